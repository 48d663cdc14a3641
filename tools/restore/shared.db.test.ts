/** Bets at tables and tickets of draws, with either database, or both, put back to copies of different moments. */
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { lottery, openSharedSide, type SharedSide, table } from './shared-side.ts'
import { openRestoreWorld, type RestoreWorld } from './world.ts'

let world: RestoreWorld
let side: SharedSide

beforeEach(async () => {
  world = await openRestoreWorld(inject('postgres').adminUrl, { tables: [table], draws: [lottery] })
  await world.open()
  side = await openSharedSide(world)
  await side.plan()
  // The table's first round.
  await side.step()
})
afterEach(async () => {
  await side.close()
  await world.close()
})

type Row = Record<string, unknown> | undefined
const rowOf = async (what: string): Promise<Row> => (await world.journal.query(what))[0]
const betNow = (id: string) => rowOf(`select state, payout::int from table_bets where id = '${id}'`)
const ticketNow = (id: string) =>
  rowOf(`select state, payout::int, reason from draw_tickets where id = '${id}'`)
const roundNow = () =>
  rowOf('select phase, chain_no, link_no, void_reason from table_rounds order by seq desc limit 1')
const staked = 14_000n
const price = 20_000n
const recover = async () => (await world.platformAsks('recover', {})).body

/** While nobody is connected. */
async function restored(...parts: ('restoreJournal' | 'restorePlatform')[]): Promise<void> {
  await side.close()
  await world.stop()
  for (const part of parts) await world[part]()
  await world.restart()
  await world.open()
  side = await openSharedSide(world)
}

async function copyJournal(): Promise<void> {
  await side.close()
  await world.stop()
  await world.copyJournal()
  await world.restart()
  await world.open()
  side = await openSharedSide(world)
}

/** Betting, closed, dealing, result, settled. */
async function dealt(): Promise<void> {
  for (let step = 0; step < 3; step++) await side.step()
  await side.pay()
  await side.step()
}

test('a table that lost its newest rounds deals none of their links again, and each stake is settled once', async () => {
  const before = await side.lay()
  await copyJournal()
  const lost = await side.lay()
  await dealt()
  expect([await betNow(before), await betNow(lost)]).toMatchObject([{ state: 'paid' }, { state: 'paid' }])
  await side.step()
  const open = await side.lay()
  const purse = await world.purse()
  await restored('restoreJournal')
  // The one that was open goes back; those that were paid stay so, whatever their round comes to here.
  expect(await world.purse()).toBe(purse + staked)
  expect([await betNow(lost), await betNow(open)]).toEqual([undefined, undefined])
  expect(await betNow(before)).toEqual({ state: 'voided', payout: null })
  await side.step()
  await side.step()
  expect(await roundNow()).toEqual({ phase: 'voided', chain_no: 1, link_no: 1, void_reason: 'restored' })
  await side.step()
  expect(await roundNow()).toMatchObject({ phase: 'betting', chain_no: 2, link_no: 1 })
  await side.pay()
  expect(await world.purse()).toBe(purse + staked)
  expect(await recover()).toMatchObject({ state: 'done', returned: 0, voided: 0, doubtful: [] })
  expect(await world.purse()).toBe(purse + staked)
})

test('a platform that lost stakes and payments of tables is told again, and what it never had is void', async () => {
  const known = await side.lay()
  const open = await world.purse()
  await world.copyPlatform()
  const lost = await side.lay()
  await dealt()
  const paid = Number((await betNow(known))?.['payout'])
  await restored('restorePlatform')
  expect(await world.purse()).toBe(open + BigInt(paid))
  expect(await betNow(known)).toEqual({ state: 'paid', payout: paid })
  expect(await betNow(lost)).toEqual({ state: 'voided', payout: null })
  expect(await recover()).toMatchObject({ state: 'done', voided: 0, doubtful: [] })
  await side.pay()
  expect(await world.purse()).toBe(open + BigInt(paid))
  expect(await rowOf('select epoch from epochs')).toEqual({ epoch: 3 })
})

test('a stake that went back, which the platform has forgotten, goes back again', async () => {
  const bet = await side.lay()
  const laid = await world.purse()
  await world.copyPlatform()
  await side.pool.query(`update table_rounds set until = until - interval '3 hours'`)
  await side.step()
  await side.pay()
  expect(await betNow(bet)).toMatchObject({ state: 'voided' })
  expect(await world.purse()).toBe(laid + staked)
  await restored('restorePlatform')
  expect(await world.purse()).toBe(laid + staked)
})

test('tables and draws agree again after both databases were put back to different moments', async () => {
  const [bet, ticket] = [await side.lay(), await side.buy()]
  const chase = await side.buy(1)
  const first = await world.purse()
  await world.copyPlatform()
  const [lostBet, lostTicket] = [await side.lay(), await side.buy()]
  await copyJournal()
  await dealt()
  expect(await betNow(bet)).toMatchObject({ state: 'paid' })
  await restored('restoreJournal', 'restorePlatform')
  // The platform has the first three stakes, the journal five of which two are lost: those are void, three go on.
  expect(await world.purse()).toBe(first)
  expect(await betNow(lostBet)).toEqual({ state: 'voided', payout: null })
  expect(await ticketNow(lostTicket)).toEqual({ state: 'voided', payout: null, reason: 'restored' })
  expect([await ticketNow(ticket), await ticketNow(chase)]).toMatchObject([
    { state: 'taken' },
    { state: 'taken' },
  ])
  for (let step = 0; step < 2; step++) await side.step()
  await side.due()
  await side.draw()
  await side.pay()
  const win = BigInt(Number((await ticketNow(ticket))?.['payout']))
  expect(await betNow(bet)).toMatchObject({ state: 'voided' })
  expect(await world.purse()).toBe(first + staked + win)
  expect(await recover()).toMatchObject({ state: 'done', voided: 0, doubtful: [] })
  expect(await world.purse()).toBe(first + staked + win)
})

test('a draw that the journal lost is void, what it paid stands, and later issues have another chain', async () => {
  const ticket = await side.buy()
  await copyJournal()
  const lost = await side.buy(1)
  await side.due()
  await side.draw()
  await side.pay()
  expect(await ticketNow(ticket)).toMatchObject({ state: 'paid' })
  const purse = await world.purse()
  await restoredAfterTheDraw()
  expect(await world.purse()).toBe(purse + price)
  expect(await ticketNow(lost)).toBeUndefined()
  expect(await ticketNow(ticket)).toEqual({ state: 'voided', payout: null, reason: 'restored' })
  expect(await rowOf('select state, void_reason, link from draw_issues order by draws_at limit 1')).toEqual({
    ...{ state: 'void', void_reason: 'restored', link: null },
  })
  await side.pay()
  expect(await world.purse()).toBe(purse + price)
  expect((await rowOf(`select count(*)::int as n from table_chains where given_up_at is null`))?.['n']).toBe(
    0,
  )
})

/** The copy knows an issue whose time has come meanwhile. */
async function restoredAfterTheDraw(): Promise<void> {
  await side.close()
  await world.stop()
  await world.restoreJournal()
  side = await openSharedSide(world)
  await side.due()
  await side.close()
  await world.restart()
  await world.open()
  side = await openSharedSide(world)
}

test('a studio that starts again takes open bets and tickets for what they are', async () => {
  const [bet, ticket] = [await side.lay(), await side.buy()]
  const purse = await world.purse()
  await restored()
  expect([await betNow(bet), await ticketNow(ticket)]).toMatchObject([{ state: 'taken' }, { state: 'taken' }])
  expect(await world.purse()).toBe(purse)
  expect(await rowOf('select epoch from epochs')).toEqual({ epoch: 1 })
  // Nor by who is asked to look whatever it believes.
  expect(await recover()).toMatchObject({ state: 'done', returned: 0, voided: 0 })
  expect(await ticketNow(ticket)).toMatchObject({ state: 'taken' })
  expect(await world.purse()).toBe(purse)
  await side.due()
  await side.draw()
  await side.pay()
  expect(await ticketNow(ticket)).toMatchObject({ state: 'paid' })
})
