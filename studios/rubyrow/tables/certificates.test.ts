import { volatilityOf } from '@jackfruit/studio-kit/rules'
import { expect, test } from 'vitest'
import { certificates } from './certificates.ts'
import { tables } from './index.ts'
import { counted } from './testing/counted.ts'

test('every game of a table has a certificate, and a name in both languages that is in no other', () => {
  expect(new Set(certificates.keys())).toEqual(new Set(tables.map(({ game }) => game.code)))
  for (const language of ['EN', 'MY'] as const)
    expect(new Set([...certificates.values()].map(({ name }) => name[language])).size).toBe(certificates.size)
})

test.each([...certificates])(
  'the certificate of %s is what counting gives, to its last digit',
  (code, told) => {
    const is = counted[code]?.()
    if (!is) throw new Error(`nobody counts ${code}`)
    expect(told.published).toEqual({
      rtp: (is.rtp * 100).toFixed(4),
      hitRate: (is.hitRate * 100).toFixed(2),
      deviation: is.deviation.toFixed(3),
      volatility: volatilityOf(is.deviation),
      most: String(is.most),
      method: 'exact',
    })
  },
)
