/** Runs the clock of payments between members every second while the process lives. Several may. */
import type { Peer } from './peer.ts'

const everyMs = 1_000

export function startPeer(
  peer: Pick<Peer, 'tick'>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const next = async (): Promise<void> => {
    await peer.tick(onError).catch(onError)
    if (!isStopped) timer = setTimeout(run, everyMs)
  }
  let running = next()
  const run = () => {
    running = next()
  }
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
