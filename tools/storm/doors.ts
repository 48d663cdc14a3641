/** How each kind of key is brought to a server, and what the answer means. Null: not known, send it again. */
import { randomBytes } from 'node:crypto'
import {
  cashierDeposits,
  cashierPayouts,
  type Endpoint,
  vendor as vendorApi,
  walletTransfers,
} from '@jackfruit/contracts'
import { callbackPath, type WirePayment } from '@jackfruit/contracts/gateway-wire'
import { signVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { type Webhook, webhookOf } from '@jackfruit/groundwork/payment-simulator/tell'
import { formatMinor } from '@jackfruit/kernel'
import type { Key, Kind } from './keys.ts'
import type { Line } from './line.ts'
import { ask, type Told } from './member.ts'
import { gameCode, type Person, paymentPassword, vendor, vendorSecret } from './people.ts'
import type { Said } from './tally.ts'
import type { World } from './world.ts'

const method = 'kbzpay'
const channel = 'mm-kbzpay'
const money = { currency: 'MMK', scale: 2 }

export type Doors = Pick<World, 'secrets' | 'simulator' | 'people'>
/** What the key before it was answered. */
export type RefOf = (key: Key) => string

interface Knock {
  readonly doors: Doors
  readonly key: Key
  readonly who: Person
  readonly line: Line
  readonly refOf: RefOf
}

export function knock(doors: Doors, line: Line, key: Key, refOf: RefOf): Promise<Said | null> {
  const who = doors.people[key.person]
  if (!who) throw new Error(`nobody is at place ${key.person}`)
  return ways[key.kind]({ doors, key, who, line, refOf })
}

/** The stake of a key that wins or takes back. */
const stakeOf = ({ of, id }: Key) => of?.id ?? id
const plainWin = { roundEnded: true, winType: 'NORMAL' }

const ways: Readonly<Record<Kind, (knock: Knock) => Promise<Said | null>>> = {
  stake: (to) => play(to, 'bet', { ...inRound(to), transactionId: to.key.id, amount: text(to.key) }),
  win: (to) => {
    const { sessionId: _none, ...round } = inRound(to)
    return play(to, 'win', { ...round, transactionId: to.key.id, amount: text(to.key), ...plainWin })
  },
  rollback: (to) => play(to, 'rollback', { transactionId: to.key.id, targetTransactionId: stakeOf(to.key) }),
  betwin: (to) =>
    play(to, 'betwin', {
      ...inRound(to),
      roundEnded: true,
      bet: { transactionId: to.key.id, amount: text(to.key) },
      win: { transactionId: `${to.key.id}w`, amount: formatMinor(winOf(to.key)) },
    }),
  promo: (to) => play(to, 'promo', { transactionId: to.key.id, campaignId: 'storm', amount: text(to.key) }),
  in: (to) => transfer(to, { from: 'main', to: to.key.vendor }),
  out: (to) => transfer(to, { from: to.key.vendor, to: 'main' }),
  order: (to) =>
    member(to, cashierDeposits.create, { idempotencyKey: to.key.id, method, amount: text(to.key) }, idIn),
  money: payIn,
  withdrawal: (to) => {
    const { who, key } = to
    const body = { bankAccountId: who.payoutAccount, amount: text(key), paymentPassword, requestKey: key.id }
    return member(to, cashierPayouts.requestPayout, body, idIn)
  },
  cancel: (to) => member(to, cashierPayouts.cancelPayout, { id: to.refOf(of(to.key)) }, idIn),
  upline: (to) => along(to, walletTransfers.toUpline),
  downline: (to) => along(to, walletTransfers.toDownline),
}

const unknownCaller = 401

/** A half more than was staked. */
export const winOf = ({ amount }: Key): bigint => (amount * 3n) / 2n

const text = ({ amount }: Key) => formatMinor(amount)
const idIn = ({ id }: Told['value']) => String(id)

function of(key: Key): Key {
  if (!key.of) throw new Error(`${key.id} belongs to no other`)
  return key.of
}

function inRound({ key, who }: Knock) {
  return { sessionId: who.sessionId, roundId: `r-${stakeOf(key)}` }
}

async function play({ who, line }: Knock, name: vendorApi.VendorCall, fields: object): Promise<Said | null> {
  const { path } = vendorApi.vendorCalls[name]
  const named = {
    requestId: randomBytes(12).toString('hex'),
    playerId: who.playerId,
    currency: 'MMK',
    gameCode,
  }
  const body = Buffer.from(JSON.stringify({ ...named, ...fields }))
  const headers = signVendorMessage({
    ...{ vendorId: vendor, secret: vendorSecret, method: 'POST', path, body },
    ...{ timestamp: Date.now(), nonce: randomBytes(16).toString('hex') },
  })
  const reply = await line.call('POST', path, { headers, body })
  // Nobody was known whom an answer could be for: nothing was said of the key.
  if (!reply || reply.status === unknownCaller) return null
  const { status, platformTxnId = '', tombstone, replayed } = reply.body
  const done = status === 'OK'
  const says = [status, platformTxnId, tombstone === true ? 'tombstone' : ''].filter(Boolean).join(' ')
  return { done, says, isFresh: done && replayed === false, ref: tombstone === true ? 'tombstone' : '' }
}

/** A member's own call: what may rightly change from one answer to the next is left out. */
async function member(
  { who, line }: Knock,
  contract: Endpoint,
  body: object,
  refIn: (value: Told['value']) => string,
): Promise<Said | null> {
  const told = await ask(line, who.pass, contract, { body })
  if (!told) return null
  const ref = told.success ? refIn(told.value) : ''
  return { done: told.success, says: told.success ? ref : told.code, isFresh: false, ref }
}

const transfer = (to: Knock, way: { from: string; to: string }) =>
  member(to, walletTransfers.transfer, { requestId: to.key.id, ...way, amount: text(to.key) }, (value) =>
    idIn(value['transfer'] as Told['value']),
  )

function along(to: Knock, contract: Endpoint) {
  const target = to.doors.people[to.key.to]?.username
  return member(to, contract, { requestId: to.key.id, amount: text(to.key), paymentPassword, target }, idIn)
}

/** The gateway says the same again in the same bytes, or signs it anew. */
const saidBefore = new WeakMap<WirePayment, Webhook>()

async function payIn({ doors, key, line, refOf }: Knock): Promise<Said | null> {
  const payment = paymentOf(doors, key, refOf(of(key)))
  const fresh = webhookOf(payment, doors.secrets.payments)
  const webhook = randomBytes(1).readUInt8() % 2 === 0 ? fresh : (saidBefore.get(payment) ?? fresh)
  saidBefore.set(payment, webhook)
  const reply = await line.call('POST', callbackPath, { headers: webhook.headers, body: webhook.body })
  if (!reply) return null
  const heard = String(reply.body['heard'])
  const done = heard === 'credited' || heard === 'repeat'
  return { done, says: done ? 'heard' : heard, isFresh: heard === 'credited', ref: payment.txn }
}

/** Paid once, however often it is told. */
function paymentOf(
  { simulator }: Pick<Doors, 'simulator'>,
  { id, amount }: Key,
  orderId: string,
): WirePayment {
  const known = simulator.book.paymentBy(channel, id)
  return known ?? simulator.pay(orderId, amount, { ...money, channel, txn: id, orderId, memo: null })
}
