import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoMembers } from '../../apps/server/src/modules/identity/index.ts'
import { type ModuleWorld, openModuleWorld } from '../../apps/server/src/testing/module-world.ts'
import { answer, type Said } from './answer.ts'
import { type Desk, openDesk } from './desk.ts'

const secret = 'a secret of this test alone, long enough'
const signed: Said = { by: 'Daw Hla', why: 'agreed with the brand' }
const folder = mkdtempSync(join(tmpdir(), 'offers-'))
let world: ModuleWorld
let desk: Desk

beforeAll(async () => {
  world = await openModuleWorld(['promotions'], { environment: { JACKFRUIT_SECRET: secret } })
  await seedDemoMembers(world.database.adminUrl, world.platform.secrets)
  desk = await openDesk({ databaseUrl: world.database.appUrl, secret }, 'demommk')
})
afterAll(async () => {
  await desk.close()
  await world.close()
})

/** What the command says, one line each. */
const run = async (what: string, ...words: readonly string[]): Promise<string> =>
  (await answer(desk, what, words, signed)).join('\n')
function file(content: object): string {
  const path = join(folder, `${readdirSync(folder).length}.json`)
  writeFileSync(path, JSON.stringify(content))
  return path
}

const terms = {
  title: { EN: 'Ticket of the week' },
  art: 'ball',
  amount: '500.00',
  picturesMin: 0,
  mayAgain: false,
}
const offer = {
  ...{ code: 'tickets', kind: 'application', budget: '5000.00', terms },
  ...{ startsAt: '2026-01-01T00:00:00Z', endsAt: null },
}

test('[IM-40] [IM-41] an operator makes an offer, decides an application, writes newer terms and closes it', async () => {
  expect(await run('make', file(offer))).toBe('tickets is made.')
  const player = await world.faces.identity.memberByName(1, 'player')
  const body = {
    data: { id: 'tickets', version: 1, key: 'a-press-of-it', remark: 'Look at this.', pictures: [] },
  }
  const headers = { 'x-member': String(player?.id) }
  expect((await world.ask('POST', '/wps/v2/promotions/apply', { body, headers })).success).toBe(true)
  const started =
    'tickets: application, version 1, budget 5000.00, promised 500.00, paid 0.00, expected for a member 500.00, at most 500.00'
  expect(await run('list')).toBe(started)
  expect(await run('applications')).toMatch(
    /^1: tickets, player, \S+Z, at most 500\.00, pictures: 0, “Look at this\.”$/,
  )
  expect(await run('decide', '1', 'approve')).toBe('Application 1 is approved.')
  expect(await run('applications')).toBe('')
  expect(await run('pictures', '1', folder)).toBe(`Written to ${folder}: 0`)
  expect(await run('change', 'tickets', file({ ...terms, amount: '100.00' }))).toBe(
    'tickets has version 2 now.',
  )
  expect(await run('close', 'tickets')).toBe('tickets is closed.')
  expect(await run('list')).toBe(
    `${started.replace('version 1', 'version 2').replaceAll('member 500.00, at most 500.00', 'member 100.00, at most 100.00')}, closed`,
  )
})

test.each([
  [['make', file({ ...offer, code: 'poor', budget: '1.00' })], 'The budget is less'],
  [['make', file({ ...offer, code: 'odd', kind: 'nothing' })], 'There is no kind of offer'],
  [['make', file({ ...offer, code: 'vague', terms: {} })], 'The terms are not those of'],
  [['make', file({ ...offer, code: 'late', startsAt: 'soon' })], 'soon is no instant'],
  [['close', 'unknown'], 'There is no offer unknown.'],
  [['decide', '99', 'approve'], 'There is no application 99.'],
  [['decide', 'x', 'approve'], 'x is no application'],
  [['decide', '1', 'perhaps'], 'npm run promotions'],
])('%j is refused with what is wrong, and changes nothing', async ([what = '', ...words], why) => {
  const before = await run('list')
  await expect(run(what, ...words)).rejects.toThrow(why)
  expect(await run('list')).toBe(before)
})

test('nothing is made, changed or decided without a name and a reason', async () => {
  for (const said of [{}, { by: 'Daw Hla' }, { by: ' ', why: 'agreed' }, { by: 'Daw Hla', why: 'no' }])
    await expect(answer(desk, 'make', [file({ ...offer, code: 'unsigned' })], said)).rejects.toThrow(
      '--by and --why are kept',
    )
  await expect(openDesk({ databaseUrl: world.database.appUrl, secret }, 'nowhere')).rejects.toThrow(
    'There is no merchant nowhere.',
  )
})
