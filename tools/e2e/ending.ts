/** How what was brought up goes away again, whatever else fails on the way. */
import type { ChildProcess } from 'node:child_process'

interface Running {
  stop(): Promise<void>
}

/** All of them are stopped, also when one will not; whether each did is the answer. */
export async function stopAll(running: readonly Running[], say: (line: string) => void): Promise<boolean> {
  const ended = await Promise.allSettled(running.map((one) => one.stop()))
  const failures = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  for (const reason of failures) say(`Did not stop cleanly: ${reason}`)
  return failures.length === 0
}

/** A door into what runs: the one does not come up, or stay, without the other. */
export async function withDoor<Door extends { close(): Promise<void> }>(
  behind: Running,
  open: () => Promise<Door>,
) {
  const door = await open().catch(async (error: unknown) => {
    // Why it did not open is what is told, also when the rest does not stop either.
    await Promise.allSettled([behind.stop()])
    throw error
  })
  const stop = async () => {
    try {
      await door.close()
    } finally {
      await behind.stop()
    }
  }
  return { door, stop }
}

/** 1 when it was killed, or did not so much as start. */
export function statusOf(child: ChildProcess): Promise<number> {
  return new Promise((done) => {
    child.once('error', (error) => {
      console.error(error.message)
      done(1)
    })
    child.once('exit', (code) => done(code ?? 1))
  })
}
