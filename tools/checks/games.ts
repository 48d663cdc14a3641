/** Every game states its return to the player, and a test proves the figure. */
import type { Finding, Source } from './sources.ts'

const engine = /^((studios\/[^/]+\/games)\/([^/]+))\/engine\.ts$/
const provesReturn =
  /\b(?:test|it)(?:\.\w+)?\(\s*(['"`])[^\n]*\b(returns?|rtp|paid back|certificate|publishes)\b[^\n]*\1/i
const proof = /\b(exact|every|all|counted|enumerat\w*|simulat\w*|markov|certified|published|computed)\b/i

/** A game without a test whose title speaks of its return, and says how it was found. */
export function unprovenGames(sources: readonly Source[]): Finding[] {
  return sources.flatMap(({ path }) => {
    const [, home, shelf, code] = engine.exec(path) ?? []
    if (!home) return []
    const isBeside = (other: string) => other.slice(0, other.lastIndexOf('/')) === shelf
    // A test beside the games counts for those that it names, and for all when it takes the studio's list.
    const tests = sources.filter(
      ({ path: other, text }) =>
        /\.test\.ts$/.test(other) &&
        (other.startsWith(`${home}/`) ||
          (isBeside(other) && (text.includes(`'./${code}/game.ts'`) || text.includes(`'./index.ts'`)))),
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
