import { expect, test } from 'vitest'
import { certificate } from '../../shared/published.ts'
import { rules } from './engine.ts'
import { plans } from './exact.ts'

test('the published return of every place is the exact one, all outcomes counted', () => {
  const { printed, computed } = certificate(new URL('./game.json', import.meta.url), rules, plans())
  expect(printed).toEqual(computed)
})
