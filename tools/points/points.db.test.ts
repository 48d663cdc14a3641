import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoMembers } from '../../apps/server/src/modules/identity/index.ts'
import { redeem } from '../../apps/server/src/modules/points/index.ts'
import { type ModuleWorld, openModuleWorld } from '../../apps/server/src/testing/module-world.ts'
import { answer, type Said } from './answer.ts'
import { type Desk, openDesk } from './desk.ts'

const secret = 'a secret of this test alone, long enough'
const signed: Said = { by: 'Daw Hla', why: 'agreed with the brand' }
const folder = mkdtempSync(join(tmpdir(), 'points-'))
let world: ModuleWorld
let desk: Desk

beforeAll(async () => {
  world = await openModuleWorld(['points'], { environment: { JACKFRUIT_SECRET: secret } })
  await seedDemoMembers(world.database.adminUrl, world.platform.secrets)
  desk = await openDesk({ databaseUrl: world.database.appUrl, secret }, 'demommk')
})
afterAll(async () => {
  await desk.close()
  await world.close()
})

/** What the command says, one line each. */
const run = async (words: readonly string[], more: Said = {}): Promise<string> => {
  const [what = '', ...rest] = words
  return (await answer(desk, what, rest, { ...signed, ...more })).join('\n')
}
function file(content: unknown): string {
  const path = join(folder, `${readdirSync(folder).length}.json`)
  writeFileSync(path, JSON.stringify(content))
  return path
}

const goods = {
  ...{ code: 'kettle', category: 'home', art: 'cup', name: { EN: 'A kettle' }, text: { EN: 'It boils.' } },
  ...{ price: '40.00', stock: 3, delivery: 'parcel', isShown: true },
}

test('[IM-49] an operator writes goods and ratios, gives points, and sends or rejects what was exchanged', async () => {
  expect(await run(['goods', file(goods)])).toBe('The goods are made.')
  expect(await run(['goods'])).toBe('kettle: home, 40.00 points, 3 left, parcel')
  expect(await run(['give', 'player', '100.00'], { key: 'goodwill-1' })).toBe(
    'player has 100.00 points more.',
  )
  expect(await run(['give', 'player', '100.00'], { key: 'goodwill-1' })).toBe(
    'player was given them already.',
  )
  const player = await world.faces.identity.memberByName(1, 'player')
  const person = { merchantId: 1, memberId: player?.id ?? 0n, type: 0 }
  const delivery = { address: 'No. 7, Bo Aung Kyaw Road', zalo: '', whatsApp: '+95 9 450 123 456' }
  for (const key of ['first-kettle', 'second-kettle'])
    await redeem(world.faces.points.world, person, {
      key,
      goods: 'kettle',
      quantity: 1,
      price: 4_000n,
      delivery,
    })
  expect(await run(['orders'])).toMatch(
    /^1: 1 × kettle, 40\.00 points, player, inProcess, \S+Z, No\. 7, Bo Aung Kyaw Road, \+95 9 450 123 456\n2: /,
  )
  expect(await run(['decide', '1', 'approve'], { remark: 'Parcel 12' })).toBe('Exchange 1 is approved.')
  expect(await run(['decide', '1', 'confirm'])).toBe('Exchange 1 is confirmed.')
  expect(await run(['decide', '2', 'reject'], { remark: 'None are left.' })).toBe('Exchange 2 is rejected.')
  expect(await run(['orders'])).toBe('')
  expect(await run(['goods', file({ ...goods, isShown: false, stock: null })])).toBe('The goods are changed.')
  expect(await run(['goods'])).toBe('kettle: home, 40.00 points, by order, parcel, not shown')
  const convert = { points: '100.00', money: '1000.00', min: '100.00', perDay: '500.00' }
  expect(await run(['ratios'])).toContain('money: not exchanged')
  expect(await run(['ratios', file({ ratios: { RNG: '1000.00' }, convert })])).toBe('Version 1 holds now.')
  expect(await run(['ratios'])).toContain('RNG: 1 point for 1000.00\n')
  expect(await run(['ratios'])).toContain(
    'money: 100.00 points are 1000.00, from 100.00, at most 500.00 a day',
  )
})

test.each([
  [['goods', file({ ...goods, price: 'much' })], 'These are no goods: price'],
  [['ratios', file({ ratios: {} })], 'These are no terms of points: convert'],
  [['decide', '99', 'approve'], 'There is no exchange 99.'],
  [['decide', 'x', 'approve'], 'x is no exchange'],
  [['decide', '1', 'perhaps'], 'npm run points'],
  [['decide', '1', 'confirm'], 'Exchange 1 is confirmed already.'],
  [['give', 'nobody', '5.00'], 'There is no member nobody.'],
  [['give', 'player', '-5'], '-5 are no points.'],
])('%j is refused with what is wrong, and changes nothing', async (words, why) => {
  const before = [await run(['goods']), await run(['ratios']), await run(['orders'])]
  await expect(run(words, { key: 'another-reason' })).rejects.toThrow(why)
  expect([await run(['goods']), await run(['ratios']), await run(['orders'])]).toEqual(before)
})

test('nothing is made, given or decided without a name and a reason', async () => {
  for (const said of [{}, { by: 'Daw Hla' }, { by: ' ', why: 'agreed' }, { by: 'Daw Hla', why: 'no' }])
    await expect(answer(desk, 'goods', [file(goods)], said)).rejects.toThrow('--by and --why are kept')
  await expect(run(['give', 'player', '5.00'])).rejects.toThrow('Name what it is for')
  await expect(openDesk({ databaseUrl: world.database.appUrl, secret }, 'nowhere')).rejects.toThrow(
    'There is no merchant nowhere.',
  )
})
