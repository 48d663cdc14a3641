/** What every offer says, whatever its kind. A kind adds its own terms to it; together they are one version. */
import { fields, promotions } from '@jackfruit/contracts'
import { parseMinor } from '@jackfruit/kernel'
import * as z from 'zod/mini'
import { usualWeights } from '../turnover/index.ts'

const { languageCode, money } = fields

/** An amount above zero. */
export const amount = money.check(z.refine((text) => (parseMinor(text) ?? 0n) > 0n))
export const whole = (least: number, most: number) => z.number().check(z.int(), z.gte(least), z.lte(most))

/** Kinds of games as they are counted, such as RNG or LIVE; without it all. */
export const gameKinds = z.optional(
  z.array(z.string().check(z.regex(/^[A-Z]{2,12}$/))).check(z.minLength(1), z.maxLength(20)),
)

const title = z.string().check(z.minLength(1), z.maxLength(80))
const others = Object.fromEntries(languageCode.options.map((code) => [code, z.optional(title)]))

/** For whom it is. What is left out asks nothing. */
const audience = z.strictObject({
  /** At least this rank. */
  rankMin: z.optional(whole(1, 100)),
  /** Registered at most so many days ago. */
  newDays: z.optional(whole(2, 3650)),
})

/** What nobody may have twice: a member never may. */
const onceFor = ['device', 'payout', 'household'] as const

/** Of two decimals. */
export const times = z.number().check(
  z.gte(0.01),
  z.lte(100),
  z.refine((number) => Math.abs(Math.round(number * 100) - number * 100) < 1e-6),
)
const gameKind = z.enum(Object.keys(usualWeights) as [string, ...string[]])

/** A reward that asks for something. Without these terms it is cash. */
const bonus = z.strictObject({
  mode: z.enum(promotions.bonusModes),
  /** The turnover that it asks for, as a multiple of the bonus or of what was paid in together with it. */
  times,
  base: z._default(z.enum(['bonus', 'both']), 'bonus'),
  /** Within so many days. */
  days: whole(1, 90),
  /** The most of one stake while it is played. */
  stakeMost: z.optional(amount),
  /** The bets that fill its turnover bring no rebate. */
  excludeRebate: z.optional(z.boolean()),
  /** Percent that a kind of game counts, where it is not the usual. */
  weights: z.optional(z.partialRecord(gameKind, whole(0, 100))),
  /** Kinds and games that cannot be opened while it is played, and count nothing. */
  without: z.optional(
    z.strictObject({
      kinds: z._default(z.array(gameKind).check(z.maxLength(12)), []),
      games: z._default(
        z
          .array(
            z.strictObject({
              game: z.string().check(z.regex(/^[a-z0-9-]{2,40}:[a-z0-9-]{1,60}$/)),
              name: z.string().check(z.minLength(1), z.maxLength(60)),
            }),
          )
          .check(z.maxLength(20)),
        [],
      ),
    }),
  ),
})
export type BonusTerms = z.infer<typeof bonus>

export const commonTerms = {
  title: z.strictObject({
    ...(others as Record<z.infer<typeof languageCode>, z.ZodMiniOptional<typeof title>>),
    EN: title,
  }),
  art: z.enum(promotions.offerArts),
  audience: z._default(audience, {}),
  once: z._default(z.array(z.enum(onceFor)), []),
  bonus: z.optional(bonus),
  /** Days in which a reward of the reward centre may be taken. */
  takeDays: z._default(whole(2, 365), 7),
}
const common = z.strictObject(commonTerms)
export type CommonTerms = z.infer<typeof common>
/** What is asked for what is paid under them. */
export type Paid = Pick<CommonTerms, 'bonus'> & { readonly turnover?: number | undefined }

/** Of terms that were checked when they were made. */
export function minor(text: string): bigint {
  const amount = parseMinor(text)
  if (amount === null) throw new Error(`no amount: ${text}`)
  return amount
}

export const titleIn = ({ title }: CommonTerms, language: string): string =>
  title[language as 'EN'] ?? title.EN
