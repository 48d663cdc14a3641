import type { Minor } from '@jackfruit/kernel'
import type { FetchedCelebration } from '../celebrate/fetched.ts'
import type { HostBridge } from '../host-bridge.ts'
import type { BetBar } from '../hud/bet-bar.ts'
import type { FreeBand } from '../hud/free-band.ts'
import type { Overlays } from '../hud/overlays.ts'
import type { TopBar } from '../hud/top-bar.ts'
import type { Fairness, FreeRounds, Opening, Round } from '../model.ts'
import type { MessageBox } from '../panels/message.ts'
import type { PlayServer } from '../play/play-server.ts'
import type { Sound } from '../sound/sound.ts'
import type { Say } from '../texts.ts'
import type { Look, Table } from '../view.ts'
import type { AutoplayState, AutoplayStop } from './autoplay.ts'
import type { Patience } from './patience.ts'
import { quickStakes } from './quick-stake.ts'

/** What the course of play speaks to. */
export interface PageParts {
  readonly opening: Opening
  readonly server: PlayServer
  readonly table: Table
  readonly top: TopBar
  readonly bar: BetBar
  readonly overlays: Overlays
  readonly band: FreeBand
  readonly celebration: Pick<FetchedCelebration, 'celebrate' | 'prepare'>
  readonly message: MessageBox
  readonly sound: Sound
  readonly host: HostBridge
  readonly say: Say
  readonly patience: Patience
  readonly wantsStill: () => boolean
}

/** `open`: the round waits for the player's action. */
export type Phase = 'idle' | 'asking' | 'showing' | 'open' | 'waiting'

/** What the course of play remembers. One round at a time. */
export interface Course {
  phase: Phase
  balance: Minor
  /** Wins less stakes since the game was opened. */
  net: Minor
  /** Rounds finished since the game was opened. */
  rounds: number
  /** Which of the offered stakes or chips. */
  place: number
  turbo: boolean
  auto: AutoplayState | null
  fairness: Fairness
  /** The round that waits for an action. */
  open: Round | null
  /** Rounds that cost nothing, while there are some: of their own stake. */
  free: FreeRounds | null
  /** The session is over: nothing more can be asked. */
  over: boolean
  /** When the last bet was made, by the clock of the page. */
  beganMs: number
}

export const beginCourse = (opening: Opening): Course => ({
  phase: 'idle',
  balance: opening.balance,
  net: 0n,
  rounds: 0,
  place: Math.max(0, opening.stakes.indexOf(opening.defaultStake)),
  turbo: false,
  auto: null,
  fairness: opening.fairness,
  open: null,
  free: opening.free,
  over: false,
  beganMs: 0,
})

/** The stake per bet, or the chip. */
export const chosen = ({ place, free }: Course, { stakes, defaultStake }: Opening): Minor =>
  free?.stake ?? stakes[place] ?? defaultStake

/** What the next round costs: the chips that lie on places together, or the stake. */
export function cost(course: Course, { table, opening }: PageParts): Minor {
  const laid = table.laid()
  return laid.stake ?? chosen(course, opening)
}

export const lookOf = (course: Course, parts: PageParts): Look => ({
  turbo: course.turbo,
  still: parts.wantsStill(),
})

const modes = {
  idle: 'play',
  asking: 'wait',
  waiting: 'wait',
  open: 'wait',
  showing: 'skip',
} as const

/** Brings the bars and the table's lock to what the course says. */
export function refreshBars(course: Course, parts: PageParts): void {
  const { bar, top, opening, table } = parts
  const { phase, auto, place, free } = course
  const isLocked = phase !== 'idle' || auto !== null
  const laid = table.laid()
  table.lock(isLocked)
  bar.lock(isLocked)
  bar.setStake(
    { each: chosen(course, opening), ...(laid.stake === undefined ? {} : { together: laid.stake }) },
    { raise: !free && place < opening.stakes.length - 1, lower: !free && place > 0 },
  )
  bar.setQuick(quickStakes(opening.stakes, chosen(course, opening), course.balance))
  bar.setFree(free !== null)
  if (auto) bar.setMode('autoStop', auto.left)
  else bar.setMode(phase === 'idle' && 'missing' in laid ? 'missing' : modes[phase], null)
  top.setRounds(course.rounds)
}

export function enter(course: Course, parts: PageParts, phase: Phase): void {
  course.phase = phase
  refreshBars(course, parts)
}

/** `why` is told to the player; null where something else already tells it. */
export function endAutoplay(course: Course, parts: PageParts, why: AutoplayStop | 'player' | null): null {
  if (!course.auto) return null
  course.auto = null
  if (why) {
    const words = parts.say(`auto.stopped.${why}`)
    parts.overlays.announce(words)
    if (why !== 'done') parts.overlays.note(words)
  }
  refreshBars(course, parts)
  return null
}
