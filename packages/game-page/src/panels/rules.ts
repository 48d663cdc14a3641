import { element } from '../dom.ts'
import type { Opening } from '../model.ts'
import { moneyNode, moneyText } from '../money.ts'
import type { Say } from '../texts.ts'

type Pair = readonly [name: string, value: Node | string]

const pairs = (list: readonly Pair[], kind = '') =>
  element(
    'dl',
    { class: `facts ${kind}` },
    ...list.flatMap(([name, value]) => [element('dt', {}, name), element('dd', { class: 'num' }, value)]),
  )

/** The part of the rules that is the same for all games: what is published, and of what build. */
export function certificate(say: Say, opening: Opening): Node[] {
  const { published, stakes, limits, currency, maxWin, version, buildHash } = opening
  const { simulated } = published
  const [lowest, highest] = [stakes[0] ?? limits.min, stakes.at(-1) ?? limits.max]
  const figures = pairs([
    [say('rules.rtp'), `${published.rtp}%`],
    [say('rules.hit'), `${published.hitRate}%`],
    [say('rules.volatility'), say(`volatility.${published.volatility}`)],
    [say('rules.deviation'), published.deviation],
    [say('rules.most'), `×${published.most}`],
    [say('rules.maxWin'), moneyNode(maxWin, currency)],
    [say('rules.limits'), `${moneyText(lowest, currency)} – ${moneyText(highest, currency)}`],
  ])
  const how = simulated
    ? say('rules.simulated', {
        rounds: simulated.rounds.toLocaleString('en-US'),
        error: simulated.error,
        seed: simulated.seed,
      })
    : say('rules.exact')
  return [
    element('h3', {}, say('rules.figures')),
    figures,
    element('p', { class: 'hint' }, `${how} ${say('rules.independent')}`),
    element('p', { class: 'hint' }, say('rules.malfunction')),
    element('h3', {}, say('rules.certificate')),
    pairs(
      [
        [say('rules.version'), version],
        [say('rules.build'), buildHash],
      ],
      'build',
    ),
    element('p', { class: 'hint keys' }, say('keys.note')),
  ]
}
