/** The par sheet of Golden Chinthe: what a regulator asks for, as Markdown. */
import { type Exact, exact } from '../../studios/hexworks/games/slot-golden-chinthe/exact.ts'
import game from '../../studios/hexworks/games/slot-golden-chinthe/game.json' with { type: 'json' }
import * as rules from '../../studios/hexworks/games/slot-golden-chinthe/rules.ts'
import { hexworksGames } from '../../studios/host/hexworks.ts'

export interface Sheet {
  readonly text: string
  /** Published figures that are not what was counted. */
  readonly differences: readonly string[]
}

const percent = (share: number, digits: number) => (share * 100).toFixed(digits)

const figuresOf = (counted: Exact) => ({
  rtp: percent(counted.totalReturn, 4),
  lines: percent(counted.lineReturn, 3),
  scatter: percent(counted.scatterReturn, 3),
  freeSpins: percent(counted.freeReturn, 3),
  triggerEvery: counted.triggerEvery.toFixed(2),
  featureMean: counted.featureMean.toFixed(2),
  hitRate: percent(counted.hitRate, 2),
  deviation: counted.deviation.toFixed(3),
  spinMax: String(Math.floor(counted.spinMax)),
})

export function goldenChintheSheet(counted: Exact = exact()): Sheet {
  const figures = figuresOf(counted)
  const published: Readonly<Record<string, string>> = game.published
  const differences = Object.entries(figures)
    .filter(([name, value]) => published[name] !== value)
    .map(([name, value]) => `${name}: published ${published[name]}, counted ${value}`)
  const sections = [head(counted), results(figures, counted), strips(), stops(), pays(), stakes()]
  return { text: sections.join('\n\n'), differences }
}

function head({ places }: Exact): string {
  const build = hexworksGames.find(({ code }) => code === game.code)?.buildHash
  return [
    `# ${game.name.EN}: par sheet`,
    `Game ${game.code}, version ${game.version}, build ${build}.`,
    `Counted over all ${places.toLocaleString('en')} resting places of the reels; free spins in closed form, retriggers included. Nothing is simulated.`,
  ].join('\n\n')
}

function results(figures: ReturnType<typeof figuresOf>, { deviation }: Exact): string {
  const range = (rounds: number) => `± ${percent((1.96 * deviation) / Math.sqrt(rounds), 2)} %`
  return table(
    'Results',
    ['Figure', 'Value'],
    [
      ['Return to player', `${figures.rtp} %`],
      ['… of it lines', `${figures.lines} %`],
      ['… of it scatters', `${figures.scatter} %`],
      ['… of it free spins', `${figures.freeSpins} %`],
      ['Rounds that pay', `${figures.hitRate} %`],
      ['Free spins begin once in', `${figures.triggerEvery} rounds`],
      ['They return on average', `${figures.featureMean} stakes`],
      ['Standard deviation of a stake of 1', figures.deviation],
      ['Volatility', game.published.volatility],
      ['Most that one spin pays outside free spins', `${figures.spinMax} stakes`],
      ...[10_000, 100_000, 1_000_000].map((n) => [
        `95 % of ${n.toLocaleString('en')} rounds return within`,
        range(n),
      ]),
    ],
  )
}

const strips = () =>
  table(
    'Reel strips',
    ['Reel', 'Signs, from the top'],
    rules.reels.map((reel, i) => [String(i + 1), reel.join(' ')]),
  )

function stops(): string {
  const signs: readonly rules.Sign[] = ['C1', 'C2', 'C3', 'C4', 'A', 'K', 'Q', 'J', 'W', 'S']
  const count = (sign: rules.Sign) =>
    rules.reels.map((reel) => String(reel.filter((each) => each === sign).length))
  const titles = ['Sign', ...rules.reels.map((_, i) => `Reel ${i + 1}`)]
  const all = ['All', ...rules.reels.map(({ length }) => String(length))]
  return table('Stops of each sign', titles, [...signs.map((sign) => [sign, ...count(sign)]), all])
}

function pays(): string {
  const { awarded, multiplier, triggerScatters } = rules.freeSpins
  const rows = Object.entries(rules.pays).map(([sign, times]) => [sign, ...times.map(String)])
  const scatter = ['S, anywhere, in stakes', ...rules.scatterPays.map(String)]
  return [
    table('Pays in line bets, from the left', ['Sign', '3', '4', '5'], [...rows, scatter]),
    `${rules.lines.length} lines, one line bet each. W stands for every sign but S. ${triggerScatters} or more S give ${awarded} free spins at ×${multiplier}, again within them; at most ${rules.freeSpinsMax} in a round.`,
    `Lines, row of each reel from the top (0): ${rules.lines.map((line) => line.join('')).join(' ')}`,
  ].join('\n\n')
}

const stakes = () =>
  table(
    'Stakes and the most that one round may return',
    ['Currency', 'Stakes', 'Most'],
    Object.entries(rules.stakeLadder).map(([currency, ladder]) => [
      currency,
      ladder.join(' '),
      rules.maxWin[currency] ?? '',
    ]),
  )

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [`## ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
