/** Whether the slab that is picked decides about something large. */
import { isStepOpen } from '../../client/house/suspense.ts'
import type { Facts, Shown } from './shown.ts'

/** By how many slabs and mines were left before it: what lies under it plays no part. */
export function isPickOpen(
  { opened, mines }: Pick<Shown, 'opened' | 'mines'>,
  { cells, ladders }: Pick<Facts, 'cells' | 'ladders'>,
): boolean {
  const before = opened.length - 1
  const left = cells - before
  return before >= 0 && isStepOpen(ladders[mines - 1]?.[before], (left - mines) / left)
}
