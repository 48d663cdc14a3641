/** How what stands on something else is stopped before it. */
export interface Stoppable {
  stop(): Promise<void>
}

/** What the others stand on, and what somebody starts again when it ends by itself. */
export interface Ground extends Stoppable {
  /** From now on it is not started again. */
  leave(): void
}

/**
 * All of the upper ones, then what they stand on, also when one of them fails to stop: a database left
 * running would hold its folder. The first failure is thrown when nothing is left to stop. Whoever signals every process
 * at once ends the lowest first: that it ends meanwhile is no fall.
 */
export async function stopInOrder(upper: readonly Stoppable[], below: Ground): Promise<void> {
  below.leave()
  const ended = await Promise.allSettled(upper.map((one) => one.stop()))
  await below.stop()
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}
