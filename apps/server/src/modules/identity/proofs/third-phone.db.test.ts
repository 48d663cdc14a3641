import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CodeWorld, mobile, openCodeWorld } from '../../../testing/code-world.ts'
import { type Claims, openPhoneService, type PhoneService } from '../../../testing/phone-service.ts'
import { type BrandData, openDirectory } from '../../merchants/index.ts'
import { openThirdPhone, type ThirdPhone } from './third-phone.ts'

const number = '09777123456'
const e164 = '+959777123456'
const closers: (() => void)[] = []
let world: CodeWorld
let phones: PhoneService

beforeAll(async () => {
  world = await openCodeWorld()
  phones = await openPhoneService()
  closers.push(phones.close)
})
afterAll(async () => {
  for (const close of closers) close()
  await world.close()
})

const opened = (more: { jwksUrl?: string } = {}): ThirdPhone => {
  const { db } = world.database
  const service = { ...phones.config, ...more }
  return openThirdPhone({ db, directory: openDirectory(db, () => null), service, now: () => new Date() })
}

const aToken = (claims: Partial<Claims> = {}) => phones.token({ phone: e164, ...claims })
/** The brand with the switch turned on. */
const turnedOn = (): BrandData => ({
  ...world.brand,
  switches: new Map([...world.brand.switches, ['REG_THIRD_PHONE_VERIFY', true] as const]),
})
const check = (idToken: string, third = opened(), brand = turnedOn()) =>
  third.check({ brand, to: mobile(number), idToken })

describe('[EN-60] a phone number that a third party verified', () => {
  test('is believed once', async () => {
    const token = await aToken()
    await check(token)
    await expect(check(token)).rejects.toMatchObject({ code: 'code_invalid' })
  })

  test('is believed once, however its signature is written: bits that decode to nothing make no other token', async () => {
    const token = await aToken()
    await check(token)
    const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const twin = `${token.slice(0, -1)}${signs[signs.indexOf(token.at(-1) ?? '') ^ 1]}`
    expect(Buffer.from(twin.split('.')[2] ?? '', 'base64url')).toEqual(
      Buffer.from(token.split('.')[2] ?? '', 'base64url'),
    )
    await expect(check(twin)).rejects.toMatchObject({ code: 'code_invalid' })
  })

  test.each([
    ['of another number', { phone: '+959777123457' }, 'code_invalid'],
    ['of another issuer', { iss: 'https://evil.example' }, 'code_invalid'],
    ['meant for somebody else', { aud: 'another' }, 'code_invalid'],
    ['[ER-37] verified six minutes ago', { agoSeconds: 360 }, 'code_expired'],
    ['[ER-37] that expired', { agoSeconds: 120, lifeSeconds: 60 }, 'code_expired'],
  ])('is refused %s', async (_, claims, code) => {
    await expect(check(await aToken(claims))).rejects.toMatchObject({ code })
  })

  test('[IM-66] is refused when another key signed it, when it is unsigned, or not there', async () => {
    await expect(
      check(await aToken({ by: (await generateKeyPair('RS256')).privateKey })),
    ).rejects.toMatchObject({ code: 'code_invalid' })
    const [, body = ''] = (await aToken()).split('.')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
    await expect(check(unsigned)).rejects.toMatchObject({ code: 'code_invalid' })
    await expect(check('')).rejects.toMatchObject({ code: 'code_missing' })
  })

  test('[ER-36] is refused where the brand has not turned it on', async () => {
    await expect(check(await aToken(), opened(), world.brand)).rejects.toMatchObject({ code: 'not_enabled' })
  })

  test('[ER-31] is unknown while the keys cannot be had, and nobody waits longer than ten seconds', async () => {
    const silent = createSocketServer((socket) => socket.on('error', () => {}))
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    closers.push(() => silent.close())
    const third = opened({ jwksUrl: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/keys` })
    const began = performance.now()
    await expect(check(await aToken(), third)).rejects.toMatchObject({ code: 'phone_unknown' })
    expect(performance.now() - began).toBeLessThan(10_000)
  }, 15_000)
})
