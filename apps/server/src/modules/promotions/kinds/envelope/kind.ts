/** A rain of red envelopes: a pool in so many shares, one for each member, in the order of their presses. */
import { sharesOf, sticksMax } from '@jackfruit/fairness'
import { invariant, type Minor, Refusal } from '@jackfruit/kernel'
import * as z from 'zod/mini'
import type { Promotion } from '../../rows.ts'
import { count, money, say } from '../../say.ts'
import { amount, minor, whole } from '../../terms.ts'
import { streamOf, wholeSeed } from '../draws/seeds.ts'
import { givenInAll, giveOne, holdPool, writeDraw } from '../draws/stock.ts'
import type { Keys, Kind } from '../kind.ts'

const rain = z.strictObject({ pool: amount, count: whole(2, 1_000), least: amount }).check(
  z.refine((given) => {
    const stick = stickOf(given)
    return stick >= 0n && stick <= sticksMax
  }, 'the pool holds the least of each envelope'),
)
type Rain = z.infer<typeof rain>
export interface EnvelopeTerms {
  readonly rain: Rain
}

/** What is above the least of each envelope. */
export const stickOf = (given: {
  readonly pool: string
  readonly least: string
  readonly count: number
}): Minor => minor(given.pool) - minor(given.least) * BigInt(given.count)

const poolOf = ({ rain: { pool } }: EnvelopeTerms) => minor(pool)

/** Nobody is asked for a seed of his own: whoever presses takes the next share, and nobody knows who presses when. */
export const rainSeedText = ({ code }: Pick<Promotion, 'code'>) => code

/** Of all envelopes, the first to be opened first. */
export const allShares = (keys: Keys, promotion: Promotion, terms: EnvelopeTerms): Minor[] => {
  const { pool, least, count: envelopes } = terms.rain
  const seed = wholeSeed(keys, promotion)
  const stream = streamOf({ kind: 'envelope', seed, clientSeed: rainSeedText(promotion), nonce: 0 })
  return sharesOf({ pool: minor(pool), least: minor(least), count: envelopes }, stream)
}

export const envelope: Kind<EnvelopeTerms> = {
  ...{ code: 'envelope', action: 'open', terms: { rain }, begins: 'claim', spends: true, isFixed: true },
  begin: () => ({}),
  most: () => 0n,
  whole: poolOf,
  expected: ({ rain: { pool, count: envelopes } }) =>
    (minor(pool) + BigInt(envelopes) - 1n) / BigInt(envelopes),
  promise: (terms) =>
    say('envelope_promise', money('amount', poolOf(terms)), count('count', terms.rain.count)),
  steps: (terms) => [
    say('envelope_step_open', count('count', terms.rain.count)),
    say('envelope_step_share', money('least', minor(terms.rain.least)), money('amount', poolOf(terms))),
    say('draw_step_paid'),
  ],
  rules: () => [say('rule_seal')],
  state: ({ membership }) => (membership === null ? say('state_open') : null),
  async onPress(scene) {
    const { tx, promotion, terms, membership, keys, now } = scene
    await holdPool(tx, promotion)
    const place = (await givenInAll(tx, promotion.merchantId, [promotion.id])).get(promotion.id) ?? 0
    if (place >= terms.rain.count) throw new Refusal('pool_used_up')
    const share = allShares(keys, promotion, terms)[place]
    invariant(share !== undefined, `there is no envelope ${place}`)
    await giveOne(tx, promotion, place, 1)
    await writeDraw(tx, promotion, membership, {
      ...{ number: place + 1, value: 0, drawn: place, place, amount: share, gone: [] },
      ...{ clientSeed: rainSeedText(promotion), at: now },
    })
    await scene.turn('claim')
    await scene.take(share)
    await scene.give({ amount: share, source: 'envelope', to: 'purse' })
  },
}
