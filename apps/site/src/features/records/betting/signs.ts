import * as z from 'zod/mini'

const sign = z.string().check(z.regex(/^[A-Z0-9]{1,3}$/))
const reel = z.array(sign).check(z.minLength(1), z.maxLength(6))
const reels = z.array(reel).check(z.minLength(2), z.maxLength(8))
const spun = z.object({ outcome: z.object({ base: z.object({ window: reels }) }) })

/** The reels of a round's evidence, each from its top; null for rounds without, and where they are not all of a height. */
export function signsOf(evidence: unknown): readonly (readonly string[])[] | null {
  const parsed = z.safeParse(spun, evidence)
  if (!parsed.success) return null
  const { window } = parsed.data.outcome.base
  return window.every(({ length }) => length === window[0]?.length) ? window : null
}
