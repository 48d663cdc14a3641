/** An operator says that a studio's journal, or the platform's database, was restored: the studio holds the two together. */
import type { vendor } from '@jackfruit/contracts'
import type { infer as Infer } from 'zod/mini'
import type { Db } from '../../../platform/database/db.ts'
import { note, type Signed } from '../../catalog/index.ts'
import { openStudioClient } from '../studio-client.ts'

export type Recovered = Omit<Infer<typeof vendor.studioCalls.recover.reply>, 'requestId'>

interface Recovering {
  readonly db: Db
  readonly url: string
  readonly secret: string
  readonly now: () => Date
}

/**
 * It may be said again: what was given back is given back once. The journal tells who asked and why, before the studio is
 * asked, and then what came of it. Throws where the studio does not answer, or offers no such call.
 */
export async function recoverStudio(
  { db, url, secret, now }: Recovering,
  studio: string,
  signed: Signed,
): Promise<Recovered> {
  const keep = (before: object, after: object) =>
    db
      .transaction()
      .execute((tx) => note(tx, { what: 'recovery of a vendor', target: studio, before, after, ...signed }))
  const asked = { state: 'asked' }
  await keep({}, asked)
  try {
    const told = await openStudioClient(url, () => secret, now).ask(studio, 'recover', {})
    await keep(asked, told)
    return told
  } catch (error) {
    await keep(asked, { state: 'unanswered' })
    throw error
  }
}
