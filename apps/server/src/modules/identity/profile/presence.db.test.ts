import { entry, identity, presence } from '@jackfruit/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { openSecurityWorld, type SecurityWorld } from '../../../testing/security-world.ts'
import { password, type Visitor } from '../../../testing/visitor.ts'

interface Listed {
  readonly id: string
  readonly isThis: boolean
}

let world: SecurityWorld
beforeAll(async () => {
  world = await openSecurityWorld(await testDatabase())
})
afterAll(() => world.close())

const listed = async (visitor: Visitor) =>
  (await visitor.call(presence.sessions)).value['sessions'] as Listed[]
const alive = async (visitor: Visitor) => (await visitor.call(identity.memberInfo)).status === 200
async function alsoIn(name: string, host?: string): Promise<Visitor> {
  const visitor = world.visitor(host)
  expect(await visitor.logIn(name, password)).toMatchObject({ success: true })
  return visitor
}

describe('sessions of a member', () => {
  test('[SC-10] are listed with device, place and last use, and this one is marked', async () => {
    const first = await world.member('Seen1')
    const second = await alsoIn('Seen1')
    const sessions = await listed(second)
    expect(sessions).toHaveLength(2)
    expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false])
    expect(sessions[0]).toMatchObject({ ip: expect.stringMatching(/^10\.9\./), country: null })
    expect((await listed(first)).find(({ isThis }) => isThis)?.id).toBe(sessions[1]?.id)
  })

  test('are ended one by one, at once, but not the one that asks', async () => {
    const first = await world.member('Seen2')
    const second = await alsoIn('Seen2')
    const [own, other] = await listed(second)
    const ownEnd = await second.call(presence.endSession, { query: { id: own?.id ?? '' } })
    expect(ownEnd).toMatchObject({ success: false, message: 'session_not_found' })
    expect(await second.call(presence.endSession, { query: { id: other?.id ?? '' } })).toMatchObject({
      success: true,
    })
    expect([await alive(first), await alive(second)]).toEqual([false, true])
    const again = await second.call(presence.endSession, { query: { id: other?.id ?? '' } })
    expect(again).toMatchObject({ message: 'session_not_found' })
  })

  test('[LG-22] that end one by one take the remembering of their browser with them, and of no other', async () => {
    const remembered = async (visitor: Visitor) =>
      String((await visitor.callSealed(entry.remember, { password })).value['sealed'])
    const lost = await world.member('Seen2b')
    const otherTab = world.visitor()
    Object.assign(otherTab, { cookie: lost.cookie, visit: lost.visit })
    expect(await otherTab.logIn('Seen2b', password)).toMatchObject({ success: true })
    const kept = await alsoIn('Seen2b')
    const [sealedInLost, sealedInKept] = [await remembered(otherTab), await remembered(kept)]
    const comesBack = async ({ device, visit }: Visitor, sealed: string) => {
      const visitor = world.visitor()
      Object.assign(visitor, { device, visit })
      return (await visitor.logIn('Seen2b', sealed)).message
    }
    expect(await comesBack(otherTab, sealedInLost)).toBe('')
    const own = (await listed(lost)).find(({ isThis }) => isThis)?.id ?? ''
    await kept.call(presence.endSession, { query: { id: own } })
    expect(await comesBack(otherTab, sealedInLost)).toBe('wrong_credentials')
    expect(await comesBack(kept, sealedInKept)).toBe('')
  })

  test('are never those of another member, of this brand or of another', async () => {
    const victim = await world.member('Seen3')
    const elsewhere = await world.member('Seen3', { host: 'second.localhost' })
    const attacker = await world.member('Seen4')
    for (const target of [victim, elsewhere]) {
      const [session] = await listed(target)
      const answer = await attacker.call(presence.endSession, { query: { id: session?.id ?? '' } })
      expect(answer).toMatchObject({ success: false, message: 'session_not_found' })
      expect(await alive(target)).toBe(true)
    }
    expect((await attacker.call(presence.endOtherSessions)).value).toEqual({ ended: 0 })
    expect(await alive(victim)).toBe(true)
  })

  test('all end but this one', async () => {
    const first = await world.member('Seen5')
    const second = await alsoIn('Seen5')
    const third = await alsoIn('Seen5')
    expect((await third.call(presence.endOtherSessions)).value).toEqual({ ended: 2 })
    expect([await alive(first), await alive(second), await alive(third)]).toEqual([false, false, true])
  })
})

describe('verified places', () => {
  test('[IM-62] are listed with the one of now marked, and forgotten by their owner alone', async () => {
    const visitor = await world.member('Seen8')
    const stranger = await world.member('Seen9')
    const read = async () =>
      (await visitor.call(presence.places)).value['places'] as { place: string; isHere: boolean }[]
    const [here] = await read()
    expect(here).toMatchObject({ isHere: true })
    const query = { place: here?.place ?? '' }
    expect(await stranger.call(presence.removePlace, { query })).toMatchObject({ message: 'place_not_found' })
    expect(await read()).toHaveLength(1)
    expect(await visitor.call(presence.removePlace, { query })).toMatchObject({ success: true })
    expect(await read()).toEqual([])
  })
})

describe('the history of an account', () => {
  test('[IM-62] holds logins and changes with device and place, the newest first, fifty at most, of one member', async () => {
    const visitor = await world.member('Seen6')
    await world.member('Seen7')
    world.later(1_000)
    await alsoIn('Seen6')
    world.later(1_000)
    await visitor.call(presence.endOtherSessions)
    const kinds = async () =>
      ((await visitor.call(presence.history)).value['entries'] as { kind: string }[]).map(({ kind }) => kind)
    expect(await kinds()).toEqual(['sessions_ended', 'login', 'login'])
    await world.admin.query(
      `insert into identity.history (merchant_id, member_id, kind, ip, user_agent, at)
       select merchant_id, id, 'identity_set', '10.0.0.1', '', now() from identity.members, generate_series(1, 60)
       where username = 'Seen6'`,
    )
    expect(await kinds()).toHaveLength(50)
  })
})
