import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoMembers } from '../../apps/server/src/modules/identity/index.ts'
import { demoLevels } from '../../apps/server/src/modules/vip/levels.data.ts'
import { type ModuleWorld, openModuleWorld } from '../../apps/server/src/testing/module-world.ts'
import type { Said } from '../operate/brand-desk.ts'
import { answer } from './answer.ts'
import { type Desk, openDesk } from './desk.ts'

const secret = 'a secret of this test alone, long enough'
const signed: Said = { by: 'Daw Hla', why: 'agreed with the brand' }
let world: ModuleWorld
let desk: Desk

beforeAll(async () => {
  world = await openModuleWorld(['vip'], { environment: { JACKFRUIT_SECRET: secret } })
  await seedDemoMembers(world.database.adminUrl, world.platform.secrets)
  desk = await openDesk({ databaseUrl: world.database.appUrl, secret }, 'demommk')
})
afterAll(async () => {
  await desk.close()
  await world.close()
})

const run = async (what: string, words: readonly string[], said: Said = signed): Promise<string> =>
  (await answer(desk, what, words, said)).join('\n')

test('[IM-51] [IM-103] an operator writes levels, looks at a member, and sets a level, with who and why', async () => {
  expect(await run('levels', [])).toMatch(/^0 Member: .*rebate none/)
  const file = join(mkdtempSync(join(tmpdir(), 'levels-')), 'levels.json')
  writeFileSync(file, JSON.stringify(demoLevels))
  await expect(run('plan', [file], {})).rejects.toThrow('Say who you are and why')
  expect(await run('plan', [file])).toBe('Version 1 of the levels holds now.')
  expect(await run('plan', [file])).toBe('Version 2 of the levels holds now.')
  expect(await run('levels', [])).toContain(
    '5 Emerald: deposits 10000000.00, valid bets 70000000.00; kept by 2000000.00 and 10000000.00 a month; rebate',
  )
  expect(await run('member', ['player'])).toBe('player is VIP 0.')
  await expect(run('set', ['player', '5'], { by: 'Daw Hla' })).rejects.toThrow('Say who you are and why')
  expect(await run('set', ['player', '5'])).toBe('player is VIP 5 now.')
  expect(await run('set', ['player', '5'])).toBe('player was VIP 5 before.')
  expect(await run('member', ['player'])).toMatch(/^player is VIP 5\.\n\S+Z: 0 to 5, set$/)
  await expect(run('set', ['player', '9'])).rejects.toThrow('Levels go from 0 to 7.')
  await expect(run('set', ['nobody', '1'])).rejects.toThrow('demommk has no member nobody.')
  writeFileSync(file, '[]')
  await expect(run('plan', [file])).rejects.toThrow('at least one level')
})

test('the demonstration is sown once, and leaves alone what operators made of it', async () => {
  const before = await run('levels', [])
  await world.own.seed?.(world.database.adminUrl)
  expect(await run('levels', [])).toBe(before)
})

test('every brand of the demonstration has levels, in round figures of its own money', async () => {
  const firsts = await Promise.all(
    ['demoinr', 'demobdt', 'demoidrk'].map(async (code) => {
      const other = await openDesk({ databaseUrl: world.database.appUrl, secret }, code)
      try {
        return (await answer(other, 'levels', [], signed))[1]
      } finally {
        await other.close()
      }
    }),
  )
  expect(firsts).toMatchObject([
    expect.stringMatching(
      /^1 Bronze: deposits 2000\.00, valid bets 8000\.00; kept by 400\.00 and 2000\.00 a month/,
    ),
    expect.stringMatching(/^1 Bronze: deposits 2500\.00, valid bets 10000\.00/),
    expect.stringMatching(/^1 Bronze: deposits 500\.00, valid bets 2000\.00/),
  ])
})
