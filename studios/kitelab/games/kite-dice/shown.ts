/** What a round of Kite Dice shows, and what its page is told of the tables. */
import * as z from 'zod/mini'

export const shown = z.object({ dice: z.tuple([z.number(), z.number()]), total: z.number() })

/** What each total returns, in hundredths of the stake. */
export const facts = z.object({ pays: z.record(z.string(), z.number()) })

export type Shown = z.infer<typeof shown>
export type Facts = z.infer<typeof facts>
