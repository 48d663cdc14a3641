import { afterEach, expect, test, vi } from 'vitest'
import { openPlatform, value } from '../../../../testing/platform.ts'
import { askForgotCode } from './recovering.ts'

afterEach(() => vi.restoreAllMocks())

const asked = { mobileNum: '0977123456', countryDialingCode: '95' }
const secondsWhenAnswerTakes = async (ms: number, expiredMinutes: number) => {
  let at = 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => at)
  openPlatform({
    'POST /wps/v2/sms/forgot': () => {
      at += ms
      return value({ expiredMinutes, message: '' })()
    },
  })
  return (await askForgotCode(asked)) * 60
}

test('[TR-07] an answer that took 4 seconds makes the countdown 2 seconds shorter', async () => {
  expect(await secondsWhenAnswerTakes(4_000, 1)).toBeCloseTo(58, 6)
  expect(await secondsWhenAnswerTakes(0, 1)).toBe(60)
})

test('[TR-07] it never counts below nought', async () => {
  expect(await secondsWhenAnswerTakes(19_000, 0.1)).toBe(0)
})
