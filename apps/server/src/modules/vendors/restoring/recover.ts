/** An operator says that a studio's journal, or the platform's database, was restored: the studio holds the two together. */
import type { vendor } from '@jackfruit/contracts'
import type { infer as Infer } from 'zod/mini'
import { openStudioClient } from '../studio-client.ts'

export type Recovered = Omit<Infer<typeof vendor.studioCalls.recover.reply>, 'requestId'>

/** It may be said again: what was given back is given back once. Throws where the studio does not answer, or offers no such call. */
export const recoverStudio = (
  { url, secret, now }: { readonly url: string; readonly secret: string; readonly now: () => Date },
  studio: string,
): Promise<Recovered> => openStudioClient(url, () => secret, now).ask(studio, 'recover', {})
