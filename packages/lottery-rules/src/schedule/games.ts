/** The games, with what they draw and when. Minutes are those of the zone's day. */
import type { KindName } from '../kinds.ts'
import { pairedRegions, provincesOf } from './pairs.ts'
import { stations } from './provinces.ts'
import type { Rhythm, Schedule, Zone } from './schedule.ts'

export interface LotteryGame {
  readonly code: string
  readonly kind: KindName
  /** `chain`: drawn here from a chain that was sealed before; `official`: entered by two people from the public draw. */
  readonly results: 'chain' | 'official'
  readonly schedule: Schedule
  /** Games of which each two that draw together are an issue of this one: bets on both. */
  readonly joins?: readonly string[]
}

interface Row {
  readonly code: string
  readonly kind: KindName
  readonly results?: LotteryGame['results']
  readonly zone: Zone
  readonly rhythm: Rhythm
  readonly closesBeforeSeconds: number
}

const dayAndAHalf = 129_600

const game = ({ code, kind, results = 'chain', zone, rhythm, closesBeforeSeconds }: Row): LotteryGame => ({
  code,
  kind,
  results,
  schedule: { game: code, zone, rhythm, closesBeforeSeconds, opensBeforeSeconds: dayAndAHalf },
})

const at = (hour: number, minute: number) => hour * 60 + minute

/** All day round, the first draw at midnight. */
const round = (code: string, kind: KindName, zone: Zone, seconds: number): LotteryGame =>
  game({
    code,
    kind,
    zone,
    rhythm: { at: 'every', seconds, from: 0, to: 1439.5 },
    closesBeforeSeconds: seconds < 300 ? 5 : 10,
  })

const timed = (
  code: string,
  kind: KindName,
  zone: Zone,
  minute: number,
  days: { weekdays?: readonly number[]; monthDays?: readonly number[] } = {},
): Row => ({
  code,
  kind,
  zone,
  rhythm: { at: 'times', minutes: [minute], ...days },
  closesBeforeSeconds: 300,
})

const drawMinute = { north: at(18, 15), central: at(17, 15), south: at(16, 15) }

const provinces = stations.map(({ code, region, weekdays }) =>
  game({
    ...timed(
      `vn-${code}`,
      region === 'north' ? 'vn-north' : 'vn-south',
      'Asia/Ho_Chi_Minh',
      drawMinute[region],
      { weekdays },
    ),
    results: 'official',
  }),
)

/** One for each two provinces of the region on a day. */
const pairs: readonly LotteryGame[] = pairedRegions.map((region) => ({
  ...game(timed(`vn-${region}-pair`, 'vn-south-pair', 'Asia/Ho_Chi_Minh', drawMinute[region])),
  results: 'official',
  joins: provincesOf(region).map(({ code }) => `vn-${code}`),
}))

const fastVietnam = (['north', 'south'] as const).flatMap((region) =>
  (
    [
      ['45s', 45],
      ['1', 60],
      ['2', 120],
      ['5', 300],
    ] as const
  ).map(([name, seconds]) =>
    round(`vnfast-${region}-${name}`, `vn-fast-${region}`, 'Asia/Ho_Chi_Minh', seconds),
  ),
)

const twoDigits = [
  ...(
    [
      ['0930', at(9, 30)],
      ['1201', at(12, 1)],
      ['1400', at(14, 0)],
      ['1630', at(16, 30)],
    ] as const
  ).map(([name, minute]) => game(timed(`mm2d-${name}`, 'two-digits', 'Asia/Yangon', minute))),
  ...[1, 5, 15].map((minutes) => round(`mm2d-fast-${minutes}`, 'two-digits', 'Asia/Yangon', minutes * 60)),
]

const firstAndSixteenth = { monthDays: [1, 16] }

/** In the order of lists, as long as no operator gives another: what is played at home first, then the neighbours'. */
export const lotteryGames: readonly LotteryGame[] = [
  ...twoDigits,
  game({
    ...timed('mm-3d', 'three-digits', 'Asia/Yangon', at(15, 30), firstAndSixteenth),
    results: 'official',
  }),
  game({ ...timed('th-gov', 'thai', 'Asia/Bangkok', at(16, 0), firstAndSixteenth), results: 'official' }),
  // 88 rounds, from 06:15 to 04:00 of the next morning.
  game({
    code: 'yiki',
    kind: 'yiki',
    zone: 'Asia/Bangkok',
    rhythm: { at: 'every', seconds: 900, from: at(6, 15), to: at(28, 0) },
    closesBeforeSeconds: 120,
  }),
  game(timed('la-4d', 'laos', 'Asia/Vientiane', at(20, 30), { weekdays: [1, 2, 3, 4, 5] })),
  game(timed('hk-pools', 'pools', 'Asia/Hong_Kong', at(23, 0))),
  game(timed('4d-studio', 'four-digits', 'Asia/Kuala_Lumpur', at(19, 0), { weekdays: [0, 3, 6] })),
  game(timed('4d-daily', 'four-digits', 'Asia/Kuala_Lumpur', at(21, 0))),
  game(timed('mk6', 'mark-six', 'Asia/Hong_Kong', at(21, 30), { weekdays: [2, 4, 6] })),
  ...fastVietnam,
  round('k3-1m', 'dice', 'Asia/Hong_Kong', 60),
  round('pk10-1m', 'pk10', 'Asia/Hong_Kong', 60),
  round('ssc-1m', 'ssc', 'Asia/Hong_Kong', 60),
  round('pc28-1m', 'pc28', 'Asia/Hong_Kong', 60),
  round('keno20-1m', 'keno', 'Asia/Hong_Kong', 60),
  ...provinces,
  ...pairs,
]

/** The game of bets on both, and which of its issues a day they are; null for two that do not draw together. */
export function pairOf(
  one: string,
  other: string,
): { readonly game: LotteryGame; readonly no: string } | null {
  for (const game of lotteryGames) {
    const places = [one, other].map((code) => (game.joins ?? []).indexOf(code)).sort((a, b) => a - b)
    const [first = -1, second = -1] = places
    if (first >= 0 && second > first) return { game, no: pairNo(first, second) }
  }
  return null
}

/** The last part of an issue of two, by their places among the games that are joined. */
export const pairNo = (first: number, second: number): string =>
  [first, second].map((place) => String(place + 1).padStart(2, '0')).join('')

/** The games whose draws an issue joins; none for an issue of one game. */
export function joinedIn(issueId: string): readonly string[] {
  const [, code, first, second] = /^(.+)-\d{8}-(\d\d)(\d\d)$/.exec(issueId) ?? []
  const joins = lotteryGames.find((game) => game.code === code)?.joins
  return joins ? [first, second].flatMap((place) => joins[Number(place) - 1] ?? []) : []
}
