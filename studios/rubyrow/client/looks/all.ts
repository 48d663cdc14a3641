/** Every table that the page can show, by its id: the look of its game is fetched when it is opened. */
import type { Level } from '@jackfruit/table-rules/limits'
import { rows } from '../../tables/levels.ts'
import type { TableLook } from '../felt/look.ts'

const looks: Readonly<Record<string, () => Promise<TableLook>>> = {
  'bac-classic': async () => (await import('./baccarat.ts')).classic,
  'bac-nocomm': async () => (await import('./baccarat.ts')).noCommission,
  'bac-speed': async () => (await import('./baccarat.ts')).speed,
  'roul-eu': async () => (await import('./roulette.ts')).european,
  'roul-partage': async () => (await import('./roulette.ts')).partage,
  sicbo: async () => (await import('./sic-bo.ts')).look,
  taixiu: async () => (await import('./tai-xiu.ts')).look,
  dt: async () => (await import('./dragon-tiger.ts')).look,
  fantan: async () => (await import('./fan-tan.ts')).look,
  xocdia: async () => (await import('./xoc-dia.ts')).look,
  fpc: async () => (await import('./pictures.ts')).fishPrawnCrab,
  andarbahar: async () => (await import('./andar-bahar.ts')).look,
  tp2020: async () => (await import('./teen-patti.ts')).look,
  'bj-unlimited': async () => (await import('./blackjack.ts')).look,
  colorgame: async () => (await import('./colours.ts')).plain,
  'colorgame-boost': async () => (await import('./colours.ts')).boosted,
  'big6-54': async () => (await import('./money-wheel.ts')).look,
}

export interface Table {
  readonly id: string
  /** Which of its game's tables, from 1. */
  readonly number: number
  readonly level: Level
  readonly look: () => Promise<TableLook>
}

/** Null for one that is not there. */
export function findTable(id: string): Table | null {
  const [, code = '', number = ''] = /^(.+)-(\d+)$/.exec(id) ?? []
  const [, ...levels] = rows.find(([game]) => game === code) ?? []
  const level = levels[Number(number) - 1]
  const look = Object.hasOwn(looks, code) ? looks[code] : undefined
  return level && look ? { id, number: Number(number), level, look } : null
}
