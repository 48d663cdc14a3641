/** Odds by prize mode. Lott and SEA pay what games.md prints first; ZY and Elott other odds of its market column. */
import { type KindName, playOf } from './kinds.ts'
import { type Odds, pays } from './play.ts'

export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const
export type PrizeMode = (typeof prizeModes)[number]

const win = (total: number): Odds => ({ win: pays(total) })

const vietnam = (two: number, three: number, four: number, one: number): Readonly<Record<string, Odds>> => ({
  de: win(two),
  dedau: win(two),
  duoi: win(two),
  lo2: win(two),
  dau1: win(one),
  duoi1: win(one),
  '3cang': win(three),
  xc: win(three),
  lo3: win(three),
  '4cang': win(four),
})

type Table = Readonly<Partial<Record<KindName, Readonly<Record<string, Odds>>>>>

const everywhere = (rows: Readonly<Record<string, Odds>>): Table => ({
  'vn-north': rows,
  'vn-south': rows,
  'vn-fast-north': rows,
  'vn-fast-south': rows,
})

const others: Readonly<Record<PrizeMode, Table>> = {
  Lott: {},
  SEA: {},
  ZY: { ...everywhere(vietnam(99, 960, 8888, 9.8)), 'two-digits': { straight: win(95) } },
  Elott: {
    ...everywhere(vietnam(98, 960, 8888, 9.8)),
    'two-digits': { straight: win(90) },
    'three-digits': { straight: { near: pays(10) } },
    // All of the big table by 1.328: the house keeps 15 percent instead of 36.
    'four-digits': {
      big: {
        first: pays(3320),
        second: pays(1328),
        third: pays(664),
        starter: pays(239.04),
        consolation: pays(79.68),
      },
    },
  },
}

/** What a play pays in a mode, or null where the kind has no such play. */
export function oddsOf(kind: KindName, play: string, mode: PrizeMode): Odds | null {
  const found = playOf(kind, play)
  return found ? { ...found.odds, ...others[mode][kind]?.[play] } : null
}
