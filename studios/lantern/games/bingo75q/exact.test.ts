import { readFileSync } from 'node:fs'
import { volatilityOf } from '@jackfruit/studio-kit/rules'
import { expect, test } from 'vitest'
import { plans } from './exact.ts'

const { published } = JSON.parse(readFileSync(new URL('./game.json', import.meta.url), 'utf8'))

test('the published return is the exact one, to its last digit', () => {
  const exact = plans()[0]?.exact ?? { rtp: 0, hitRate: 0, deviation: 0, most: 0 }
  expect(published).toEqual({
    ...{ rtp: (exact.rtp * 100).toFixed(4), hitRate: (exact.hitRate * 100).toFixed(2), method: 'exact' },
    ...{ deviation: exact.deviation.toFixed(3), most: String(exact.most) },
    volatility: volatilityOf(exact.deviation),
  })
})
