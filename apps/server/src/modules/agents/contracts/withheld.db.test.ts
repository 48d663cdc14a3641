/** On whom no agent earns: asked as the reader of figures asks it, of members who bet at the vendors' signed door. */
import { randomBytes } from 'node:crypto'
import { signVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { openVendorWorld, type VendorWorld } from '../../../testing/vendor-world.ts'
import { withheldAmong } from './facts.ts'

const dayMs = 86_400_000
let world: VendorWorld
beforeAll(async () => {
  world = await openVendorWorld()
})
afterAll(() => world.close())

const id = () => randomBytes(8).toString('hex')

async function send(path: string, fields: Readonly<Record<string, unknown>>) {
  const body = Buffer.from(JSON.stringify(fields))
  const headers = signVendorMessage({
    ...{ vendorId: 'hexworks', secret: world.vendors[0]?.secret ?? '', method: 'POST', path },
    ...{ timestamp: Date.now(), nonce: randomBytes(16).toString('hex'), body },
  })
  const options = { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } }
  return (await fetch(world.baseUrl + path, options)).json() as Promise<Record<string, unknown>>
}

async function aMember() {
  const player = await world.player()
  if (!player) throw new Error('no such player')
  const { memberId, playerId, currency, gameCode, token } = player
  const { sessionId } = await send('/vendor/v1/authenticate', { requestId: id(), token })
  const call = async (name: string, fields: Readonly<Record<string, unknown>>) => {
    const said = { requestId: id(), transactionId: id(), playerId, currency, gameCode, ...fields }
    expect(await send(`/vendor/v1/${name}`, said)).toMatchObject({ status: 'OK' })
  }
  return {
    memberId,
    bet: (amount: string, roundId = id()) => call('bet', { roundId, amount, sessionId }),
    win: (amount: string, roundId: string) =>
      call('win', { roundId, amount, roundEnded: true, winType: 'NORMAL' }),
    async protect(path: string, body: object) {
      expect(await world.protect(memberId, path, body)).toMatchObject({ success: true })
    },
  }
}
type Member = Awaited<ReturnType<typeof aMember>>

/** Which of these bring nothing. */
async function withheldOf(members: readonly Member[], later = 0): Promise<readonly number[]> {
  const asked = {
    merchantId: world.merchantId,
    memberIds: members.map(({ memberId }) => memberId),
    at: new Date(Date.now() + later),
  }
  const found = await inMerchant(world.database.db, world.merchantId, (tx) => withheldAmong(tx, asked))
  return members.flatMap(({ memberId }, at) => (found.has(memberId) ? [at] : []))
}

test('[harm] no agent earns on who takes a break or is excluded', async () => {
  const all = [await aMember(), await aMember(), await aMember()] as const
  expect(await withheldOf(all)).toEqual([])
  await all[1].protect('/time-out', { days: 7 })
  expect(await withheldOf(all)).toEqual([1])
  await all[2].protect('/self-exclusion', { months: 6 })
  expect(await withheldOf(all)).toEqual([1, 2])
})

test('[harm] no agent earns on who is at a limit of stakes, until its period is over; below it an agent does', async () => {
  const all = [await aMember(), await aMember()] as const
  for (const member of all)
    await member.protect('/limits', { kind: 'stake', period: 'day', amount: '100.00' })
  await all[0].bet('99.99')
  await all[1].bet('60.00')
  expect(await withheldOf(all)).toEqual([])
  await all[1].bet('40.00')
  expect(await withheldOf(all)).toEqual([1])
  expect(await withheldOf(all, dayMs)).toEqual([])
})

test('[harm] no agent earns on who lost as much as the own limit says, until some of it is won back', async () => {
  const [member, other] = [await aMember(), await aMember()]
  await member.protect('/limits', { kind: 'loss', period: 'week', amount: '100.00' })
  await other.bet('500.00')
  await member.bet('100.00', 'lost')
  expect(await withheldOf([member, other])).toEqual([0])
  await member.win('0.01', 'lost')
  expect(await withheldOf([member, other])).toEqual([])
  // Whoever has a limit of deposits alone is at no limit of play.
  await other.protect('/limits', { kind: 'deposit', period: 'day', amount: '1.00' })
  expect(await withheldOf([member, other])).toEqual([])
})
