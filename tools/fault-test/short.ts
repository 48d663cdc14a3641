/** Several faults in one world, under one load: what the suite has time for. */
import type { Fault } from './fault.ts'
import { timeUntilServing } from './serving.ts'

/** They serve again after one fault before the next one comes. */
const patienceMs = 45_000

/** The bounds of time are the command's to hold: others are tested on the same machine meanwhile. */
export const oneAfterTheOther = (name: string, faults: readonly Fault[]): Fault => ({
  name,
  title: faults.map(({ title }) => title).join('; then '),
  backWithinMs: patienceMs,
  ...(faults.some(({ journal }) => journal) && { journal: 'older than the ledger' as const }),
  async happen(scene) {
    const problems: string[] = []
    for (const fault of faults) {
      problems.push(...(await fault.happen(scene)).map((problem) => `${fault.name}: ${problem}`))
      if ((await timeUntilServing(scene, patienceMs)) === null)
        return [...problems, `${fault.name}: does not serve again by itself`]
    }
    return problems
  },
  async afterwards(scene) {
    const problems: string[] = []
    for (const { afterwards } of faults) problems.push(...((await afterwards?.(scene)) ?? []))
    return problems
  },
})
