/** The operator's command against a brand with members who pay one another: what it lists, and what it decides. */

import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../../apps/server/src/modules/ledger/index.ts'
import { deriveSecrets } from '../../apps/server/src/platform/secrets.ts'
import { testDatabase } from '../../apps/server/src/testing/database.ts'
import { type MembersWorld, openMembersWorld } from '../../apps/server/src/testing/members-world.ts'
import { openCommands } from '../operate/testing/commands.ts'

const secret = randomBytes(32).toString('hex')
let world: MembersWorld
let folder: string
beforeAll(async () => {
  world = await openMembersWorld(await testDatabase(), deriveSecrets(secret).fields)
  folder = mkdtempSync(join(tmpdir(), 'jackfruit-peer-'))
})
afterAll(async () => {
  await commands.close()
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

const why = ['--why', 'the statement shows it', '--seen', 'statement, page 2']
const partOf = async (id: string) =>
  (await world.admin.query('select * from peer.allocations where id = $1', [id])).rows[0]
const disputeOf = async (id: string) =>
  (await world.admin.query('select * from peer.disputes where allocation_id = $1', [id])).rows[0]

const commands = openCommands(() => ({ DATABASE_URL: world.database.appUrl, JACKFRUIT_SECRET: secret }))
const run = (...words: string[]) => commands.run('cashier', 'peer', ...words)

/** A part of which the receiver says that nothing came. */
async function disputed() {
  const found = await world.proved(20_000_00n)
  await world.peer.answer(found.receiver, found.partId, { answer: 'notReceived' })
  return found
}

test('[IM-37] [WD-02] the list names what waits, its pictures come as files, and a decision is kept with who, why and what it was seen on', async () => {
  const { partId, receiver, claimId } = await disputed()
  // The first as a program by itself: it ends when it has answered.
  const { stdout } = await commands.alone('cashier', 'peer', 'list', 'demommk')
  expect(stdout).toMatch(new RegExp(`^${partId}  dispute  20000.00 MMK .* shown until .*  receiver$`, 'm'))
  expect((await run('pictures', 'demommk', partId, folder)).status).toBe(0)
  const [file = ''] = readdirSync(folder)
  expect(file).toMatch(/^proof-/)
  expect(readFileSync(join(folder, file)).subarray(8, 12).toString()).toBe('WEBP')

  const decide = ['decide', 'demommk', partId, 'op:mya']
  expect((await run(...decide, 'RECEIVER_RIGHT', '--why', 'no')).stderr).toContain('what it was seen on')
  expect((await partOf(partId)).state).toBe('DISPUTED')
  expect(await run(...decide, 'RECEIVER_RIGHT', '--rest', 'balance', ...why)).toMatchObject({
    status: 0,
    stderr: '',
  })
  expect((await partOf(partId)).state).toBe('NOT_PAID')
  expect(await disputeOf(partId)).toMatchObject({
    ...{ verdict: 'RECEIVER_RIGHT', decided_by: 'op:mya' },
    ...{ reason: 'the statement shows it', evidence: 'statement, page 2' },
  })
  expect(await world.balances(receiver)).toEqual({ purse: 50_000_00n, held: 0n })
  expect(await world.stateOf(claimId)).toBe('CANCELLED')
  const again = await run(...decide, 'PAYER_RIGHT', ...why)
  expect(again).toMatchObject({ status: 1, stderr: 'peer_already_answered\n' })
  expect((await run('list', 'demommk')).stdout).not.toContain(partId)
})

test('[WD-06] a proof that no clock confirms is listed with the doubt, and forced: the payer has it, nothing is refunded, and what is odd about it waits to be judged', async () => {
  const first = await world.proved(20_000_00n, 'TX 100')
  const { partId, payer, receiver } = await world.proved(20_000_00n, 'tx-100')
  expect((await run('list', 'demommk')).stdout).toMatch(
    new RegExp(`^${partId}  proof  .* reference_reused$`, 'm'),
  )
  expect(await run('force', 'demommk', partId, 'op:mya', ...why)).toMatchObject({ status: 0, stderr: '' })
  expect((await partOf(partId)).state).toBe('FORCED_RECEIVED')
  expect((await world.balances(payer)).purse).toBe(20_000_00n)
  expect(await world.balances(receiver)).toEqual({ purse: 30_000_00n, held: 0n })
  const { rows } = await world.admin.query(
    `select note from peer.changes where allocation_id = $1 and actor = 'operator'`,
    [partId],
  )
  expect(rows).toEqual([{ note: 'op:mya: the statement shows it (statement, page 2)' }])
  expect((await run('odd', 'demommk')).stdout).toMatch(
    new RegExp(`^${partId}  40 of 100  reference_reused  20000.00 MMK  bonus 100.00  payer `, 'm'),
  )
  const judge = ['judge', 'demommk', partId, 'op:mya']
  expect((await run(...judge, 'PERHAPS', '--why', 'x')).stderr).toContain('FINE or FRAUD')
  expect((await run(...judge, 'FRAUD')).stderr).toContain('say who decides, and why')
  expect(await run(...judge, 'FRAUD', '--why', 'one slip for two')).toMatchObject({ status: 0, stderr: '' })
  expect((await run('odd', 'demommk')).stdout).not.toContain(partId)
  const { rows: bonuses } = await world.admin.query('select * from peer.bonuses where allocation_id = $1', [
    partId,
  ])
  expect(bonuses).toMatchObject([{ outcome: 'WITHHELD', why: 'fraud' }])
  await world.peer.answer(first.receiver, first.partId, { answer: 'received' })
})

test('[platform 6.4] an appeal is listed in the words of who appealed, and decided once, by the reserve', async () => {
  const { partId, receiver } = await disputed()
  await run('decide', 'demommk', partId, 'op:mya', 'PAYER_RIGHT', ...why)
  await world.peer.appeal(receiver, partId, 'my bank says no')
  expect((await run('list', 'demommk')).stdout).toMatch(
    new RegExp(`^${partId}  appeal .*  receiver: my bank says no$`, 'm'),
  )
  const before = (await world.balances(receiver)).purse
  expect((await run('appeal', 'demommk', partId, 'op:zaw', '20000.01', ...why)).stderr).toBe(
    'peer_remaining\n',
  )
  expect(await run('appeal', 'demommk', partId, 'op:zaw', '20000.00', ...why)).toMatchObject({
    status: 0,
    stderr: '',
  })
  expect((await world.balances(receiver)).purse).toBe(before + 20_000_00n)
  expect(await disputeOf(partId)).toMatchObject({
    ...{ appeal_paid: 20_000_00n, appeal_decided_by: 'op:zaw', appeal_evidence: 'statement, page 2' },
  })
  expect((await run('appeal', 'demommk', partId, 'op:zaw', '1.00', ...why)).stderr).toBe(
    'peer_appeal_closed\n',
  )
  expect(await audit(world.database.adminUrl)).toMatchObject({ ok: true })
})

test('[platform 6.4] strikes that are lifted bar nobody, and stay written with who lifted them', async () => {
  const payer = await world.member(0n)
  const struck: string[] = []
  for (let n = 0; n < 3; n++) {
    await world.withdraw(await world.member(50_000n), '20000')
    const { partId } = await world.deposit(payer, 20_000_00n)
    struck.push(partId)
    world.later(3 * 60_000)
    await world.tick()
    // What nobody took goes to the house, and bars no later test.
    world.later(15 * 60_000)
    await world.tick()
  }
  await expect(world.deposit(payer, 20_000_00n)).rejects.toThrow('peer_barred')
  const [one = ''] = struck
  expect(await run('lift', 'demommk', one, 'op:mya', '--why', 'the bank was down')).toMatchObject({
    status: 0,
    stderr: '',
  })
  expect((await run('lift', 'demommk', one, 'op:mya', '--why', 'again')).stderr).toBe('peer_not_found\n')
  const { rows } = await world.admin.query(
    'select lifted_by, lifted_why from peer.strikes where allocation_id = $1',
    [one],
  )
  expect(rows).toEqual([{ lifted_by: 'op:mya', lifted_why: 'the bank was down' }])
  await world.withdraw(await world.member(50_000n), '20000')
  await world.deposit(payer, 20_000_00n)
})

test('what nobody named is said in one line', async () => {
  expect(await run('list', 'nobody')).toMatchObject({ status: 1, stderr: 'there is no brand nobody\n' })
  expect((await run('decide', 'demommk')).stderr).toBe('say which part, and who decides\n')
  expect((await run('dance', 'demommk', 'P1', 'op')).stderr).toContain('say list, pictures, decide')
})
