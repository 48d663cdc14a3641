import type { Minor } from '@jackfruit/kernel'
import type { HostBridge } from '../host-bridge.ts'
import type { BetBar } from '../hud/bet-bar.ts'
import type { Overlays } from '../hud/overlays.ts'
import type { TopBar } from '../hud/top-bar.ts'
import type { Fairness, Opening, Spin } from '../model.ts'
import type { MessageBox } from '../panels/message.ts'
import type { PlayServer } from '../play/play-server.ts'
import type { ReelBoard } from '../reels/board.ts'
import type { Sound } from '../sound.ts'
import type { Say } from '../texts.ts'
import type { AutoplayState } from './autoplay.ts'
import type { Patience } from './patience.ts'

/** What the course of play speaks to. */
export interface GameParts {
  readonly opening: Opening
  readonly server: PlayServer
  readonly board: ReelBoard
  readonly scatter: string
  /** What the reels show before the first spin. */
  readonly firstWindow: Spin['window']
  readonly top: TopBar
  readonly bar: BetBar
  readonly overlays: Overlays
  readonly message: MessageBox
  readonly sound: Sound
  readonly host: HostBridge
  readonly say: Say
  readonly wantsStill: () => boolean
}

export type Phase = 'idle' | 'spinning' | 'showing'

/** What the course of play remembers. One round at a time. */
export interface Table {
  phase: Phase
  balance: Minor
  /** Wins less stakes since the game was opened. */
  net: Minor
  /** Rounds finished since the game was opened. */
  rounds: number
  /** Which of the offered stakes. */
  place: number
  turbo: boolean
  auto: AutoplayState | null
  fairness: Fairness
  /** The window on the reels, to return to when a spin comes to nothing. */
  standing: Spin['window']
  /** The session is over: nothing more can be asked. */
  over: boolean
  readonly patience: Patience
  readonly stake: () => Minor
}

export function layTable(opening: Opening, standing: Spin['window'], patience: Patience): Table {
  const table: Table = {
    phase: 'idle',
    balance: opening.balance,
    net: 0n,
    rounds: 0,
    place: Math.max(0, opening.stakes.indexOf(opening.defaultStake)),
    turbo: false,
    auto: null,
    fairness: opening.fairness,
    standing,
    over: false,
    patience,
    stake: () => opening.stakes[table.place] ?? opening.defaultStake,
  }
  return table
}

export const spinOptions = (table: Table, parts: GameParts) => ({
  turbo: table.turbo,
  still: parts.wantsStill(),
})

/** Brings the bars to what the table says. */
export function refreshBars(table: Table, parts: GameParts): void {
  const { bar, top, opening } = parts
  const { phase, auto, place } = table
  bar.lock(phase !== 'idle' || auto !== null)
  bar.setStake(table.stake(), { raise: place < opening.stakes.length - 1, lower: place > 0 })
  if (auto) bar.setMode('autoStop', auto.left)
  else bar.setMode(phase === 'spinning' ? 'wait' : phase === 'showing' ? 'skip' : 'spin', null)
  top.setRounds(table.rounds)
}
