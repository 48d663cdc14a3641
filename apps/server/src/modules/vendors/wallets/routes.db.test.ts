import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CallWorld, openCallWorld } from '../../../testing/call-world.ts'
import { type FaultyVendors, faultyVendors } from '../../../testing/faulty-vendors.ts'
import { audit } from '../../ledger/index.ts'
import { openPurses } from '../../wallet/index.ts'
import { mountVendorWallets } from './routes.ts'
import { openVendorWallets } from './vendor-wallets.ts'

let world: CallWorld
let vendors: FaultyVendors
let memberId = 9_000_000n
let mayMove = true
let isOn = true
const several = 'localhost'
const single = 'second.localhost'

beforeAll(async () => {
  vendors = faultyVendors(['hexworks', 'kitelab'])
  world = await openCallWorld(async () => ({
    principalOf: async ({ headers }, { id }) =>
      headers['x-type'] === undefined
        ? null
        : { memberId, merchantId: id, sessionId: 's', type: Number(headers['x-type']) },
  }))
  const { database, directory, mount } = world
  const { db } = database
  const purses = openPurses(db, directory)
  const switched: Pick<typeof directory, 'brandOfId'> = {
    async brandOfId(id) {
      const brand = await directory.brandOfId(id)
      return brand && { ...brand, switches: new Map([...brand.switches, ['WALLET_MERCHANT', isOn]]) }
    },
  }
  mountVendorWallets(mount, {
    ...{ db, directory: switched, purses },
    vendorWallets: openVendorWallets({ db, door: vendors, purseOf: purses.of }),
    nameVendor: async (code) => code.toUpperCase(),
    mayMove: async () => mayMove,
  })
})
beforeEach(() => {
  memberId += 1n
})
afterAll(async () => {
  expect((await audit(world.database.adminUrl)).broken).toEqual([])
  await world.close()
})

const headers = { 'x-type': '0' }
const read = (url: string, host = several) => world.ask('GET', url, { host, headers })
const post = (url: string, data: object, host = several) =>
  world.ask('POST', url, { host, headers, body: { data: { requestId: randomUUID(), ...data } } })
const transfer = (data: object, host = several) => post('/wps/v2/wallets/transfer', data, host)
const inward = { from: 'main', to: 'hexworks', amount: '2500.00' }

test('[EN-131][API-87][D-117] a brand says whether it has one wallet, and one that has refuses to move anything', async () => {
  expect((await read('/wps/v2/wallets/merchant')).value).toEqual({ isSingle: false })
  expect((await read('/wps/v2/wallets/merchant', single)).value).toEqual({ isSingle: true })
  expect((await read('/wps/v2/wallets', single)).value).toMatchObject({
    isSingle: true,
    vendors: [],
    main: '5000.00',
  })
  for (const answer of [
    await transfer(inward, single),
    await post('/wps/v2/wallets/recall', {}, single),
    await read('/wps/v2/wallets/vendor?vendor=hexworks', single),
  ])
    expect(answer).toMatchObject({ success: false, message: 'wallet_is_single' })
})

test('[EN-95] switched off, nothing goes to a vendor any more, and what lies there still comes back', async () => {
  await transfer(inward)
  isOn = false
  expect(await transfer(inward)).toMatchObject({ success: false, message: 'not_enabled' })
  const back = await transfer({ from: 'hexworks', to: 'main', amount: '2500.00' })
  isOn = true
  expect(back).toMatchObject({ success: true, value: { transfer: { state: 'done' } } })
})

test('[API-36][RO-47] a transfer answers the sum and both wallets; without a session it is refused', async () => {
  expect(await transfer(inward)).toMatchObject({
    success: true,
    value: {
      transfer: { from: 'main', to: 'hexworks', amount: '2500.00', state: 'done' },
      sumBalance: '97500.00',
      balances: [
        { wallet: 'main', balance: '97500.00' },
        { wallet: 'hexworks', balance: '2500.00' },
      ],
    },
  })
  expect((await read('/wps/v2/wallets')).value).toMatchObject({
    ...{ isSingle: false, main: '97500.00', onTheWay: '0.00' },
    vendors: [{ vendor: 'hexworks', name: 'HEXWORKS' }, { vendor: 'kitelab' }],
    transfers: [{ to: 'hexworks', amount: '2500.00' }],
  })
  const body = { data: { requestId: randomUUID(), ...inward } }
  expect((await world.ask('POST', '/wps/v2/wallets/transfer', { body })).status).toBe(401)
  const trial = await world.ask('POST', '/wps/v2/wallets/transfer', { body, headers: { 'x-type': '4' } })
  expect(trial.status).toBe(403)
})

test('[MC-05] what cannot be is refused by name: no amount, no such wallet, too much, somebody who is blocked', async () => {
  const refusal = async (data: object) => (await transfer({ ...inward, ...data })).message
  expect(await refusal({ amount: '0' })).toBe('amount_invalid')
  expect(await refusal({ to: 'main' })).toBe('wallet_unknown')
  expect(await refusal({ from: 'hexworks', to: 'kitelab' })).toBe('wallet_unknown')
  expect(await refusal({ to: 'nobody' })).toBe('wallet_unknown')
  expect(await transfer({ ...inward, amount: '100000.01' })).toMatchObject({
    message: 'insufficient_funds',
    value: { balance: '100000.00' },
  })
  mayMove = false
  expect(await refusal({})).toBe('transfers_blocked')
  mayMove = true
})

test('[MC-05] while a transfer is open its wallet tells no figure, and the sum on its way is told once', async () => {
  await transfer(inward)
  vendors.faultNext('lose-answer')
  vendors.setDeaf(true)
  const sent = await transfer({ from: 'hexworks', to: 'main', amount: '1000.00' })
  expect(sent.value).toMatchObject({ transfer: { state: 'sent' }, sumBalance: '97500.00' })
  vendors.setDeaf(false)
  expect((await read('/wps/v2/wallets/vendor?vendor=hexworks')).value).toEqual({
    ...{ balance: null, currency: 'MMK', isMoving: true },
  })
  expect((await read('/wps/v2/wallets')).value).toMatchObject({ main: '97500.00', onTheWay: '1000.00' })
})

test('[MC-05] a vendor that is silent is told as such, and recall names it', async () => {
  await transfer(inward)
  vendors.setDeaf(true)
  expect((await read('/wps/v2/wallets/vendor?vendor=hexworks')).value).toMatchObject({
    balance: null,
    isMoving: false,
  })
  expect((await post('/wps/v2/wallets/recall', {})).value).toMatchObject({
    unreachable: ['hexworks', 'kitelab'],
  })
  vendors.setDeaf(false)
  expect((await post('/wps/v2/wallets/recall', {})).value).toMatchObject({
    ...{ unreachable: [], sumBalance: '100000.00' },
    transfers: [{ from: 'hexworks', to: 'main', amount: '2500.00', state: 'done' }],
  })
})
