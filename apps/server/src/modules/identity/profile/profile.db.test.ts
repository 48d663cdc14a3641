import { identity, security } from '@jackfruit/contracts'
import { contactIds } from '@jackfruit/contracts/security'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeSetting } from '../../../testing/brand-changes.ts'
import { testDatabase } from '../../../testing/database.ts'
import { openSecurityWorld, type SecurityWorld } from '../../../testing/security-world.ts'
import type { Visitor } from '../../../testing/visitor.ts'

let world: SecurityWorld
beforeAll(async () => {
  world = await openSecurityWorld(await testDatabase())
})
afterAll(() => world.close())

const save = (visitor: Visitor, body: object) => visitor.call(security.saveProfile, { body })
/** In Yangon, where the brand is: half past six hours ahead. */
const dayYearsAgo = (years: number, days = 0) => {
  const day = new Date(world.now().getTime() + 6.5 * 3_600_000)
  day.setUTCFullYear(day.getUTCFullYear() - years)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

describe('the profile', () => {
  test('[EN-145] [EN-146] [EN-147] [EN-148] [EN-149] [EN-150] [B-12] [A-24] stores and shows every field', async () => {
    const visitor = await world.member('Profile1')
    const ids = Object.fromEntries(contactIds.map((id) => [id, `my-${id}`]))
    const fields = {
      ...ids,
      qqNum: '10001',
      gender: 'female',
      address: '12 Strand Road, Yangon',
      nationality: 'Myanmar',
      occupation: 'Teacher',
      sourceOfIncome: 'Salary',
      placeOfBirth: 'မန္တလေး',
      nickname: 'မြမြ',
    }
    expect((await save(visitor, fields)).value).toMatchObject(fields)
    expect((await visitor.call(security.profile)).value).toMatchObject(fields)
    expect((await visitor.call(security.userInfo)).value).toMatchObject({ profile: fields, mobile: null })
    expect((await visitor.call(identity.memberInfo)).value).toMatchObject({ nickname: 'မြမြ' })
    await save(visitor, { zalo: '' })
    expect((await visitor.call(security.profile)).value).toMatchObject({ zalo: '', viber: 'my-viber' })
  })

  test('[EN-151] takes the birthday of somebody of 21 years and not a day less, once', async () => {
    const visitor = await world.member('Profile2', { isConfirmed: true })
    expect(await save(visitor, { birthday: dayYearsAgo(21, 1) })).toMatchObject({ message: 'too_young' })
    for (const birthday of ['2001-02-30', '1899-12-31'])
      expect(await save(visitor, { birthday })).toMatchObject({ message: 'field_invalid' })
    expect(await save(visitor, { birthday: dayYearsAgo(21) })).toMatchObject({ success: true })
    expect(await save(visitor, { birthday: dayYearsAgo(30) })).toMatchObject({ message: 'field_locked' })
    expect(await save(visitor, { birthday: '' })).toMatchObject({ message: 'field_locked' })
  })

  test("[VA-80] [D-101] asks for the age that the brand sets, and reckons it in the brand's time zone", async () => {
    const visitor = await world.member('Profile6', { isConfirmed: true })
    await changeSetting(world.admin, 'minAgeBirthday', 25)
    // 18:00 in UTC is half past midnight in Yangon: the birthday has come there already.
    world.later(24 * 3_600_000 - (world.now().getTime() % (24 * 3_600_000)) + 18 * 3_600_000)
    await visitor.logIn('Profile6', 'Mango2026')
    await world.confirm(visitor)
    expect(await save(visitor, { birthday: dayYearsAgo(25, 1) })).toMatchObject({
      message: 'too_young',
      value: { field: 'birthday', age: 25 },
    })
    expect(await save(visitor, { birthday: dayYearsAgo(25) })).toMatchObject({ success: true })
    await changeSetting(world.admin, 'minAgeBirthday', 21)
  })

  test('[MC-04] locks the real name once it is set, and asks for the password before', async () => {
    const visitor = await world.member('Profile3')
    expect(await save(visitor, { payeeName: 'Daw Mya' })).toMatchObject({ message: 'confirmation_needed' })
    await world.confirm(visitor)
    const answers = await Promise.all(['Daw Mya', 'U Ba'].map((payeeName) => save(visitor, { payeeName })))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect((await visitor.call(security.profile)).value).toMatchObject({ locked: ['payeeName'] })
    expect(await save(visitor, { payeeName: 'Somebody' })).toMatchObject({ message: 'field_locked' })
    expect(await save(visitor, { memberId: '1' })).toMatchObject({ status: 400 })
  })

  test('refuses a nickname that is empty, or holds what cannot be seen', async () => {
    const visitor = await world.member('Profile4')
    for (const nickname of ['', '  ', '\u202eevil', 'a\u0000b', '<b>x</b>'])
      expect(await save(visitor, { nickname })).toMatchObject({ message: 'field_invalid' })
  })

  test('refuses a real name that can be none before it is set for good, and a nickname that is somebody else’s account', async () => {
    const visitor = await world.member('Profile7')
    for (const payeeName of ['12345', 'A', '=1+1', '<b>Mya</b>', 'Mya\u202eaym', '\ud800\ud800', '😀😀'])
      expect(await save(visitor, { payeeName })).toMatchObject({
        ...{ success: false, message: 'field_invalid' },
        value: { field: 'payeeName' },
      })
    expect((await visitor.call(security.profile)).value).toMatchObject({ payeeName: '', locked: [] })
    await world.member('Profile8')
    for (const nickname of ['Profile8', 'PROFILE8'])
      expect(await save(visitor, { nickname })).toMatchObject({
        ...{ message: 'field_invalid', value: { field: 'nickname' } },
      })
    expect(await save(visitor, { nickname: 'profile7' })).toMatchObject({ success: true })
  })

  test('refuses markup and what cannot be seen in every field, by its name', async () => {
    const visitor = await world.member('Profile9')
    const fields = [
      'nickname',
      'payeeName',
      'address',
      'nationality',
      'occupation',
      'sourceOfIncome',
      'placeOfBirth',
    ]
    for (const field of [...fields, ...contactIds])
      for (const value of ['<b>x</b>', 'ab\u202ecd', 'ab\u0000cd'])
        expect(await save(visitor, { [field]: value })).toMatchObject({
          ...{ status: 200, message: 'field_invalid', value: { field } },
        })
  })

  test('lies sealed, and another brand sees nothing of it', async () => {
    const visitor = await world.member('Profile5')
    await save(visitor, { address: 'A very private road', zalo: 'private-zalo' })
    const { rows } = await world.admin.query<{ value_sealed: Buffer }>(
      'select value_sealed from identity.personal',
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const { value_sealed } of rows) expect(value_sealed.toString('latin1')).not.toMatch(/private/)
    const namesake = await world.member('Profile5', { host: 'second.localhost' })
    expect((await namesake.call(security.profile)).value).toMatchObject({ address: '', zalo: '' })
  })
})
