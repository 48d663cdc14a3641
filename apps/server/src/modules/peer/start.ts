/** Runs the clock of payments between members every second while the process lives. Several may. */

import type { Platform } from '../../platform/module.ts'
import { type Loop, loop } from '../../platform/work/loop.ts'
import type { Peer } from './peer.ts'

export const startPeer = (
  { tick }: Pick<Peer, 'tick'>,
  { clock, warn }: Pick<Platform, 'clock' | 'warn'>,
): Loop => {
  const onError = warn('payments between members')
  return loop({ name: 'peer', everyMs: 1_000, work: () => tick(onError), onError, clock })
}
