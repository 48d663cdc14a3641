import type { Spin } from '../model.ts'
import { type GameParts, refreshBars, type Table } from './parts.ts'

/** Reels to a dealt window. */
export async function turnReels(table: Table, parts: GameParts, window: Spin['window']): Promise<void> {
  await table.patience.during(parts.board.deliver(window), parts.board.slam)
  table.standing = window
  table.phase = 'showing'
  refreshBars(table, parts)
}
