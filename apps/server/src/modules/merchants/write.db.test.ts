import type { SwitchNode } from '@jackfruit/contracts/merchants'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetKept } from '../../platform/briefly.ts'
import type { CallWorld } from '../../testing/call-world.ts'
import { openStartWorld } from '../../testing/start-world.ts'
import { serviceAddresses } from './service-addresses.ts'
import * as write from './write.ts'

let world: CallWorld
let admin: pg.Client
let id: number
beforeAll(async () => {
  world = await openStartWorld()
  const { database, directory } = world
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  id = (await directory.brandOfCode('demommk'))?.id ?? 0
})
afterAll(async () => {
  await admin.end()
  await world.close()
})

const status = async (ip = '127.0.0.1', host = 'localhost') =>
  (await world.ask('GET', '/wps/v2/permission?scope=status', { ip, host })).value
const info = async () =>
  (await world.ask('GET', '/wps/v2/permission')).value['info'] as Record<string, unknown>
const call = (ip = '127.0.0.1', headers: Record<string, string> = {}) =>
  world.ask('GET', '/wps/v2/settings/register', { ip, headers })

test('[IM-03] [SS-02][SS-05][EN-117] maintenance has an end that is told while it lasts, and none afterwards', async () => {
  const end = new Date('2031-01-31T10:00:00Z')
  await write.setMaintenance(admin, id, true, end)
  forgetKept()
  expect(await status()).toMatchObject({ maintenance: true, maintenanceEnd: end.toISOString() })
  expect(await call()).toMatchObject({ status: 503, success: false, message: 'site_maintenance' })
  await write.setMaintenance(admin, id, true, null)
  forgetKept()
  expect(await status()).toMatchObject({ maintenance: true, maintenanceEnd: null })
  await write.setMaintenance(admin, id, false, end)
  forgetKept()
  expect(await status()).toMatchObject({ maintenance: false, maintenanceEnd: null })
  expect(await call()).toMatchObject({ status: 200, success: true })
})

test('[IM-02] every switch of the tree turns, and the next answer shows it, in this brand alone', async () => {
  const treeOf = async (host = 'localhost') => {
    const { value } = await world.ask('GET', '/wps/v2/permission', { host })
    const flat = (nodes: readonly SwitchNode[]): SwitchNode[] =>
      nodes.flatMap((node) => [node, ...flat(node.childrenNodes)])
    const { whitelabel } = value['info'] as { whitelabel: SwitchNode[] }
    return new Map(flat(whitelabel).map(({ modId, enabled }) => [modId, enabled]))
  }
  const turn = async (modId: string, isOn: boolean) => {
    await write.setSwitch(admin, id, modId, isOn)
    forgetKept()
  }
  const [before, elsewhere] = [await treeOf(), await treeOf('second.localhost')]
  expect(before.size).toBeGreaterThan(30)
  for (const [modId, enabled] of before) {
    await turn(modId, enabled !== '1')
    expect(await treeOf()).toEqual(new Map([...before, [modId, enabled === '1' ? '0' : '1']]))
    await turn(modId, enabled === '1')
  }
  expect([await treeOf(), await treeOf('second.localhost')]).toEqual([before, elsewhere])
})

test('[SS-03][SS-08][IM-04] places are blocked by country, address and range, in both families, and nobody else is', async () => {
  await write.setRestriction(admin, id, true, [
    { kind: 'country', value: 'KP' },
    { kind: 'ip', value: '192.0.2.7' },
    { kind: 'cidr', value: '2001:db8:7::/48' },
  ])
  forgetKept()
  for (const ip of ['203.0.113.9', '192.0.2.7', '2001:db8:7::1', '::ffff:192.0.2.7']) {
    expect(await status(ip), ip).toMatchObject({ regionRestriction: true })
    expect(await call(ip), ip).toMatchObject({ status: 403, message: 'region_restricted' })
  }
  expect(await status('192.0.2.7')).toMatchObject({ location: { ip: '192.0.2.7' } })
  for (const ip of ['192.0.2.8', '2001:db8:8::1', '127.0.0.1'])
    expect(await call(ip), ip).toMatchObject({ status: 200 })
  expect(await status('192.0.2.7', 'second.localhost')).toMatchObject({ regionRestriction: false })
  await write.setRestriction(admin, id, false, [{ kind: 'country', value: 'KP' }])
  forgetKept()
  expect(await call('203.0.113.9')).toMatchObject({ status: 200 })
})

test('[SS-18] with both on it is maintenance, and both are told', async () => {
  await write.setMaintenance(admin, id, true, null)
  await write.setRestriction(admin, id, true, [{ kind: 'ip', value: '192.0.2.7' }])
  forgetKept()
  expect(await status('192.0.2.7')).toMatchObject({ maintenance: true, regionRestriction: true })
  expect(await call('192.0.2.7')).toMatchObject({ status: 503, message: 'site_maintenance' })
  await write.setMaintenance(admin, id, false, null)
  await write.setRestriction(admin, id, false, [])
  forgetKept()
})

test('[SS-29][RO-41] a closed brand answers its status and the lists of start-up, and no other call', async () => {
  await write.setMaintenance(admin, id, true, null)
  forgetKept()
  const open = ['/permission', '/regions', '/countries', '/menu/whitelabel', '/routers']
  for (const path of open)
    expect(await world.ask('GET', `/wps/v2${path}`), path).toMatchObject({ status: 200 })
  const body = { data: { country: 'IN', currency: 'INR', language: 'EN' } }
  const closed = [
    call(),
    world.ask('POST', '/wps/v2/regions/select', { body }),
    world.ask('GET', '/wps/v2/settings/register-rules'),
  ]
  for (const answer of await Promise.all(closed))
    expect(answer).toMatchObject({ status: 503, success: false })
  await write.setMaintenance(admin, id, false, null)
  forgetKept()
})

test('[IM-67] an operator places addresses better than the table, the narrowest range first, and takes it back', async () => {
  const country = async (ip: string) =>
    ((await status(ip))['location'] as { countryCode: string | null }).countryCode
  expect(await country('203.0.113.9')).toBe('KP')
  await write.placeAddresses(admin, '203.0.113.0/24', 'IN')
  await write.placeAddresses(admin, '203.0.113.8/31', 'MM')
  forgetKept()
  expect([await country('203.0.113.9'), await country('203.0.113.10')]).toEqual(['MM', 'IN'])
  await write.placeAddresses(admin, '203.0.113.8/31', null)
  await write.placeAddresses(admin, '203.0.113.0/24', null)
  forgetKept()
  expect(await country('203.0.113.9')).toBe('KP')
})

test('[IM-05] [IM-108] [SS-22] a host that is added is told, maps to its country, and belongs to one brand alone', async () => {
  const domains = async () => {
    const { value } = await world.ask('GET', '/wps/v2/regions')
    return (value as unknown as { domains: string[] }[])[0]?.domains
  }
  const told = async () => (await world.ask('GET', '/wps/v2/routers')).value['domainList']
  await write.setHost(admin, id, 'new.localhost', 'PH')
  forgetKept()
  expect(await domains()).toEqual(['localhost', 'new.localhost'])
  expect(await told()).toContain('new.localhost')
  await write.setHost(admin, id, 'new.localhost', null)
  forgetKept()
  expect(await domains()).toEqual(['localhost'])
  expect(await status('127.0.0.1', 'new.localhost')).toMatchObject({ maintenance: false })
  await expect(write.setHost(admin, id, 'second.localhost', 'PH')).rejects.toThrow(/another brand/)
})

test('[NV-12][FB-05][EN-118] a resource is added, changed and taken off', async () => {
  const of = async (type: string) =>
    ((await info())['resources'] as { resourceType: string; url: string }[]).find(
      ({ resourceType }) => resourceType === type,
    )?.url
  await write.setResource(admin, id, 'telegram', 'https://telegram.example/other')
  await write.setResource(admin, id, 'zalo', 'https://zalo.example/new')
  forgetKept()
  expect([await of('telegram'), await of('zalo')]).toEqual([
    'https://telegram.example/other',
    'https://zalo.example/new',
  ])
  await write.setResource(admin, id, 'telegram', '')
  forgetKept()
  expect(await of('telegram')).toBeUndefined()
  for (const url of ['javascript:alert(1)', 'http://plain.example', '//evil.example', 'https://a.example/"'])
    await expect(write.setResource(admin, id, 'telegram', url), url).rejects.toThrow(/is no address/)
})

test('[SS-13][SS-14] the lists of addresses for pictures and games are the brand’s to change', async () => {
  await write.setCdns(admin, id, 'image', ['/img/b', 'https://img.example'])
  await write.setCdns(admin, id, 'launch', ['{games}', 'https://play.example'])
  forgetKept()
  expect(await info()).toMatchObject({
    imageCDNs: ['/img/b', 'https://img.example'],
    launchGameCDNs: ['http://127.0.0.1:8081', 'https://play.example'],
  })
  for (const bad of [[], ['http://plain.example'], ['javascript:1']])
    await expect(write.setCdns(admin, id, 'launch', bad)).rejects.toThrow(/is no list/)
})

test('[IM-70] a field of the registration is asked for, demanded or left out as the operator says, in this brand alone', async () => {
  type Rules = Record<string, { enabled: boolean; required: boolean }>
  const rules = async (path: string) => (await world.ask('GET', `/wps/v2/${path}`)).value as unknown as Rules
  const ofLine = async () => {
    const { enabled, required } = (await rules('settings/register-rules'))['line'] ?? {}
    return [enabled, required]
  }
  const others = () =>
    admin.query(
      "select enabled, required from merchants.register_rules where field = 'line' and merchant_id <> $1",
      [id],
    )
  const before = (await others()).rows
  for (const [asking, shown] of [
    ['required', [true, true]],
    ['off', [false, false]],
    ['optional', [true, false]],
  ] as const) {
    await write.setRegisterRule(admin, id, 'line', asking)
    forgetKept()
    expect([asking, await ofLine()]).toEqual([asking, shown])
  }
  expect((await others()).rows).toEqual(before)
  await expect(write.setRegisterRule(admin, id, 'shoe_size', 'required')).rejects.toThrow(/no rule/)
})

test('customer service is reached where the operator says, or nowhere', async () => {
  await write.setService(admin, id, { label: 'Live chat', url: 'https://chat.example', isVip: false })
  await write.setService(admin, id, { label: 'VIP', url: '', isVip: true })
  expect(await serviceAddresses(world.database.db, id)).toEqual([
    { label: 'Live chat', url: 'https://chat.example', isVip: false },
    { label: 'E-mail', url: 'mailto:help@jackfruit.example', isVip: false },
  ])
})

test('what is no country, range, host or switch is refused, and nothing is changed', async () => {
  await expect(write.setSwitch(admin, id, 'SITE_NOTHING', true)).rejects.toThrow(/no switch/)
  await expect(write.placeAddresses(admin, '10.0.0.0/33', 'MM')).rejects.toThrow(/no range/)
  await expect(write.placeAddresses(admin, '10.0.0.0/8', 'mm')).rejects.toThrow(/no country/)
  await expect(write.setHost(admin, id, 'bad host', 'PH')).rejects.toThrow(/no host/)
  for (const value of ['10.0.0.0/33', '10.0.0', 'x/8'])
    await expect(write.setRestriction(admin, id, true, [{ kind: 'cidr', value }]), value).rejects.toThrow(
      /is no cidr/,
    )
  forgetKept()
  expect(await call()).toMatchObject({ status: 200 })
})
