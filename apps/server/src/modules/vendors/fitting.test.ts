import { vendor } from '@jackfruit/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fitting } from './fitting.ts'

const names = Object.keys(vendor.vendorCalls) as vendor.VendorCall[]

/** What stands in a field: mostly what some field takes, otherwise what none does or only just does not. */
const field = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[A-Za-z0-9._:-]{1,70}$/) },
  { weight: 4, arbitrary: fc.stringMatching(/^-?\d{1,17}(\.\d{0,5})?$/) },
  fc.constantFrom(
    'MMK',
    'USDT',
    'usd',
    'NORMAL',
    'FREEROUND',
    'BET',
    'WIN',
    'DRAW',
    '',
    ' ',
    '0',
    '00',
    '1e3',
    '-0',
  ),
  fc.constantFrom('2026-02-28T10:00:00Z', '2026-02-30T10:00:00Z', '2026-02-28T10:00:00.123Z', '2026-02-28'),
  fc.constantFrom('x'.repeat(140), 'x'.repeat(141), 'abc\n', '\u2028', 'MMK\n', '1.00\n', 'é', '😀'),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 2 }),
)
const good: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  currency: fc.constantFrom('MMK', 'USDT'),
  ...Object.fromEntries(
    ['amount', 'atRisk', 'jackpotContribution', 'signedAmount'].map((name) => [
      name,
      fc.constantFrom('0', '1.5', '100.00', '999999999999999.9999'),
    ]),
  ),
  occurredAt: fc.constant('2026-02-28T10:00:00Z'),
  roundEnded: fc.boolean(),
  winType: fc.constantFrom('NORMAL', 'JACKPOT'),
  targetType: fc.constantFrom('BET', 'WIN'),
  reason: fc.string({ minLength: 3, maxLength: 140 }),
}
const code = fc.stringMatching(/^[A-Za-z0-9._:-]{1,60}$/)
const leg = fc.record({ transactionId: code, amount: fc.constantFrom('0', '2.50') })
const goodIn = (name: string) => good[name] ?? (name === 'bet' || name === 'win' ? leg : code)

/** A body of the call that its contract takes, and then one with something amiss, as it comes out of JSON. */
const bodyOf = (name: vendor.VendorCall) => {
  const fields = Object.keys(vendor.vendorCalls[name].body.shape)
  const whole = fc.record(Object.fromEntries(fields.map((each) => [each, goodIn(each)])))
  const marred = fc
    .tuple(whole, fc.array(fc.tuple(fc.constantFrom(...fields, 'more', '__proto__', 'constructor'), field)))
    .map(
      ([body, changes]) =>
        `{${[...Object.entries(body), ...changes].map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`,
    )
    .map((text) => JSON.parse(text) as unknown)
  const short = fc.tuple(whole, fc.subarray(fields)).map(([body, left]) => {
    const kept = { ...body } as Record<string, unknown>
    for (const each of left) delete kept[each]
    return kept
  })
  return fc.oneof(whole, short, marred, fc.jsonValue())
}

for (const name of names)
  test(`a body of ${name} is taken at a glance exactly where its contract takes it, and as the contract gives it on`, () => {
    const schema = vendor.vendorCalls[name].body
    const fits = fitting(schema)
    let [taken, refused] = [0, 0]
    fc.assert(
      fc.property(bodyOf(name), (body) => {
        const parsed = z.safeParse(schema, body)
        if (parsed.success) taken++
        else refused++
        expect(fits(body)).toBe(parsed.success)
        if (parsed.success) expect(body).toEqual(parsed.data)
      }),
      { numRuns: 2_000 },
    )
    // Both are tried, and neither seldom.
    expect(Math.min(taken, refused)).toBeGreaterThan(100)
  })

test('what is no more than text by its type, and more by itself, is asked of its schema', () => {
  for (const [schema, good] of [
    [z.email(), 'ma@tea.example'],
    [z.uuid(), '0191b7a4-54e7-7c3e-8a0c-3b1f0a9d2c11'],
    [z.iso.datetime(), '2026-02-28T10:00:00Z'],
  ] as const)
    expect([good, 'text', ''].map(fitting(schema))).toEqual([true, false, false])
})

test('what is no object of JSON is not taken at a glance', () => {
  const fits = fitting(vendor.vendorCalls.balance.body)
  for (const value of [null, undefined, 1, 'text', [], [[]], () => {}, new Date()])
    expect(fits(value)).toBe(false)
})
