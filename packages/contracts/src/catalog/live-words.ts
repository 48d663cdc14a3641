/** The words for how a live table stands: those of makers, and those of the lobby. */
import * as z from 'zod/mini'
import { instant } from '../fields.ts'

/** `closed`: no more bets, and nothing is shown yet. `paused`: nothing is dealt until the studio says otherwise. */
export const tablePhases = ['betting', 'closed', 'dealing', 'result', 'shuffling', 'paused'] as const
export type TablePhase = (typeof tablePhases)[number]

export const tableKinds = [
  'baccarat',
  'dragonTiger',
  'roulette',
  'dice',
  'discs',
  'fanTan',
  'andarBahar',
  'teenPatti',
  'pictures',
  'colours',
  'wheel',
  'blackjack',
  'other',
] as const
export type TableKind = (typeof tableKinds)[number]

/** What one result of a game is written as in its road; of `blackjack` and `other` nothing is written. */
const marksOf = {
  /** Banker, player, tie. */
  baccarat: /^[BPT]$/,
  /** Dragon, tiger, tie. */
  dragonTiger: /^[DGT]$/,
  /** The pocket. */
  roulette: /^(0|00|[1-9]|[12]\d|3[0-6])$/,
  /** Three dice, in the order in which they fell: 3-4-6. */
  dice: /^[1-6]-[1-6]-[1-6]$/,
  /** How many of four discs are red. */
  discs: /^[0-4]$/,
  /** What is left of the beads. */
  fanTan: /^[1-4]$/,
  andarBahar: /^[AB]$/,
  /** The first hand, the second, neither. */
  teenPatti: /^[ABT]$/,
  pictures: /^(fish|prawn|crab|rooster|gourd|coin)(-(fish|prawn|crab|rooster|gourd|coin)){2}$/,
  colours: /^(yellow|white|pink|blue|red|green)(-(yellow|white|pink|blue|red|green)){2}$/,
  /** What the field pays to one, or its picture. */
  wheel: /^(sun|moon|[1-9]\d{0,3})$/,
  blackjack: /^(?!)/,
  other: /^(?!)/,
} as const satisfies Readonly<Record<TableKind, RegExp>>

/** So many of the last results, the oldest first. */
export const roadMax = 120
export const dealers = ['person', 'simulated', 'none'] as const

/** What the marks of a road are, by the kind of its game. */
export const isRoadOf = (kind: TableKind, marks: readonly string[]): boolean =>
  marks.every((mark) => marksOf[kind].test(mark))

export const road = z.array(z.string().check(z.maxLength(24))).check(z.maxLength(roadMax))

/** What changes from moment to moment. `id` is of all makers. */
export const tableStanding = z.object({
  id: z.string(),
  phase: z.enum(tablePhases),
  /** Its maker has said nothing for a while: nobody knows how it stands. */
  isSilent: z.boolean(),
  /** By the platform's clock; null where nothing can be bet on. */
  closesAt: z.nullable(instant),
  players: z.int(),
  road,
})
