/** A database that is coming up says so: it is waited for, or each start meanwhile would be a fall of the program. */
import { setTimeout as pause } from 'node:timers/promises'
import { bounds, connectClient } from '@jackfruit/postgres'

const lookEveryMs = 500
const comingUp = '57P03'

/** Returns where it answers, and where it fails otherwise: that whoever needs it meets again. */
export async function untilUp(url: string, withinMs = 60_000): Promise<void> {
  for (const end = performance.now() + withinMs; performance.now() < end; await pause(lookEveryMs)) {
    try {
      const client = await connectClient(url, { bounds: bounds.answering })
      await client.end()
      return
    } catch (error) {
      if ((error as { code?: unknown }).code !== comingUp) return
    }
  }
}
