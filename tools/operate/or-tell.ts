/** How a command ends that went wrong: with one sentence and a status, never with a stack of calls. */
export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Ends with 1 on a failure, and says it in the words of `tell`. */
export async function orTell(run: () => Promise<void>, tell = sentenceOf): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(tell(error))
    process.exitCode = 1
  }
}
