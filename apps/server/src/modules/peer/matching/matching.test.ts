import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { piecesMax, planMatches, type WaitingAsk, type WaitingClaim } from './matching.ts'

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 10, 21, 6, minute, second))
const claim = (id: string, unmatched: bigint, more: Partial<WaitingClaim> = {}): WaitingClaim => ({
  ...{ id, unmatched, bank: 'kbzpay', enteredAt: at(0) },
  ...more,
})
const ask = (id: string, unmatched: bigint, more: Partial<WaitingAsk> = {}): WaitingAsk => ({
  ...{ id, unmatched, bank: 'kbzpay', askedAt: at(0), score: 0.5, pieces: 0, barred: new Set<string>() },
  ...more,
})
const planned = (claims: readonly WaitingClaim[], asks: readonly WaitingAsk[], smallest = 10n) =>
  planMatches(claims, asks, smallest).map(({ claimId, askId, amount }) => `${askId}>${claimId} ${amount}`)

describe('who pays whom', () => {
  test('[platform 6.4] an exact amount comes before two that sum up to it, and those before parts', () => {
    const [two, three, five, nine] = [
      claim('two', 20n),
      claim('three', 30n),
      claim('five', 50n),
      claim('nine', 90n),
    ]
    expect(planned([two, three, nine, five], [ask('a', 50n)])).toEqual(['a>five 50'])
    expect(planned([nine, two, three], [ask('a', 50n)])).toEqual(['a>three 30', 'a>two 20'])
    expect(planned([nine, two], [ask('a', 50n)])).toEqual(['a>nine 50'])
  })

  test('[platform 6.4] an exact amount of a later payer is not spent on an earlier one who would take parts', () => {
    const claims = [claim('fifty', 50n)]
    expect(planned(claims, [ask('parts', 30n), ask('exact', 50n, { askedAt: at(5) })])).toEqual([
      'exact>fifty 50',
    ])
  })

  test('[platform 6.4] the oldest withdrawal comes first, and within a minute the one at the same bank', () => {
    const old = claim('old', 50n, { bank: 'wavepay', enteredAt: at(1) })
    const young = claim('young', 50n, { enteredAt: at(2) })
    expect(planned([young, old], [ask('a', 50n)])).toEqual(['a>old 50'])
    const other = claim('other', 50n, { bank: 'wavepay', enteredAt: at(2, 10) })
    const same = claim('same', 50n, { enteredAt: at(2, 50) })
    expect(planned([other, same], [ask('a', 50n)])).toEqual(['a>same 50'])
  })

  test('[platform 6.4] of two payers the more reliable one is served first, then the one who asked first', () => {
    const reliable = ask('reliable', 50n, { score: 0.9, askedAt: at(9) })
    expect(planned([claim('c', 50n)], [ask('first', 50n), reliable])).toEqual(['reliable>c 50'])
    expect(planned([claim('c', 50n)], [ask('later', 50n, { askedAt: at(3) }), ask('first', 50n)])).toEqual([
      'first>c 50',
    ])
  })

  test('[platform 6.4] nobody meets a withdrawal that is barred for them, even an exact one', () => {
    const barred = ask('a', 50n, { barred: new Set(['own']) })
    expect(planned([claim('own', 50n)], [barred])).toEqual([])
    expect(planned([claim('own', 50n), claim('c', 80n)], [barred])).toEqual(['a>c 50'])
  })

  test('no part leaves a rest that is too small to send', () => {
    expect(planned([claim('c', 55n)], [ask('a', 50n)])).toEqual([])
    expect(planned([claim('c', 60n)], [ask('a', 50n)])).toEqual(['a>c 50'])
    expect(planned([claim('c', 45n)], [ask('a', 50n)])).toEqual([])
  })

  test('nobody is asked for more than three transfers, and what was taken before is not asked again', () => {
    const claims = [claim('a', 20n), claim('b', 20n), claim('c', 20n), claim('d', 20n)]
    expect(planned(claims, [ask('x', 90n)])).toHaveLength(3)
    expect(planned(claims, [ask('x', 90n, { pieces: 2 })])).toHaveLength(1)
    expect(planned(claims, [ask('x', 20n, { pieces: 3 })])).toEqual([])
    expect(planned(claims, [ask('x', 40n, { pieces: 2 })])).toEqual(['x>a 20'])
  })

  test('what is left of a withdrawal goes to whoever wants just that', () => {
    const odd = ask('odd', 55n, { score: 0.9 })
    expect(planned([claim('big', 60n)], [odd])).toEqual([])
    expect(planned([claim('big', 60n)], [odd, ask('part', 20n)])).toEqual(['part>big 20', 'odd>big 40'])
  })

  test('whatever waits, no more is paid than is wanted or asked, no rest is too small, and nobody pays who is barred', () => {
    const amounts = fc.bigInt({ min: 10n, max: 200n })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(amounts, fc.nat(5)), { maxLength: 12 }),
        fc.array(fc.tuple(amounts, fc.nat(5), fc.array(fc.nat(11), { maxLength: 4 })), { maxLength: 12 }),
        (claimed, asked) => {
          const claims = claimed.map(([amount, minute], n) =>
            claim(`c${n}`, amount, { enteredAt: at(minute) }),
          )
          const asks = asked.map(([amount, minute, barred], n) =>
            ask(`a${n}`, amount, { askedAt: at(minute), barred: new Set(barred.map((each) => `c${each}`)) }),
          )
          const pairs = planMatches(claims, asks, 10n)
          for (const side of ['claimId', 'askId'] as const) {
            for (const { id, unmatched } of side === 'claimId' ? claims : asks) {
              const used = pairs
                .filter((pair) => pair[side] === id)
                .reduce((sum, { amount }) => sum + amount, 0n)
              const rest = unmatched - used
              expect(rest === 0n || rest >= 10n).toBe(true)
            }
          }
          for (const { askId, claimId, amount } of pairs) {
            expect(amount >= 10n).toBe(true)
            expect(asks.find(({ id }) => id === askId)?.barred.has(claimId)).toBe(false)
          }
          // Nothing that fits exactly is left waiting.
          const left = (id: string, of: bigint) =>
            of -
            pairs
              .filter((pair) => [pair.askId, pair.claimId].includes(id))
              .reduce((sum, { amount }) => sum + amount, 0n)
          const hasRoom = ({ id }: WaitingAsk) => pairs.filter(({ askId }) => askId === id).length < piecesMax
          for (const one of asks.filter(hasRoom))
            for (const other of claims)
              if (!one.barred.has(other.id) && left(one.id, one.unmatched) > 0n)
                expect(left(one.id, one.unmatched)).not.toBe(left(other.id, other.unmatched))
        },
      ),
      { numRuns: 1_000 },
    )
  })
})
