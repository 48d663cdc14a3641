/** What ends a whole product that was brought up: whoever runs it, or a program that cannot be kept running. */
import type { Stack } from './stack.ts'

/** Ends this process: with 0 where it was asked to stop, with 1 and a sentence where a program was given up. */
export function attend({ stop, givenUp }: Pick<Stack, 'stop' | 'givenUp'>): void {
  let isStopping = false
  const end = async (status: number, why: string) => {
    if (isStopping) return
    isStopping = true
    console.log(`${why}\nStopping …`)
    await stop().catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
    // Said last, so that it is what stands at the end of the output.
    if (status !== 0) console.error(why)
    process.exit(status)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0, ''))
  void givenUp.then((why) => end(1, why))
}
