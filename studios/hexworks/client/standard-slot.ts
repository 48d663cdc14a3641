/** A slot whose rules page follows from its published tables: its look and a few words are all that it adds. */
import type { GameView, TextFiles, ViewParts } from '@jackfruit/game-page/view'
import type { Promises } from './reels/anticipation.ts'
import type { Box, ReelColours } from './reels/look.ts'
import { paysOf, readFacts, scatterSteps } from './slot/facts.ts'
import type { SlotLook } from './slot/look.ts'
import type { RulesKit } from './slot/rules-kit.ts'
import type { OwnWords } from './slot/words.ts'
import { slotView } from './slot-view.ts'

export interface StandardSlot {
  readonly manifest: { readonly name: GameView['name'] }
  /** The game's own pictures by name: `symbols`, `hall` and `guardian`. */
  readonly picture: (name: string) => string
  readonly atlas: {
    readonly symbolNames: readonly string[]
    symbolBox(name: string): Box
    readonly particleBoxes: readonly Box[]
  }
  readonly colours: ReelColours
  readonly reels: number
  /** Rows of each reel at first; the highest counts for the room. */
  readonly rows: number
  readonly heights?: readonly number[]
  readonly hasTimesReel?: boolean
  readonly widest?: number
  readonly stretch?: number
  readonly respin?: readonly string[]
  readonly face?: NonNullable<SlotLook['face']>
  readonly floats?: boolean
  readonly tagsAt?: 'corner'
  readonly coin?: string
  readonly hasPrizes?: boolean
  readonly hasMeters?: boolean
  /** Symbols that turn on the reels, the best first. */
  readonly turning: readonly string[]
  readonly scatter?: string
  readonly promises?: Promises
  readonly acts?: SlotLook['acts']
  readonly texts: TextFiles
  readonly ownWords?: OwnWords
  readonly freeNote?: string
  /** How wins are counted. */
  readonly counts: 'lines' | 'ways' | 'anywhere' | 'clusters'
  /** A symbol and the keys of texts that say what it does. */
  readonly features: readonly (readonly [symbol: string, ...keys: string[]])[]
}

const notes = {
  lines: 'rules.paysNote',
  ways: 'rules.waysNote',
  anywhere: 'rules.anywhereNote',
  clusters: 'rules.clustersNote',
} as const

/** A strip without rhyme: each reel goes round the same symbols with a stride of its own. */
const stripOf = (names: readonly string[], reel: number, length: number): string[] =>
  Array.from(
    { length },
    (_, place) => names[(place * (reel % 2 === 0 ? 3 : 5) + reel * 2) % names.length] ?? '',
  )

export function standardSlot(slot: StandardSlot): GameView {
  const { manifest, picture, atlas, colours, reels, rows, heights, turning, texts, counts, features } = slot
  const timesReel = slot.hasTimesReel ? [['x2', 'x1', 'x5', 'x3', 'x10']] : []
  const all = Array.from({ length: reels }, (_, reel) => reel)
  return slotView({
    ...{ name: manifest.name, hall: picture('hall'), atlas: picture('symbols'), colours, texts, reels, rows },
    guardian: picture('guardian'),
    ...(slot.face ? { face: slot.face } : {}),
    ...(slot.floats ? { floats: true } : {}),
    ...(counts === 'ways' ? { hasWays: true } : {}),
    symbolNames: atlas.symbolNames,
    symbolBox: (name) => atlas.symbolBox(name),
    particles: atlas.particleBoxes,
    ribbons: { W: 'symbol.wild', ...(slot.scatter === 'S' ? { S: 'symbol.scatter' } : {}) },
    passing: [...all.map((reel) => stripOf(turning, reel, 11)), ...timesReel],
    first: [
      ...all.map((reel) => stripOf(turning, reel, heights?.[reel] ?? rows)),
      ...timesReel.map(() => ['x1']),
    ],
    ...(slot.ownWords ? { ownWords: slot.ownWords } : {}),
    ...(slot.freeNote ? { freeNote: slot.freeNote } : {}),
    ...(slot.widest ? { widest: slot.widest } : {}),
    ...(slot.stretch ? { stretch: slot.stretch } : {}),
    ...(slot.respin ? { respin: slot.respin } : {}),
    ...(slot.tagsAt ? { tagsAt: slot.tagsAt } : {}),
    ...(slot.coin ? { coin: slot.coin } : {}),
    ...(slot.hasPrizes ? { hasPrizes: true } : {}),
    ...(slot.hasMeters ? { hasMeters: true } : {}),
    ...(slot.hasTimesReel ? { hasTimesReel: true } : {}),
    ...(slot.scatter ? { scatter: slot.scatter } : {}),
    ...(slot.promises ? { promises: slot.promises } : {}),
    ...(slot.acts ? { acts: slot.acts } : {}),
    rules: (parts, kit) => rulesOf(parts, kit, counts, features, rows),
  })
}

function rulesOf(
  { say, money, stake, facts: published }: ViewParts,
  kit: RulesKit,
  counts: StandardSlot['counts'],
  features: StandardSlot['features'],
  rows: number,
): HTMLElement[] {
  const facts = readFacts(published)
  const scattered = scatterSteps(facts).map(([count, stakes]) =>
    say('rules.scatterPays', { count, amount: kit.pay(stakes, 1) }),
  )
  const lines = facts.lines ?? []
  return [
    kit.heading(say('rules.pays', { amount: money(stake()) })),
    kit.paytable(facts.unitsPerStake, paysOf(facts)),
    kit.note(say(notes[counts])),
    ...(scattered.length > 0 ? [kit.note(scattered.join(' · '))] : []),
    ...features.map(([symbol, ...keys]) => kit.feature(symbol, ...keys.map((key) => say(key)))),
    ...(lines.length > 1
      ? [
          kit.heading(say('rules.lines', { count: lines.length })),
          kit.lines(lines, rows),
          kit.note(say('rules.linesNote')),
        ]
      : []),
  ]
}
