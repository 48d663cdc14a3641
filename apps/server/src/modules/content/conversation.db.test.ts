import { type CryptoKey, compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { openField } from '../../platform/sealed-field.ts'
import { type ContentWorld, openContentWorld, second } from '../../testing/content-world.ts'
import { contactPlace, contentPlace, sealFeedback } from './feedback.ts'

let world: ContentWorld
beforeAll(async () => {
  world = await openContentWorld(
    new Map([
      [4n, { nickname: 'Rank4', vipRank: 4 }],
      [5n, { nickname: 'Rank5', vipRank: 5 }],
    ]),
  )
})
afterAll(() => world.close())

const algorithm = 'ECDH-ES+A256KW'
const newKeys = () => generateKeyPair(algorithm, { crv: 'P-256', extractable: true })
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function opened(sealed: string, key: CryptoKey) {
  const { plaintext } = await compactDecrypt(sealed, key)
  return JSON.parse(new TextDecoder().decode(plaintext)) as { addresses: { label: string; isVip: boolean }[] }
}

async function reach(options: { member?: string; label?: string; host?: string } = {}) {
  const { publicKey, privateKey } = await newKeys()
  const key = encoded(await exportJWK(publicKey))
  const label = options.label ? `&label=${options.label}` : ''
  const answer = await world.ask('GET', `/wps/v2/customer-service?key=${key}${label}`, {
    headers: options.member ? { 'x-member': options.member } : {},
    ...(options.host ? { host: options.host } : {}),
  })
  return { answer, privateKey, sealed: String(answer.value['sealed']) }
}

test('[API-34] addresses of customer service open with the private key of this browser, and with no other', async () => {
  const { sealed, privateKey } = await reach()
  expect(sealed).not.toContain(Buffer.from('Live chat').toString('base64url').slice(0, 8))
  expect((await opened(sealed, privateKey)).addresses).toEqual([
    { label: 'Live chat', url: '/service', isVip: false },
    { label: 'E-mail', url: 'mailto:help@jackfruit.example', isVip: false },
  ])
  await expect(opened(sealed, (await newKeys()).privateKey)).rejects.toThrow()
})

test('[FB-02] [FB-03] rank 5 gets the VIP address first; rank 4 and visitors get live chat and hear of no other', async () => {
  const first = async (member?: string) => {
    const { sealed, privateKey } = await reach(member ? { member, label: 'VIP' } : { label: 'VIP' })
    return (await opened(sealed, privateKey)).addresses.map(({ label }) => label)
  }
  expect(await first('5')).toEqual(['VIP', 'Live chat', 'E-mail'])
  expect(await first('4')).toEqual(['Live chat', 'E-mail'])
  expect(await first()).toEqual(['Live chat', 'E-mail'])
})

test('a key that is none is refused', async () => {
  const { publicKey, privateKey } = await newKeys()
  const jwk = await exportJWK(publicKey)
  const beside = { ...jwk, y: jwk.x }
  const wrong = [
    ...['x'.repeat(60), encoded({ kty: 'oct', k: 'x'.repeat(50) }), encoded(await exportJWK(privateKey))],
    ...[encoded(beside), encoded({ ...jwk, crv: 'P-521' }), encoded([jwk])],
  ]
  for (const key of wrong) {
    const answer = await world.ask('GET', `/wps/v2/customer-service?key=${key}`)
    expect(answer, key).toMatchObject({ status: 400, message: 'request_invalid' })
  }
})

test('without an address the call says that nobody is there', async () => {
  await world.admin.query('delete from merchants.customer_services where merchant_id = $1', [
    await world.brandId('demoinr'),
  ])
  const { answer } = await reach({ host: second })
  expect(answer).toMatchObject({ status: 200, success: false, message: 'service_unavailable_now' })
})

const put = (content: string, ip: string, more: { contact?: string; member?: string } = {}) =>
  world.ask('PUT', '/wps/v2/feedback', {
    body: { content, ...(more.contact ? { contact: more.contact } : {}) },
    headers: more.member ? { 'x-member': more.member } : {},
    ip,
  })

test('[SC-05] [API-06] feedback is kept for the operator, the contact sealed, and the application cannot read it back', async () => {
  const { value } = await put('The reels are lovely: 1 < 2\n<3', '10.1.0.1', {
    contact: 'khin@a.example',
    member: '4',
  })
  const { rows } = await world.admin.query('select * from content.feedback where id = $1', [value['id']])
  const [row] = rows
  expect(row).toMatchObject({ content: null })
  const words = contentPlace(row.id, row.merchant_id)
  expect(openField(world.key, words, row.content_sealed).toString()).toBe('The reels are lovely: 1 < 2\n<3')
  expect(String(row.member_id)).toBe('4')
  expect(row.contact_sealed.toString('latin1')).not.toContain('khin')
  const place = contactPlace(String(value['id']), await world.brandId('demommk'))
  expect(openField(world.key, place, row.contact_sealed).toString()).toBe('khin@a.example')
  const look = inMerchant(world.database.db, await world.brandId('demommk'), (tx) =>
    sql`select * from content.feedback`.execute(tx),
  )
  await expect(look).rejects.toThrow(/permission denied/)
})

test('[BC-57] [VA-74] feedback has the length that the brand allows, counted in characters', async () => {
  const rule = { fields: [{ field: 'content', rule: 'length', min: 5, max: 140 }] }
  for (const text of ['four', 'x'.repeat(141)])
    expect(await put(text, '10.1.0.2')).toMatchObject({
      success: false,
      message: 'field_invalid',
      value: rule,
    })
  for (const text of ['exact', '🍈'.repeat(140)])
    expect(await put(text, '10.1.0.2')).toMatchObject({ success: true })
})

test('five an hour from one place, also when they come at once; other places are not touched', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => put(`again and again ${n}`, '10.1.0.3')),
  )
  expect(answers.filter(({ success }) => success)).toHaveLength(5)
  const refused = answers.filter(({ success }) => !success)
  expect(new Set(refused.map(({ message }) => message))).toEqual(new Set(['too_many_attempts']))
  expect(await put('from elsewhere', '10.1.0.4')).toMatchObject({ success: true })
  const { rows } = await world.admin.query(
    'select id, merchant_id, content_sealed as sealed from content.feedback',
  )
  const words = rows.map(({ id, merchant_id: brand, sealed }) =>
    openField(world.key, contentPlace(id, brand), sealed).toString(),
  )
  expect(words.filter((each) => each.startsWith('again and again'))).toHaveLength(5)
})

test('feedback with markup, or with what cannot be seen, is refused at its field', async () => {
  const refused = (field: string) => ({
    ...{ status: 200, success: false, message: 'field_invalid' },
    value: { fields: [{ field, rule: 'signs' }] },
  })
  for (const text of ['The <b>reels</b>', 'turned \u202e around', 'a bell \u0007 here'])
    expect(await put(text, '10.1.0.8')).toMatchObject(refused('content'))
  for (const contact of ['<a@b.example>', 'a@b\u200b.example'])
    expect(await put('well written', '10.1.0.8', { contact })).toMatchObject(refused('contact'))
})

test('what was written before words lay sealed is sealed by the clock, once, and reads the same', async () => {
  const brand = await world.brandId('demommk')
  const id = '00000000-0000-4000-8000-000000000075'
  await world.admin.query('insert into content.feedback (id, merchant_id, content) values ($1, $2, $3)', [
    ...[id, brand, 'from before'],
  ])
  const parts = { db: world.database.db, key: world.key }
  expect(await sealFeedback(parts, brand)).toBe(1)
  expect(await sealFeedback(parts, brand)).toBe(0)
  const { rows } = await world.admin.query('select * from content.feedback where id = $1', [id])
  expect(rows[0].content).toBeNull()
  expect(openField(world.key, contentPlace(id, brand), rows[0].content_sealed).toString()).toBe('from before')
})
