import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVendorWorld, type VendorWorld } from '../../testing/vendor-world.ts'
import { openPlaySessions } from './sessions.ts'

let world: VendorWorld
let admin: pg.Client
beforeAll(async () => {
  world = await openVendorWorld()
  admin = new pg.Client({ connectionString: world.database.adminUrl })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await world.close()
})

async function opened() {
  const player = await world.player()
  const session = await world.sessions.redeem('hexworks', player?.token ?? '')
  if (!player || !session) throw new Error('no session was opened')
  const { sessionId } = session
  return {
    isLive: (vendor = 'hexworks', playerId = player.playerId) =>
      world.sessions.isLive(vendor, sessionId, playerId),
    change: (what: string) => admin.query(`update vendors.sessions set ${what} where id = $1`, [sessionId]),
  }
}

test('[API-05] a play session ends half an hour after its last stake, and not before', async () => {
  const { isLive, change } = await opened()
  expect(await isLive()).toBe(true)
  await change(`seen_at = now() - interval '29 minutes'`)
  expect(await isLive()).toBe(true)
  await change(`seen_at = now() - interval '30 minutes'`)
  expect(await isLive()).toBe(false)
})

test('[API-05] it ends after its hours however much is played, and is nobody else’s', async () => {
  const { isLive, change } = await opened()
  expect(await isLive('kitelab')).toBe(false)
  expect(await isLive('hexworks', 'p_somebody')).toBe(false)
  await change('ends_at = now()')
  expect(await isLive()).toBe(false)
})

test('[API-05] a launch code of two minutes ago opens nothing, and is spent', async () => {
  const player = await world.player()
  const token = player?.token ?? ''
  const age = (by: string) =>
    admin.query(`update vendors.launches set expires_at = expires_at - interval '${by}'`)
  await age('90 seconds')
  expect(await world.sessions.redeem('hexworks', token)).toMatchObject({ playerId: player?.playerId })
  const late = await world.player()
  await age('120 seconds')
  expect(await world.sessions.redeem('hexworks', late?.token ?? '')).toBeNull()
  await age('-1 hour')
  expect(await world.sessions.redeem('hexworks', late?.token ?? '')).toBeNull()
})

test('[API-05] no stake waits until its session is marked as in use, and those of one moment are marked together', async () => {
  const sessions = openPlaySessions(world.database.db, { markEveryMs: 0 })
  const both = await Promise.all(
    [1, 2].map(async () => {
      const player = await world.player()
      const opened = await sessions.redeem('hexworks', player?.token ?? '')
      return { playerId: player?.playerId ?? '', sessionId: opened?.sessionId ?? '' }
    }),
  )
  const ids = both.map(({ sessionId }) => sessionId)
  await admin.query(`update vendors.sessions set seen_at = now() - interval '9 minutes' where id = any($1)`, [
    ids,
  ])
  const areLive = () =>
    Promise.all(both.map(({ sessionId, playerId }) => sessions.isLive('hexworks', sessionId, playerId)))
  const held = new pg.Client({ connectionString: world.database.adminUrl })
  await held.connect()
  await held.query('begin')
  await held.query('select from vendors.sessions where id = any($1) for update', [ids])
  expect(await areLive()).toEqual([true, true])
  expect(await areLive()).toEqual([true, true])
  await held.query('rollback')
  await held.end()
  const marks = async () => {
    await areLive()
    const { rows } = await admin.query<{ marked: boolean; xmin: string }>(
      `select seen_at > now() - interval '1 minute' as marked, xmin::text from vendors.sessions where id = any($1)`,
      [ids],
    )
    return { marked: rows.map(({ marked }) => marked), commits: new Set(rows.map(({ xmin }) => xmin)).size }
  }
  await expect.poll(marks, { timeout: 10_000 }).toEqual({ marked: [true, true], commits: 1 })
})
