import { currencyOf } from '@jackfruit/kernel'
import { describe, expect, test } from 'vitest'
import { wordOf } from './host-bridge.ts'
import { readMeters } from './meters.ts'

const site = 'https://site.example'
const mmk = currencyOf('MMK')
const minor = { name: 'chinthe-minor', amount: '51234.50', mustFallBy: '100000.00' }

describe('what the site tells the frame of jackpots', () => {
  test('is heard from a site that may frame it and from no other', () => {
    const data = { type: 'meters', meters: [minor] }
    expect(wordOf({ origin: site, data }, [site])).toEqual({ type: 'meters', value: [minor] })
    expect(wordOf({ origin: 'https://site.example.evil.test', data }, [site])).toBeNull()
    expect(wordOf({ origin: site, data }, [])).toBeNull()
  })

  test.each([['meters'], [null], [{ type: 7 }], [{ type: 'meters' }], [{ type: 'toString' }]])(
    '%j is no word',
    (data) => {
      expect(wordOf({ origin: site, data }, [site])).toBeNull()
    },
  )

  test('is read as money, and what is of another shape is left out', () => {
    const told = [
      minor,
      { name: 'chinthe-grand', amount: '1000000.00', mustFallBy: null },
      { name: 'no-amount', amount: 'much', mustFallBy: null },
      { name: 'no-ceiling', amount: '1.00', mustFallBy: 'soon' },
      { amount: '1.00', mustFallBy: null },
      null,
    ]
    expect(readMeters(told, mmk)).toEqual([
      { name: 'chinthe-minor', amount: 5_123_450n, mustFallBy: 10_000_000n },
      { name: 'chinthe-grand', amount: 100_000_000n, mustFallBy: null },
    ])
    expect(readMeters('meters', mmk)).toEqual([])
  })
})
