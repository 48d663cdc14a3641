/** The par sheet of Kite Dice, as Markdown. */
import { kitelabGames } from '../../studios/host/kitelab.ts'
import { type Exact, exact } from '../../studios/kitelab/games/kite-dice/exact.ts'
import game from '../../studios/kitelab/games/kite-dice/game.json' with { type: 'json' }
import * as rules from '../../studios/kitelab/games/kite-dice/rules.ts'
import type { Sheet } from './golden-chinthe.ts'

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`

export function kiteDiceSheet(counted: Exact = exact()): Sheet {
  const figures: Readonly<Record<string, string>> = {
    rtp: (counted.totalReturn * 100).toFixed(4),
    hitRate: (counted.hitRate * 100).toFixed(2),
    deviation: counted.deviation.toFixed(3),
  }
  const published: Readonly<Record<string, string>> = game.published
  const text = [
    `# ${game.name.EN}: par sheet`,
    `Game ${game.code}, version ${game.version}, build ${kitelabGames.find(({ code }) => code === game.code)?.buildHash}.`,
    `Counted over all ${counted.falls} falls of two dice. Nothing is simulated.`,
    [
      row('Figure', 'Value'),
      row('---', '---'),
      row('Return to player', `${figures['rtp']} %`),
      row('Rounds that pay', `${figures['hitRate']} %`),
      row('Standard deviation of a stake of 1', figures['deviation'] ?? ''),
      row('Most that one round pays', `${counted.most} stakes`),
    ].join('\n'),
    [
      row('Total', 'Pays, in stakes'),
      row('---', '---'),
      ...Object.entries(rules.pays).map(([total, hundredths]) => row(total, String(hundredths / 100))),
    ].join('\n'),
    [
      row('Currency', 'Stakes', 'Most'),
      row('---', '---', '---'),
      ...Object.entries(rules.stakeLadder).map(([currency, stakes]) =>
        row(currency, stakes.join(' '), rules.maxWin[currency] ?? ''),
      ),
    ].join('\n'),
  ].join('\n\n')
  const differences = Object.entries(figures)
    .filter(([name, value]) => published[name] !== value)
    .map(([name, value]) => `${name}: published ${published[name]}, counted ${value}`)
  return { text, differences }
}
