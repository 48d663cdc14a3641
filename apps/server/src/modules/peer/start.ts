/** Runs the clock of payments between members every second while the process lives. Several may. */
import { type Loop, loop } from '../../platform/work/loop.ts'
import type { Peer } from './peer.ts'

export const startPeer = (peer: Pick<Peer, 'tick'>, onError: (error: unknown) => void): Loop =>
  loop({ name: 'peer', everyMs: 1_000, work: () => peer.tick(onError), onError })
