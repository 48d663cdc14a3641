/** A way to pay in as a brand's file has it. No part of what browsers load. */
import * as z from 'zod/mini'
import { money } from '../fields.ts'
import { methodKinds } from './deposits.ts'

const kind = z.enum(methodKinds)
const name = z.string().check(z.minLength(1), z.maxLength(80))
const count = z.number().check(z.int(), z.gte(0), z.lte(100_000))
const payCurrency = z.string().check(z.regex(/^[A-Z]{3,5}$/))
const methodCode = z.string().check(z.regex(/^[a-z0-9-]{2,40}$/))
const digits = z.string().check(z.regex(/^[1-9]\d{0,14}$/))

const emvAccount = {
  tag: z.string().check(z.regex(/^(2[6-9]|[34]\d|5[01])$/)),
  fields: z
    .array(z.tuple([z.string().check(z.regex(/^\d\d$/)), z.string().check(z.maxLength(60))]))
    .check(z.minLength(1)),
}

/** A method as a brand's file has it. Amounts are the purse's; `pay` where the payer's money is another. */
export const depositMethod = z.strictObject({
  code: methodCode,
  name,
  kind,
  gateway: methodCode,
  /** Where the money arrives: ids of payments, references and memos are unique in it for ever. */
  channel: methodCode,
  min: money,
  max: money,
  quick: z.array(money).check(z.maxLength(8)),
  minutes: z.number().check(z.int(), z.gte(5), z.lte(1_440)),
  /** How money finds its order: the gateway knows it, an amount of its own, a memo, or the payer's reference. */
  matchBy: z.enum(['order', 'amount', 'memo', 'reference']),
  payee: z.optional(
    z.strictObject({ bank: name, account: z.string().check(z.minLength(3), z.maxLength(80)), holder: name }),
  ),
  /**
   * What a camera reads. `emv`: the account's tag and its fields in the order of their ids; `more` where a scheme has
   * the account twice, `postal` and `local` (the name in the country's own script) where it asks for them.
   */
  qr: z.optional(
    z.discriminatedUnion('scheme', [
      z.strictObject({ scheme: z.literal('vietqr'), bankId: z.string().check(z.regex(/^\d{6}$/)) }),
      z.strictObject({ scheme: z.literal('promptpay') }),
      z.strictObject({ scheme: z.literal('upi') }),
      z.strictObject({ scheme: z.literal('address') }),
      z.strictObject({
        scheme: z.literal('emv'),
        ...emvAccount,
        more: z.optional(z.array(z.strictObject(emvAccount)).check(z.maxLength(4))),
        country: z.string().check(z.regex(/^[A-Z]{2}$/)),
        category: z.string().check(z.regex(/^\d{4}$/)),
        city: z.string().check(z.minLength(1), z.maxLength(15)),
        postal: z.optional(z.string().check(z.minLength(1), z.maxLength(10))),
        local: z.optional(
          z.strictObject({
            language: z.string().check(z.regex(/^[A-Z]{2}$/)),
            name: z.string().check(z.minLength(1), z.maxLength(25)),
            city: z.optional(z.string().check(z.minLength(1), z.maxLength(15))),
          }),
        ),
      }),
    ]),
  ),
  /** `worth` smallest units of the purse for `of` smallest units of the payer's money. */
  pay: z.optional(z.strictObject({ currency: payCurrency, scale: count, worth: digits, of: digits })),
  /** Amounts of their own: `step` smallest units of the payer's money, at most `steps` of them. */
  tail: z.optional(
    z.strictObject({ step: digits, steps: z.number().check(z.int(), z.gte(1), z.lte(9_999)) }),
  ),
  network: z.optional(z.string().check(z.maxLength(20))),
  confirmations: z.optional(count),
})
export type DepositMethod = z.infer<typeof depositMethod>
