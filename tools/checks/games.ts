/** Every game states its return to the player, and a test proves the figure. */
import type { Finding, Source } from './sources.ts'

const engine = /^(studios\/[^/]+\/games\/[^/]+)\/engine\.ts$/
const provesReturn = /\b(?:test|it)(?:\.\w+)?\(\s*(['"`])[^\n]*\b(returns?|rtp|paid back)\b[^\n]*\1/i
const proof = /\b(exact|every|all|counted|enumerat\w*|simulat\w*|markov|certified|published)\b/i

/** A game without a test whose title speaks of its return, and says how it was found. */
export function unprovenGames(sources: readonly Source[]): Finding[] {
  return sources.flatMap(({ path }) => {
    const [, home] = engine.exec(path) ?? []
    if (!home) return []
    const tests = sources.filter(
      ({ path: other }) => other.startsWith(`${home}/`) && /\.test\.ts$/.test(other),
    )
    const proven = tests.some(({ text }) =>
      text.split(/(?=\b(?:test|it)(?:\.\w+)?\()/).some((part) => provesReturn.test(part) && proof.test(part)),
    )
    return proven
      ? []
      : [
          {
            path: home,
            problem: 'no test proves its return: count every outcome, or simulate with a printed seed',
          },
        ]
  })
}
