/**
 * What is published of each kind: the figures of one play, at the odds of Lott and SEA. It is a play whose wins are few
 * enough to be written down; what every other returns stands beside it on the page. A test draws and settles each.
 */
import { floatOf, type KindName, kinds, oddsOf, playOf } from '@jackfruit/lottery-rules'
import { type Published, volatilityOf } from '@jackfruit/studio-kit/rules'

/** Kind | play | line | what it brings, in 1/10,000 of the unit | what else it brings, and how often of how many. */
const rows = `
vn-north | truot1 | 00 | 12500
vn-south | truot1 | 00 | 11500
vn-south-pair | da2 | 01-02 | 5500000
vn-fast-north | sides | big | 19500
vn-fast-south | sides | big | 19500
two-digits | straight | 01 | 850000
three-digits | straight | 012 | 7000000 | 100000:5/1000
thai | top2 | 01 | 900000
yiki | top2 | 01 | 900000
laos | top2 | 01 | 900000
pools | 2d | 01 | 700000
four-digits | 3a | 012 | 6600000
dice | sides | big | 19200
pk10 | sides | 1:big | 19200
ssc | sides | 1:big | 19000
pc28 | sides | big | 19200
mark-six | specialsides | big | 19600 | 10000:1/49
keno | sum | odd | 19000
`

interface Outcome {
  /** In 1/10,000 of the unit. */
  readonly times: number
  readonly chance: number
}

interface Certificate {
  readonly play: string
  readonly pick: string
  readonly outcomes: readonly Outcome[]
  readonly published: Published
}

export const certificates: ReadonlyMap<KindName, Certificate> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [kind = '', play = '', pick = '', main = '', other = ''] = row
        .split('|')
        .map((cell) => cell.trim())
      if (!(kind in kinds)) throw new Error(`no kind ${kind}`)
      const known = kind as KindName
      return [known, certificateOf(known, { play, pick, main: Number(main), other: otherIn(other) })] as const
    }),
)

function otherIn(cell: string): readonly Outcome[] {
  const [, times, ways, all] = /^(\d+):(\d+)\/(\d+)$/.exec(cell) ?? []
  return times ? [{ times: Number(times), chance: Number(ways) / Number(all) }] : []
}

interface Row {
  readonly play: string
  readonly pick: string
  readonly main: number
  readonly other: readonly Outcome[]
}

/** How often the first win comes is what its exact return leaves beside the others. */
function certificateOf(kind: KindName, { play: id, pick, main, other }: Row): Certificate {
  const play = playOf(kind, id)
  const odds = oddsOf(kind, id, 'Lott')
  if (!play || !odds) throw new Error(`no play ${id} of ${kind}`)
  const rtp = floatOf(play.exact(pick, odds))
  const unit = play.cost(pick) * 100
  const rest = other.reduce((sum, { times, chance }) => sum + (times / unit) * chance, 0)
  const outcomes = [{ times: main, chance: ((rtp - rest) * unit) / main }, ...other]
  const square = outcomes.reduce((sum, { times, chance }) => sum + (times / unit) ** 2 * chance, 0)
  const deviation = Math.sqrt(square - rtp ** 2)
  const hitRate = outcomes.reduce((sum, { chance }) => sum + chance, 0)
  const most = Math.max(...outcomes.map(({ times }) => times)) / unit
  return {
    ...{ play: id, pick, outcomes },
    published: {
      rtp: (rtp * 100).toFixed(4),
      hitRate: (hitRate * 100).toFixed(2),
      deviation: deviation.toFixed(3),
      volatility: volatilityOf(deviation),
      most: String(Number(most.toFixed(4))),
      method: 'exact',
    },
  }
}
