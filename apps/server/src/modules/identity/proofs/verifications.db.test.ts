import { security } from '@jackfruit/contracts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { testDatabase } from '../../../testing/database.ts'
import { openSecurityWorld, type SecurityWorld } from '../../../testing/security-world.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { openVerifications, type Verifications } from './verifications.ts'

let world: SecurityWorld
let verifications: Verifications
let paper: Buffer

beforeAll(async () => {
  world = await openSecurityWorld(await testDatabase())
  verifications = openVerifications(world)
  paper = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#ffeecc' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => world.close())

const add = (visitor: Visitor, side: string, bytes = paper) =>
  visitor.call(security.addDocument, { body: { side, file: bytes.toString('base64') } })
const stateOf = async (visitor: Visitor) => (await visitor.call(security.documents)).value

async function handIn(name: string, host?: string) {
  const visitor = await world.member(name, { isConfirmed: true, ...(host ? { host } : {}) })
  for (const side of ['front', 'selfie']) expect(await add(visitor, side)).toMatchObject({ success: true })
  expect(await visitor.call(security.submitDocuments)).toMatchObject({ success: true })
  return visitor
}
const decide = async (name: string, isApproved: boolean, reason: string | null = null) => {
  const owner = await world.ownerOf(name)
  return inMerchant(world.db, owner.merchantId, (tx) =>
    verifications.decide(tx, owner, { isApproved, reason, by: 'Daw Khin' }),
  )
}

describe('papers for verification', () => {
  test('go from none over draft to pending, and are handed in only when front and selfie are there', async () => {
    const visitor = await world.member('Papers1', { isConfirmed: true })
    expect(await stateOf(visitor)).toMatchObject({ state: 'none', sides: [] })
    await add(visitor, 'front')
    expect(await visitor.call(security.submitDocuments)).toMatchObject({ message: 'documents_incomplete' })
    await add(visitor, 'selfie')
    expect(await stateOf(visitor)).toMatchObject({ state: 'draft', sides: ['front', 'selfie'] })
    expect(await visitor.call(security.submitDocuments)).toMatchObject({ success: true })
    expect(await stateOf(visitor)).toMatchObject({ state: 'pending' })
    expect(await add(visitor, 'back')).toMatchObject({ message: 'documents_closed' })
    const removed = await visitor.call(security.removeDocument, { query: { side: 'front' } })
    expect(removed).toMatchObject({ message: 'documents_closed' })
  })

  test('[BC-59] [VA-78] are three at most: a fourth is refused, also of many that come at once', async () => {
    const visitor = await world.member('Papers2', { isConfirmed: true })
    for (const side of ['front', 'back', 'selfie']) await add(visitor, side)
    expect(await add(visitor, 'front')).toMatchObject({ success: false, message: 'too_many_pictures' })
    await visitor.call(security.removeDocument, { query: { side: 'front' } })
    const answers = await Promise.all([1, 2, 3, 4].map(() => add(visitor, 'front')))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(await stateOf(visitor)).toMatchObject({ sides: ['front', 'back', 'selfie'] })
  })

  test('[BC-59] [VA-76] [VA-77] are pictures by content', async () => {
    const visitor = await world.member('Papers3', { isConfirmed: true })
    const gif = await sharp(paper).gif().toBuffer()
    expect(await add(visitor, 'front', gif)).toMatchObject({ message: 'picture_type' })
    const large = Buffer.concat([paper, Buffer.alloc(5 * 1024 * 1024)])
    expect(await add(visitor, 'front', large)).toMatchObject({ message: 'picture_too_large' })
  })

  test('are decided once, by an operator with a name; a refusal tells why and opens a new try', async () => {
    const visitor = await handIn('Papers4')
    const answers = await Promise.all([decide('Papers4', false, 'Too dark'), decide('Papers4', true)])
    expect(answers.filter(Boolean)).toHaveLength(1)
    const refused = await handIn('Papers5')
    await decide('Papers5', false, 'Too dark')
    expect(await stateOf(refused)).toMatchObject({ state: 'refused', reason: 'Too dark' })
    expect(await add(refused, 'front')).toMatchObject({ success: true })
    expect(await stateOf(refused)).toMatchObject({ state: 'draft', sides: ['front'] })
    expect(['approved', 'refused']).toContain((await stateOf(visitor))['state'])
    expect(await decide('Papers5', true)).toBe(false)
  })

  test('[IM-90] lie sealed, and nobody else opens them: not another member, nor another brand', async () => {
    const owner = await handIn('Papers6')
    const own = await owner.call(security.documentPicture, { query: { side: 'front' } })
    const bytes = Buffer.from(String(own.value['url']).split(',')[1] ?? '', 'base64')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640 })
    const other = await world.member('Papers7')
    const asked = await other.call(security.documentPicture, { query: { side: 'front' } })
    expect(asked).toMatchObject({ success: false, message: 'document_not_found' })

    const { memberId } = await world.ownerOf('Papers6')
    const elsewhere = { memberId, merchantId: await world.merchantOf('second.localhost') }
    expect(await verifications.of(elsewhere)).toMatchObject({ state: 'none' })
    expect(await verifications.picture(elsewhere, 'front')).toBeNull()
    const { rows } = await world.admin.query<{ image_sealed: Buffer }>(
      'select image_sealed from identity.documents',
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { image_sealed } of rows) expect(image_sealed.includes('WEBP')).toBe(false)
  })

  test('ask for the password again', async () => {
    const visitor = await world.member('Papers8')
    expect(await add(visitor, 'front')).toMatchObject({ success: false, message: 'confirmation_needed' })
  })
})
