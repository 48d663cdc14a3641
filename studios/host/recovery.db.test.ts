import { randomBytes } from 'node:crypto'
import { openEnding } from '@jackfruit/studio-kit/journal/ending'
import { openMovements } from '@jackfruit/studio-kit/journal/movements'
import { openPool } from '@jackfruit/studio-kit/journal/tables'
import { type FakePlatform, type Fault, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { aStudio, ask, betId, open, type Running, secret, spin } from './testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from './testing/studio-database.ts'

let database: StudioDatabase
let platform: FakePlatform
let running: Running

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
})
afterAll(async () => {
  await running.close()
  await platform.stop()
  await database.drop()
})
beforeEach(async () => {
  await running?.close()
  await platform?.stop()
  platform = await startFakePlatform({ vendor: 'hexworks', secret })
  running = await aStudio(database.url, platform)
  await database.query('truncate play_sessions, seeds, rounds, movements, transactions cascade')
})

/** Another process on the same journal. */
async function restart({ patienceMs = 5_500 } = {}) {
  await running.close()
  running = await aStudio(database.url, platform, patienceMs)
}
/** As if this much time had gone by: nobody holds the round any more. */
const later = (seconds: number) =>
  database.query(
    `update movements set made_at = made_at - make_interval(secs => $1), due_at = now() where due_at is not null`,
    [seconds],
  )
const states = async () =>
  (await database.query('select state from rounds order by seq')).map(({ state }) => state)
const moved = async () => {
  const rows = await database.query('select id, kind, status from transactions order by seq')
  return rows.map(({ kind, status }) => `${kind} ${status}`)
}
const movedThere = () => platform.moves.map(({ kind }) => kind)
const calls = (name: string) => platform.calls.filter((call) => call.name === name).length

/** A round in the state in which a studio died, with or without its effect at the platform. */
async function aRoundLeft(state: 'written' | 'sent' | 'voiding', arrived: boolean) {
  await restart({ patienceMs: 0 })
  const { token } = await open(running.studio)
  const id = betId()
  const fault: Fault = arrived ? 'drop-after' : 'drop-before'
  // The studio itself deals it; the line is cut at every attempt, then the state is set back.
  platform.fail('betwin', fault, ...Array<Fault>(20).fill('drop-before'))
  expect((await spin(running.studio, token, id)).status).toBe(503)
  await database.query(
    `update movements set state = $1, attempts = case $1 when 'written' then 0 else attempts end`,
    [state],
  )
  return { token, id }
}

describe('a round that was left open by a crash ends exactly once', () => {
  test('dealt and not sent: it is sent, and paid', async () => {
    await aRoundLeft('written', false)
    platform.heal()
    await restart()
    await later(1)
    expect(await running.studio.recover()).toBe(1)
    expect([await states(), await moved(), movedThere()]).toEqual([
      ['settled'],
      ['bet OK', 'win OK'],
      ['bet', 'win'],
    ])
    expect(await running.studio.recover()).toBe(0)
  })
  test('dealt, not sent, and found much later: voided, and the platform never hears of it', async () => {
    await aRoundLeft('written', false)
    platform.heal()
    const before = platform.calls.length
    await restart()
    await later(600)
    expect(await running.studio.recover()).toBe(1)
    expect([await states(), await moved(), movedThere()]).toEqual([['voided'], [], []])
    expect(platform.calls.length).toBe(before)
  })
  test('sent and not arrived: sent again under the same ids', async () => {
    await aRoundLeft('sent', false)
    platform.heal()
    await restart()
    await later(1)
    expect(await running.studio.recover()).toBe(1)
    expect([await states(), await moved(), movedThere()]).toEqual([
      ['settled'],
      ['bet OK', 'win OK'],
      ['bet', 'win'],
    ])
  })
  test('sent and arrived: sent again, found done, paid once', async () => {
    await aRoundLeft('sent', true)
    platform.heal()
    await restart()
    await later(1)
    expect(await running.studio.recover()).toBe(1)
    expect([await states(), await moved(), movedThere()]).toEqual([
      ['settled'],
      ['bet OK', 'win OK'],
      ['bet', 'win'],
    ])
  })
  test('sent and arrived, and the login over since: found settled, and not refused', async () => {
    await aRoundLeft('sent', true)
    platform.heal()
    platform.isSessionOver = true
    await restart()
    await later(1)
    expect(await running.studio.recover()).toBe(1)
    expect([await states(), movedThere()]).toEqual([['settled'], ['bet', 'win']])
    expect(calls('rollback')).toBe(0)
  })
  test('sent, not arrived, and the login over since: taken back, and a late call is refused', async () => {
    const { token, id } = await aRoundLeft('sent', false)
    platform.heal()
    platform.isSessionOver = true
    await restart()
    await later(1)
    expect(await running.studio.recover()).toBe(1)
    expect([await states(), await moved(), movedThere()]).toEqual([['voided'], ['bet TOMBSTONE'], []])
    expect(await spin(running.studio, token, id)).toEqual({ status: 409, body: { code: 'VOIDED' } })
  })
  test('sent and found much later: looked up and taken back instead of sent', async () => {
    await aRoundLeft('sent', false)
    platform.heal()
    const sent = calls('betwin')
    await restart()
    await later(600)
    expect(await running.studio.recover()).toBe(1)
    expect([await states(), calls('betwin'), movedThere()]).toEqual([['voided'], sent, []])
  })
  test('voiding, and what it asked to take back had arrived: settled', async () => {
    await aRoundLeft('voiding', true)
    platform.heal()
    await restart()
    await later(600)
    expect(await running.studio.recover()).toBe(1)
    expect([await states(), movedThere()]).toEqual([['settled'], ['bet', 'win']])
  })
  test.each<Fault>(['drop-after', 'hang-after', '503', 'drop-before', 'forged'])(
    'voiding while roll-backs fail by %s: asked for until it is answered',
    async (fault) => {
      await aRoundLeft('voiding', false)
      platform.heal()
      platform.fail('rollback', fault)
      await restart()
      await later(600)
      expect(await running.studio.recover()).toBe(0)
      expect(await states()).toEqual(['open'])
      await later(1)
      expect(await running.studio.recover()).toBe(1)
      expect([await states(), await moved(), movedThere()]).toEqual([['voided'], ['bet TOMBSTONE'], []])
    },
  )
})

describe('while the player waits', () => {
  test.each<Fault>(['drop-before', 'drop-after', 'hang-before', 'hang-after', '503', 'forged'])(
    'an answer lost by %s is asked for again: one stake, one answer',
    async (fault) => {
      const { token } = await open(running.studio)
      platform.fail('betwin', fault, fault)
      expect((await spin(running.studio, token)).status).toBe(200)
      expect(movedThere()).toEqual(['bet', 'win'])
      expect(calls('betwin')).toBe(3)
    },
  )
  test('a round that recovery finishes is what the same spin is answered with', async () => {
    const { token, id } = await aRoundLeft('sent', true)
    platform.heal()
    await later(1)
    const [told] = await Promise.all([spin(running.studio, token, id), running.studio.recover()])
    expect(told.status).toBe(200)
    expect((await open(running.studio)).unseen).toEqual(told.body)
    expect(movedThere()).toEqual(['bet', 'win'])
  })
  test('two processes that recover the same round at once pay it once', async () => {
    await aRoundLeft('sent', false)
    platform.heal()
    await later(1)
    const sent = calls('betwin')
    const other = await aStudio(database.url, platform)
    const ended = await Promise.all([running.studio.recover(), other.studio.recover()])
    await other.close()
    expect(ended.reduce((sum, each) => sum + each)).toBe(1)
    expect(calls('betwin')).toBe(sent + 1)
    expect([await moved(), movedThere()]).toEqual([
      ['bet OK', 'win OK'],
      ['bet', 'win'],
    ])
  })
  test('of two who saw the same attempt, one begins the next', async () => {
    await aRoundLeft('sent', false)
    await later(1)
    const pool = openPool(database.url)
    const movements = openMovements(pool, openEnding(pool))
    const [due] = await movements.due('hexworks', 1)
    const seen = due?.pending
    if (!seen) throw new Error('no round is due')
    expect((await movements.attempt(seen, 1_000))?.attempts).toBe(seen.attempts + 1)
    expect(await movements.attempt(seen, 1_000)).toBeNull()
    expect(await movements.refuse(seen, 'STAKE_LIMIT', null)).toBeNull()
    await pool.end()
  })
  test('what came due long ago is for a pass over all, and what came due lately for each', async () => {
    await aRoundLeft('sent', false)
    const pool = openPool(database.url)
    const movements = openMovements(pool, openEnding(pool))
    const found = async (lately: boolean) => (await movements.due('hexworks', 9, lately)).length
    await later(1)
    expect([await found(true), await found(false)]).toEqual([1, 1])
    await database.query(
      `update movements set due_at = now() - interval '3 minutes' where due_at is not null`,
    )
    expect([await found(true), await found(false)]).toEqual([0, 1])
    await pool.end()
  })
  test('no new round begins before the open one is at its end', async () => {
    const { token } = await aRoundLeft('sent', false)
    expect(await spin(running.studio, token)).toEqual({ status: 409, body: { code: 'BUSY' } })
    platform.heal()
    await later(1)
    await running.studio.recover()
    expect((await spin(running.studio, token)).status).toBe(200)
  })
})

describe('after the platform was away for so long that the next attempt is minutes off', () => {
  const minutesOff = () =>
    database.query(`update movements set due_at = now() + interval '5 minutes' where due_at is not null`)
  async function aRoundWaits(arrived: boolean) {
    const left = await aRoundLeft('sent', arrived)
    platform.heal()
    await restart()
    await minutesOff()
    expect(await running.studio.recover()).toBe(0)
    return left
  }

  test.each([false, true])(
    'a player who opens the game again has the round at once (its stake had arrived: %s)',
    async (arrived) => {
      await aRoundWaits(arrived)
      const { unseen } = await open(running.studio)
      expect(unseen?.stake).toBe('100.00')
      expect([await states(), movedThere()]).toEqual([['settled'], ['bet', 'win']])
    },
  )
  test('a player who presses again has it at once', async () => {
    const { token, id } = await aRoundWaits(false)
    expect((await spin(running.studio, token, id)).status).toBe(200)
    expect(movedThere()).toEqual(['bet', 'win'])
  })
  test('a player who presses for another round has both, one after the other', async () => {
    const { token } = await aRoundWaits(false)
    expect((await spin(running.studio, token)).status).toBe(200)
    expect([await states(), movedThere()]).toEqual([
      ['settled', 'settled'],
      ['bet', 'win', 'bet', 'win'],
    ])
  })
  test.each([
    [true, 'settled', 200, ['bet', 'win']],
    [false, 'voided', 409, []],
  ])(
    'a stake of more than a minute ago is looked up at once, and not sent again (arrived: %s)',
    async (arrived, state, status, moved) => {
      const { token, id } = await aRoundWaits(arrived)
      await database.query(`update movements set made_at = made_at - interval '10 minutes'`)
      const sent = calls('betwin')
      expect((await spin(running.studio, token, id)).status).toBe(status)
      expect([await states(), movedThere(), calls('betwin')]).toEqual([[state], moved, sent])
    },
  )
  test('what somebody is at work on is left to them', async () => {
    await aRoundWaits(false)
    await database.query('update movements set waits = false')
    const sent = calls('betwin')
    expect((await open(running.studio)).unseen).toBeNull()
    expect(calls('betwin')).toBe(sent)
  })
  test('while it is away still, the game opens, one attempt is made, and the round waits on', async () => {
    await aRoundWaits(false)
    const sent = calls('betwin')
    platform.fail('betwin', '503')
    const { unseen, open: standing } = await open(running.studio)
    expect([unseen, standing, calls('betwin') - sent, await states()]).toEqual([null, null, 1, ['open']])
    expect((await open(running.studio)).unseen).not.toBeNull()
  })
  test('many who ask at once move it once', async () => {
    const { token, id } = await aRoundWaits(false)
    const told = await Promise.all(Array.from({ length: 6 }, () => spin(running.studio, token, id)))
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]))
    expect(movedThere()).toEqual(['bet', 'win'])
  })
})

test('forty spins under random faults agree with the platform to the last coin', async () => {
  await restart({ patienceMs: 100 })
  const { token } = await open(running.studio)
  const seed = randomBytes(4).toString('hex')
  console.log(`faults drawn from ${seed}`)
  let state = Number.parseInt(seed, 16)
  const draw = (n: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
  const faults: readonly Fault[] = ['drop-before', 'drop-after', '503', 'forged']
  const anyFault = () => faults[draw(faults.length)] ?? '503'
  for (let i = 0; i < 38; i++) {
    if (draw(2) === 0) platform.fail('betwin', anyFault())
    if (draw(4) === 0) platform.fail('rollback', anyFault())
    const { status } = await spin(running.studio, token)
    if (status === 200) continue
    platform.isSessionOver = draw(4) === 0
    await later(draw(2) * 600)
    await running.studio.recover()
    platform.isSessionOver = false
  }
  platform.heal()
  await later(600)
  await running.studio.recover()
  const [sums] = await database.query(
    `select coalesce(sum(case kind when 'bet' then -amount else amount end) filter (where status <> 'TOMBSTONE'), 0)::text as net,
       (select count(*)::int from rounds where state = 'open') as open from transactions`,
  )
  expect(sums).toEqual({ net: (platform.balance - 1_000_000n).toString(), open: 0 })
  expect((await ask(running.studio, token, 'seeds', { clientSeed: 'mine' })).status).toBe(200)
})
