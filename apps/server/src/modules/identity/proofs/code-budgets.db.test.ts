import { afterEach, describe, expect, test } from 'vitest'
import { aCaller, type CodeWorld, mobile, openCodeWorld } from '../../../testing/code-world.ts'
import type { CodePurpose } from './codes.ts'

const minute = 60_000
const wide = { tries: 100_000, windowMs: minute }
const worlds: CodeWorld[] = []
const aWorld = async (...options: Parameters<typeof openCodeWorld>) => {
  const world = await openCodeWorld(...options)
  worlds.push(world)
  return world
}
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.close()
})

interface Wish {
  readonly dialingCode?: string
  readonly place?: string
  readonly visit?: string | null
  readonly purpose?: CodePurpose
  readonly memberId?: bigint
}

const ask = (world: CodeWorld, number: string, wish: Wish = {}) => {
  const { dialingCode = '95', place = '198.51.100.7', visit = null, purpose = 'register', memberId } = wish
  const to = mobile(number, dialingCode)
  return world.codes.ask({
    ...{ brand: world.brand, purpose, to, language: 'MY', memberId },
    caller: aCaller(place, visit),
  })
}
const refused = (code: string) => ({ code })

describe('a number', () => {
  test('[ER-29] [ER-28] that is missing, too short, of another country or costs extra gets no code', async () => {
    const world = await aWorld()
    await expect(ask(world, ' ')).rejects.toMatchObject(refused('phone_missing'))
    for (const number of ['12', '09777', 'hello', '+12125550100', '01500500'])
      await expect(ask(world, number)).rejects.toMatchObject(refused('phone_invalid'))
    await expect(ask(world, '9876543210', { dialingCode: '91' })).rejects.toMatchObject(
      refused('phone_invalid'),
    )
    await ask(world, '9171234567', { dialingCode: '63' })
    expect(await world.sentTo('+639171234567')).toBe(1)
  })

  test('[BC-14] [ER-30] is asked too often and works again after five minutes; [ER-35] three times a day are all from one neighbourhood', async () => {
    const world = await aWorld()
    const number = '09777555111'
    await ask(world, number)
    await expect(ask(world, '+959777555111')).rejects.toMatchObject(refused('code_too_soon'))
    world.later(minute)
    await ask(world, number)
    world.later(minute)
    await expect(ask(world, number)).rejects.toMatchObject(refused('phone_too_many'))
    world.later(5 * minute)
    await ask(world, number)
    world.later(6 * minute)
    for (const place of ['198.51.100.7', '198.51.100.250'])
      await expect(ask(world, number, { place })).rejects.toMatchObject(refused('phone_quota'))
    expect(await world.sentTo('+959777555111')).toBe(3)
    world.later(24 * 60 * minute)
    await ask(world, number)
  })

  test('of two who ask for it at once one is sent a code', async () => {
    const world = await aWorld()
    const answers = await Promise.allSettled([ask(world, '09777555222'), ask(world, '09777555222')])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await world.sentTo('+959777555222')).toBe(1)
  })
})

/** Each in a neighbourhood of their own, one after the other, as long as codes are sent; answers how many were. */
async function exhaust(world: CodeWorld, number: string, purpose: CodePurpose): Promise<number> {
  let sent = 0
  for (let each = 0; each < 9; each++) {
    world.later(2 * minute)
    const asked = ask(world, number, { place: `203.0.${each}.1`, purpose, memberId: BigInt(900 + each) })
    sent += await asked.then(
      () => 1,
      () => 0,
    )
  }
  return sent
}

describe('the codes of a number', () => {
  test('[A10] [ER-35] are five a day for strangers, however many they are; what was refused does not count', async () => {
    const world = await aWorld()
    const number = '09777555777'
    for (let each = 0; each < 8; each++) {
      const asked = ask(world, number)
      await (each === 0 ? asked : expect(asked).rejects.toThrow())
    }
    expect(await exhaust(world, number, 'login')).toBe(4)
  })

  test('[A10] that strangers have used up are still sent to its owner, at the second step and to confirm', async () => {
    const world = await aWorld()
    const number = '09777555888'
    expect(await exhaust(world, number, 'login')).toBe(5)
    await expect(ask(world, number, { place: '192.0.2.1' })).rejects.toMatchObject(refused('phone_quota'))
    await ask(world, number, { purpose: 'second', memberId: 7n })
    await ask(world, number, { purpose: 'confirm', memberId: 7n })
    world.later(6 * minute)
    for (let each = 0; each < 3; each++) {
      await ask(world, number, { purpose: 'second', memberId: 7n })
      world.later(6 * minute)
    }
    await expect(ask(world, number, { purpose: 'second', memberId: 7n })).rejects.toMatchObject(
      refused('phone_quota'),
    )
  })

  test('[A10] that members who bind it have used up are still sent to strangers, and the other way round', async () => {
    const world = await aWorld()
    const number = '09777555889'
    expect(await exhaust(world, number, 'register')).toBe(5)
    await ask(world, number, { purpose: 'bind', memberId: 7n })
    expect(await exhaust(world, '09777555890', 'bind')).toBe(9)
    await ask(world, '09777555890')
  })

  test('[A10] to bind are ten a day for one member, whatever the numbers', async () => {
    const world = await aWorld({ codesFrom: wide, codesFromNetwork: wide })
    const bind = (each: number) =>
      ask(world, `09${777_700_000 + each}`, { purpose: 'bind', memberId: 8n, place: `203.0.${each}.1` })
    for (let each = 0; each < 10; each++) await bind(each)
    await expect(bind(10)).rejects.toMatchObject(refused('phone_quota'))
  })

  test('[A10] are kept for the browser in which it was proved, whatever strangers do', async () => {
    const world = await aWorld()
    const number = '09777555891'
    const [visit, place] = ['v'.repeat(43), '192.0.2.9']
    await ask(world, number, { visit, place })
    const code = await world.codeFor('+959777555891')
    const to = mobile(number)
    const call = { brand: world.brand, purpose: 'register', to, code } as const
    await world.codes.check({ ...call, caller: aCaller(place, visit) })
    expect(await exhaust(world, number, 'login')).toBe(4)
    await ask(world, number, { visit, place, purpose: 'login', memberId: 7n })
    await expect(ask(world, number, { place, visit: 'w'.repeat(43) })).rejects.toMatchObject(
      refused('phone_quota'),
    )
  })
})

describe('[A10] [IM-54] whoever is paid for SMS that arrive', () => {
  test.each([
    ['one place', { codesFrom: { tries: 7, windowMs: minute } }, () => '198.51.100.7', 7],
    [
      'a neighbourhood of places',
      { codesFrom: wide, codesFromNetwork: { tries: 8, windowMs: minute } },
      (place: string) => place,
      8,
    ],
    [
      'a range of numbers',
      { codesFrom: wide, codesFromNetwork: wide, codesInRange: { tries: 9, windowMs: minute } },
      String,
      9,
    ],
    [
      'the brand',
      { codesFrom: wide, codesFromNetwork: wide, codesOfBrand: { tries: 11, windowMs: minute } },
      String,
      11,
    ],
  ])('comes to the end of the budget of %s, though all ask at once', async (_, limits, placeOf, budget) => {
    const world = await aWorld(limits)
    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        ask(world, `09${777_600_000 + index}`, { place: placeOf(`198.51.100.${index}`) }),
      ),
    )
    // Whoever is let in may still fail at something else, such as a message that took too long.
    const overBudget = answers.filter(
      (answer) =>
        answer.status === 'rejected' && ['phone_too_many', 'phone_quota'].includes(answer.reason?.code),
    )
    expect(overBudget).toHaveLength(60 - budget)
  })
})

describe('a service', () => {
  test('[ER-31] that fails is told as unknown, and another code may be asked for at once', async () => {
    let isBroken = true
    const world = await aWorld(
      {},
      {
        isUp: () => true,
        send: async () => {
          if (isBroken) throw new Error('an error that nobody lists')
        },
      },
    )
    await expect(ask(world, '09777555333')).rejects.toMatchObject(refused('phone_unknown'))
    isBroken = false
    await ask(world, '09777555333')
  })

  test('[ER-31] that hangs holds nobody, and one known to be down is not asked', async () => {
    const hanging = await aWorld({}, { isUp: () => true, send: () => new Promise(() => {}) })
    await expect(ask(hanging, '09777555444')).rejects.toMatchObject(refused('phone_unknown'))
    const down = await aWorld({}, { isUp: () => false, send: () => Promise.reject(new Error('asked')) })
    await expect(ask(down, '09777555444')).rejects.toMatchObject(refused('phone_unknown'))
    expect(await down.sentTo('+959777555444')).toBe(0)
  })

  test('[ER-36] that is not there is a function that is not enabled', async () => {
    const world = await aWorld({}, null)
    await expect(ask(world, '09777555666')).rejects.toMatchObject(refused('not_enabled'))
  })
})
