import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { security } from '@jackfruit/contracts'
import { pictureBytesMax } from '@jackfruit/contracts/security'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { openSecurityWorld, type SecurityWorld } from '../../../testing/security-world.ts'
import type { Visitor } from '../../../testing/visitor.ts'

let world: SecurityWorld
let member: Visitor

beforeAll(async () => {
  world = await openSecurityWorld(await testDatabase())
  member = await world.member('Picture1')
})
afterAll(() => world.close())

const plain = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#1f7a4d' } })
const upload = (bytes: Buffer, visitor = member) =>
  visitor.call(security.setAvatar, { body: { file: bytes.toString('base64') } })
const fetchPicture = (url: unknown) =>
  world.app.inject({ method: 'GET', url: String(url), headers: { host: 'localhost' } })
const filesKept = () => {
  try {
    return readdirSync(join(world.dataDir, 'avatars')).length
  } catch {
    return 0
  }
}

describe('a picture of a member', () => {
  test('[A-17] [A-18] [B-11] [HD-11] is an icon of the list, and the member shows it from then on', async () => {
    expect((await member.call(security.avatar)).value).toEqual({ url: null })
    const { icons } = (await member.call(security.icons)).value as { icons: { id: string; url: string }[] }
    const [icon] = icons
    const chosen = await member.call(security.setAvatar, { body: { icon: icon?.id } })
    expect(chosen).toMatchObject({ success: true, value: { url: icon?.url } })
    expect((await member.call(security.icons)).value).toMatchObject({ current: icon?.id })
    expect((await member.call(security.avatar)).value).toEqual({ url: icon?.url })
    const unknown = await member.call(security.setAvatar, { body: { icon: '../../secret' } })
    expect(unknown).toMatchObject({ success: false, message: 'icon_unknown' })
  })

  test('[B-11] [IM-90] is uploaded, written anew as a square of 256 without what the camera wrote in, and kept for good', async () => {
    const photo = await plain()
      .withExif({ IFD0: { Artist: 'Thandar' }, IFD3: { GPSLatitude: '16/1 48/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { value } = await upload(photo)
    const answer = await fetchPicture(value['url'])
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const kept = await sharp(answer.rawPayload).metadata()
    expect(kept).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect(kept.exif).toBeUndefined()
    const again = await upload(photo, await world.member('Picture2'))
    expect(again.value['url']).toBe(value['url'])
  })

  test('[VA-76] is told by its content: a gif that is called png, an SVG and an empty file are refused', async () => {
    const before = filesKept()
    const gif = await plain().gif().toBuffer()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const webp = await plain().webp().toBuffer()
    for (const bytes of [gif, svg, webp, Buffer.from('GIF89a'), Buffer.from([0x89])])
      expect(await upload(bytes)).toMatchObject({ success: false, message: 'picture_type' })
    expect(filesKept()).toBe(before)
  })

  test('[VA-77] has at most 5 MB: one byte more is refused by name, much more before it is read', async () => {
    const png = await plain().png().toBuffer()
    const fits = Buffer.concat([png, randomBytes(pictureBytesMax - png.length)])
    expect(await upload(fits)).toMatchObject({ success: true })
    const tooLarge = await upload(Buffer.concat([fits, Buffer.from([0])]))
    expect(tooLarge).toMatchObject({ success: false, message: 'picture_too_large' })
    expect(await upload(randomBytes(2 * pictureBytesMax))).toMatchObject({ status: 413 })
  })

  test('[IM-90] brings along nothing that hides behind or inside it', async () => {
    const script = '<script>alert(document.domain)</script>'
    const behind = Buffer.concat([await plain().png().toBuffer(), Buffer.from(script)])
    const inside = await plain()
      .withExif({ IFD0: { ImageDescription: script } })
      .jpeg()
      .toBuffer()
    for (const polyglot of [behind, inside]) {
      expect(polyglot.includes(script)).toBe(true)
      const { value } = await upload(polyglot)
      expect((await fetchPicture(value['url'])).rawPayload.includes('<script')).toBe(false)
    }
  })

  test('[IM-90] is not decoded when it claims more pixels than a camera has, nor kept when it is cut short', async () => {
    const bomb = await plain(8_000, 8_000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(pictureBytesMax)
    const before = filesKept()
    // Of this process: what others do on the machine is no fault of a picture.
    const began = process.cpuUsage()
    expect(await upload(bomb)).toMatchObject({ success: false, message: 'picture_broken' })
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(1_000)
    const photo = await plain(900, 900).jpeg().toBuffer()
    expect(await upload(photo.subarray(0, photo.length / 2))).toMatchObject({ message: 'picture_broken' })
    expect(filesKept()).toBe(before)
  })

  test('is found under no other address', async () => {
    for (const url of ['/avatars/x.webp', '/avatars/..%2f..%2fsecret', `/avatars/${'0'.repeat(64)}.webp`])
      expect((await fetchPicture(url)).statusCode).toBe(404)
    expect((await world.visitor().call(security.avatar)).status).toBe(401)
  })
})
