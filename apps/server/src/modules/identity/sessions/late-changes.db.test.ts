/** Whoever has been shut out of an account has no last word: what was on its way then changes nothing. */
import { identity, presence, recovery, security } from '@jackfruit/contracts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { openSecurityWorld, type SecurityWorld } from '../../../testing/security-world.ts'
import { password, type Visitor } from '../../../testing/visitor.ts'

let world: SecurityWorld
beforeAll(async () => {
  world = await openSecurityWorld(await testDatabase())
})
afterAll(() => world.close())

const recovered = 'what the owner chose meanwhile'
const hashOf = async (name: string) =>
  (await world.admin.query('select password_hash from identity.members where username = $1', [name])).rows[0]
    ?.password_hash

/** The member's row is held, as a recovery holds it, until the call waits for it; then the recovery commits. */
async function whileRecovering<T>(name: string, call: () => Promise<T>): Promise<T> {
  const { memberId } = await world.ownerOf(name)
  await world.admin.query('begin')
  await world.admin.query('update identity.members set password_hash = $2 where id = $1', [
    memberId,
    recovered,
  ])
  await world.admin.query(
    "update identity.sessions set ended_at = now(), end_reason = 'password_changed' where member_id = $1",
    [memberId],
  )
  const called = call()
  const waits = async () =>
    (
      await world.admin.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
    ).rowCount
  await expect.poll(waits, { timeout: 10_000 }).toBe(1)
  await world.admin.query('commit')
  return called
}

describe('a recovery that overtakes', () => {
  test('[API-18] a change of password has the last word, though the old password was right when it was shown', async () => {
    const thief = await world.member('Late1')
    const answer = await whileRecovering('Late1', () =>
      thief.callSealed(identity.changePassword, {
        ...{ oldPassword: password, newPassword: 'Thief20261', confirmNewPassword: 'Thief20261' },
      }),
    )
    expect(answer).toMatchObject({ status: 401, success: false, message: 'not_logged_in' })
    expect(await hashOf('Late1')).toBe(recovered)
  })

  test('[SC-10] another change of what is kept safe leaves nothing of it', async () => {
    const thief = await world.member('Late2', { isConfirmed: true })
    const answer = await whileRecovering('Late2', () =>
      thief.callSealed(security.paymentPassword, {
        ...{ paymentPassword: '830174', confirmPaymentPassword: '830174' },
      }),
    )
    expect(answer).toMatchObject({ status: 401, message: 'not_logged_in' })
    const { rows } = await world.admin.query(
      "select payment_password_hash from identity.members where username = 'Late2'",
    )
    expect(rows).toEqual([{ payment_password_hash: null }])
  })
})

test('[IM-63] an authenticator is not taken off by a session that a recovery has ended meanwhile', async () => {
  const thief = await world.member('Late6', { isConfirmed: true })
  const begun = await thief.call(security.beginAuthenticator)
  const secret = Secret.fromBase32(String(begun.value['secret']))
  const code = new TOTP({ secret }).generate({ timestamp: world.now().getTime() })
  expect(await thief.call(security.turnOnAuthenticator, { body: { code } })).toMatchObject({ success: true })
  const answer = await whileRecovering('Late6', () => thief.call(security.turnOffAuthenticator))
  expect(answer).toMatchObject({ status: 401, message: 'not_logged_in' })
  const { memberId } = await world.ownerOf('Late6')
  const left = 'select 1 from identity.authenticators where member_id = $1 and secret_sealed is not null'
  expect((await world.admin.query(left, [memberId])).rowCount).toBe(1)
})

describe('a link to a new password', () => {
  async function withLink(name: string): Promise<{ visitor: Visitor; use(): Promise<unknown> }> {
    const visitor = world.visitor()
    const email = `${name.toLowerCase()}@tea.example`
    expect(await visitor.register(name, { email, language: 'EN' })).toMatchObject({ success: true })
    await world.visitor().call(recovery.forgotByEmail, { body: { username: name, email } })
    const [, resetToken = ''] = /token=([\w-]{43})/.exec((await world.sentTo(email)).at(-1) ?? '') ?? []
    expect(resetToken).not.toBe('')
    const chosen = { newPassword: 'Thief20261', confirmNewPassword: 'Thief20261' }
    return {
      visitor,
      use: () => world.visitor().callSealed(recovery.resetPassword, { resetToken, ...chosen }),
    }
  }

  test('[OV-30] works no more once the member has changed the password', async () => {
    const { visitor, use } = await withLink('Late3')
    const changed = { oldPassword: password, newPassword: 'Durian2027', confirmNewPassword: 'Durian2027' }
    expect(await visitor.callSealed(identity.changePassword, changed)).toMatchObject({ success: true })
    expect(await use()).toMatchObject({ message: 'reset_link_invalid' })
  })

  test('[OV-30] works no more once the member has another address', async () => {
    const { visitor, use } = await withLink('Late4')
    await world.confirm(visitor)
    const contact = { kind: 'email', address: 'late4.new@tea.example' }
    await visitor.call(security.bindCode, { body: { contact } })
    const [code] = /\d{6}/.exec((await world.sentTo(contact.address)).at(-1) ?? '') ?? []
    expect(await visitor.call(security.bind, { body: { contact, code } })).toMatchObject({ success: true })
    expect(await use()).toMatchObject({ message: 'reset_link_invalid' })
  })

  test('[SC-10] that was used stands in the history of the account', async () => {
    const { use } = await withLink('Late5')
    expect(await use()).toMatchObject({ success: true })
    const owner = world.visitor()
    await owner.logIn('Late5', 'Thief20261')
    const { entries } = (await owner.call(presence.history)).value as {
      entries: { kind: string; ip: string }[]
    }
    expect(entries.find(({ kind }) => kind === 'password_changed')?.ip).toMatch(/^10\.9\./)
  })
})
