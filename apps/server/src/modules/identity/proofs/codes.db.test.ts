import { isPassing } from '@jackfruit/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCaller, type CodeWorld, mobile, openCodeWorld } from '../../../testing/code-world.ts'
import type { CodePurpose } from './codes.ts'

const minute = 60_000
let world: CodeWorld
let used = 0

beforeAll(async () => {
  world = await openCodeWorld({ codesFrom: { tries: 10_000, windowMs: minute } })
})
afterAll(() => world.close())

/** A number that no other test has asked a code for. */
const aNumber = () => `09${777_000_000 + used++}`
const e164 = (number: string) => `+95${number.slice(1)}`
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const ask = (
  number: string,
  purpose: CodePurpose = 'register',
  more: { memberId?: bigint; place?: string } = {},
) =>
  world.codes.ask({
    ...{ brand: world.brand, purpose, to: mobile(number), language: 'EN', memberId: more.memberId },
    caller: aCaller(more.place),
  })
const check = (number: string, code: string, purpose: CodePurpose = 'register', memberId?: bigint) =>
  world.codes.check({
    brand: world.brand,
    purpose,
    to: mobile(number),
    code,
    caller: aCaller(code),
    memberId,
  })

describe('a code', () => {
  test('[EN-64] [TR-04] is sent to the number in E.164, and the answer says how long the button rests', async () => {
    const number = aNumber()
    expect(await ask(number)).toEqual({ expiredMinutes: 1 })
    expect(await world.sentTo(e164(number))).toBe(1)
    await check(number, await world.codeFor(e164(number)))
  })

  test('[ER-32] works once: a replay is a wrong code', async () => {
    const number = aNumber()
    await ask(number)
    const code = await world.codeFor(e164(number))
    await expect(check(number, wrong(code))).rejects.toMatchObject({ code: 'code_invalid' })
    await check(number, code)
    await expect(check(number, code)).rejects.toMatchObject({ code: 'code_invalid' })
  })

  test('[ER-37] is told to be too old after five minutes, [ER-33] and to be missing when it is empty', async () => {
    const number = aNumber()
    await ask(number)
    await expect(check(number, ' ')).rejects.toMatchObject({ code: 'code_missing' })
    world.later(5 * minute)
    const code = await world.codeFor(e164(number))
    await expect(check(number, code)).rejects.toMatchObject({ code: 'code_expired' })
  })

  test('[IM-55] is for its number and its purpose alone: one to log in with registers nobody', async () => {
    const [number, other] = [aNumber(), aNumber()]
    await ask(number, 'login', { memberId: 7n })
    await ask(other, 'register')
    const code = await world.codeFor(e164(number))
    await expect(check(number, code, 'register')).rejects.toMatchObject({ code: 'code_invalid' })
    await expect(check(other, code, 'register')).rejects.toMatchObject({ code: 'code_invalid' })
    await check(number, code, 'login', 7n)
  })

  test('[IM-55] is for its number alone in the browser that asked, too: it proves no other', async () => {
    const [number, other] = [aNumber(), aNumber()]
    await ask(number)
    const code = await world.codeFor(e164(number))
    await expect(check(other, code)).rejects.toMatchObject({ code: 'code_invalid' })
    await check(number, code)
  })

  test('of three hundred guesses at once five are looked at, and then the right one is refused too', async () => {
    const number = aNumber()
    await ask(number)
    const code = await world.codeFor(e164(number))
    const guesses = Array.from({ length: 300 }, (_, index) =>
      check(
        number,
        wrong(
          String(Number(code) + index)
            .padStart(6, '0')
            .slice(-6),
        ),
      ).catch((error: Error) => error),
    )
    // On a busy machine some find no connection in time: they are told to ask again.
    const answers = (await Promise.all(guesses))
      .filter((error) => !isPassing(error))
      .map((error) => (error instanceof Error ? error.message : 'right'))
    expect(answers.filter((answer) => answer === 'code_invalid')).toHaveLength(5)
    expect(answers.filter((answer) => answer === 'too_many_attempts')).toHaveLength(answers.length - 5)
    await expect(check(number, code)).rejects.toMatchObject({ code: 'too_many_attempts' })
  })
})
