/** How what stands on something else is stopped before it. */
export interface Stoppable {
  stop(): Promise<void>
}

/**
 * All of the upper ones, then what they stand on, also when one of them fails to stop: a database left
 * running would hold its folder. The first failure is thrown when nothing is left to stop.
 */
export async function stopInOrder(upper: readonly Stoppable[], below: Stoppable): Promise<void> {
  const ended = await Promise.allSettled(upper.map((one) => one.stop()))
  await below.stop()
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}
