import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mergedSettings, settingFaults, settingOf } from './settings.ts'

const pool = z.object({
  minutes: z._default(z.number().check(z.gte(1)), 30),
  pool: z._default(z.nullable(z.object({ min: z.string() })), null),
})
const brand = (settings: object) => ({ code: 'demommk', settings })

test('what a brand says nothing about is what the module declares', () => {
  expect(settingOf(pool, brand({}), 'minutes')).toBe(30)
  expect(settingOf(pool, brand({ minutes: 5, other: 1 }), 'minutes')).toBe(5)
})

test('a wrong value is an error that names brand and setting, and touches no other setting', () => {
  const wrong = brand({ minutes: 0, pool: { min: 7 } })
  expect(() => settingOf(pool, wrong, 'minutes')).toThrow('brand demommk: minutes: ')
  expect(() => settingOf(pool, wrong, 'pool')).toThrow('brand demommk: pool.min: ')
  expect(settingOf(pool, brand({ minutes: 'soon', pool: null }), 'pool')).toBeNull()
})

test('all that is wrong with a brand is told, a line each, and nothing of one that is right', () => {
  const all = mergedSettings([pool, z.object({ isOpen: z._default(z.boolean(), false) })])
  expect(settingFaults(all, brand({}))).toEqual([])
  expect(settingFaults(all, brand({ minutes: 0, isOpen: 'yes' }))).toEqual([
    expect.stringContaining('demommk: minutes: '),
    expect.stringContaining('demommk: isOpen: '),
  ])
})

test('a setting that two modules declare is refused', () => {
  expect(() => mergedSettings([pool, z.object({ minutes: z.number() })])).toThrow('the setting minutes')
})
