/** Holds what was answered against what is written down: one effect for each key, and nothing that nobody asked for. */
import { walletTransfers } from '@jackfruit/contracts'
import { parseMinor } from '@jackfruit/kernel'
import type pg from 'pg'
import { type Books, type LedgerRow, type Order, readBooks, readHouses, type Table } from './books.ts'
import { beginningsOf, rowsOf, tableOf, type Wanted } from './expected.ts'
import type { Key } from './keys.ts'
import { ask } from './member.ts'
import type { Tally } from './tally.ts'
import type { World } from './world.ts'

export interface Proof {
  /** Keys that were done, each with its one effect. */
  readonly effects: number
  readonly rows: number
  readonly lowest: bigint
  readonly problems: readonly string[]
}

export interface Before {
  readonly houses: ReadonlyMap<string, bigint>
  /** The grant that every purse begins with. */
  readonly opening: bigint
}

const problemsMax = 20

/** What the houses held before anybody of ours came. */
export async function readBefore(admin: pg.Client, { people }: Pick<World, 'people'>): Promise<Before> {
  const { rows } = await admin.query<{ amount: bigint }>(
    `select distinct amount from ledger.transfers t join ledger.accounts a on a.id = t.account_id
      where a.owner = any($1) and t.key = 'opening:' || a.owner`,
    [people.map(({ memberId }) => String(memberId))],
  )
  const [opening] = rows
  if (rows.length !== 1 || !opening) throw new Error('the purses do not begin alike')
  const books = await readBooks(
    admin,
    people.map(({ memberId }) => memberId),
  )
  const houses = new Map(await readHouses(admin))
  for (const { house, amount } of books.ledger) houses.set(house, (houses.get(house) ?? 0n) + amount)
  return { houses, opening: opening.amount }
}

interface Proving {
  readonly admin: pg.Client
  readonly keys: readonly Key[]
  readonly tally: Tally
  readonly before: Before
}

export async function prove(world: World, { admin, keys, tally, before }: Proving): Promise<Proof> {
  const problems: string[] = [...tally.problems]
  const found = (problem: string) => void (problems.length < problemsMax && problems.push(problem))
  const books = await readBooks(
    admin,
    world.people.map(({ memberId }) => memberId),
  )
  const orders = ordersOf(books, world, keys, tally, found)
  const wanted = world.people.flatMap(({ memberId, role }) =>
    beginningsOf(memberId, before.opening, role !== 'spender'),
  )
  let effects = 0
  for (const key of keys) {
    const said = tally.get(key)
    if (!said) found(`${key.id} was never answered`)
    else {
      if (said.done) effects++
      wanted.push(...wantedOf(world, key, tally, orders))
    }
  }
  compare(books.ledger, wanted, found)
  compareHouses(books, wanted, before, found)
  await askOutside(world, admin, books, before, found)
  if (books.lowest < 0n) found(`somebody stood at ${books.lowest}`)
  return { effects, rows: books.ledger.length, lowest: books.lowest, problems }
}

type Found = (problem: string) => void
type OrderByKey = ReadonlyMap<string, Order>

function wantedOf({ people }: World, key: Key, tally: Tally, orders: OrderByKey): Wanted[] {
  const said = tally.get(key)
  const isWritten = said?.done || ['stake', 'rollback'].includes(key.kind)
  if (!said || !isWritten) return []
  const [who, to] = [people[key.person], people[key.to]]
  return rowsOf({
    ...{ key, said, member: who?.memberId ?? 0n, receiver: to?.memberId ?? 0n },
    order: orders.get((key.kind === 'money' || key.kind === 'cancel' ? key.of : key)?.id ?? '') ?? null,
    ofSaid: key.of ? tally.get(key.of) : undefined,
  })
}

/** Each module's own tables: one order for each key that was done, none for another. */
function ordersOf(
  { orders }: Books,
  { people }: World,
  keys: readonly Key[],
  tally: Tally,
  found: Found,
): OrderByKey {
  const byKey = new Map<string, Order>()
  for (const table of Object.keys(orders) as Table[]) {
    const asked = new Map(keys.filter(({ kind }) => tableOf[kind] === table).map((key) => [key.id, key]))
    const seen = new Set<string>()
    for (const order of orders[table]) {
      const key = asked.get(order.requestKey)
      if (!key || !tally.get(key)?.done)
        found(`${table}: ${order.requestKey} is there, though nobody was told so`)
      if (seen.has(order.requestKey)) found(`${table}: ${order.requestKey} is there twice`)
      seen.add(order.requestKey)
      if (key && (order.amount !== key.amount || order.member !== people[key.person]?.memberId))
        found(`${table}: ${order.requestKey} is of somebody else or of another amount`)
      if (table !== 'payments') byKey.set(order.requestKey, order)
    }
    for (const key of asked.values())
      if (tally.get(key)?.done && !seen.has(key.id)) found(`${table}: ${key.id} was done and is lost`)
  }
  for (const key of keys) checkEnd(key, byKey.get(key.of?.id ?? key.id), tally, found)
  return byKey
}

/** An order that its gateway did not take is given up; money that comes for it all the same is credited late. */
const credited = ['CREDITED', 'LATE_CREDITED']

/** Orders that came to an end did so once, and as the key that ended them was told. */
function checkEnd(key: Key, order: Order | undefined, tally: Tally, found: Found) {
  if (!tally.get(key)?.done || !order) return
  const isCredited = credited.includes(order.state) && order.fee === key.amount && order.ends === 1
  if (key.kind === 'money' && !isCredited)
    found(`${key.id}: its order is ${order.state} with ${order.fee} credited in ${order.ends} steps`)
  if (key.kind === 'cancel' && (order.state !== 'CANCELLED' || order.ends !== 1))
    found(`${key.id}: the withdrawal is ${order.state} in ${order.ends} steps`)
  if ((key.kind === 'in' || key.kind === 'out') && (order.state === 'sent' || order.ends !== 1))
    found(`${key.id}: the transfer is ${order.state} in ${order.ends} steps`)
}

const nameOf = ({ member, place, key }: LedgerRow) => `${place} of ${member}: ${key}`
const contentOf = ({ kind, status, amount, house }: LedgerRow) =>
  `${kind}/${status} ${amount} ${status === 1 ? house : ''}`

function compare(stored: readonly LedgerRow[], wanted: readonly Wanted[], found: Found) {
  const expected = new Map(wanted.map((row) => [nameOf(row), row]))
  const seen = new Set<string>()
  for (const row of stored) {
    const name = nameOf(row)
    if (seen.has(name)) found(`${name} is there twice`)
    seen.add(name)
    const due = expected.get(name)
    if (!due) found(`${name} is there, though nobody was told so`)
    else if (contentOf(due) !== contentOf(row))
      found(`${name} is ${contentOf(row)} instead of ${contentOf(due)}`)
  }
  for (const [name, { of }] of expected) if (!seen.has(name)) found(`${name} (${of}) was done and is lost`)
}

/** Pots are won, and what an offer did not need comes back at its end: by themselves, whatever the storm does. */
const byThemselves = /^(jackpot|promotions)/

/** Every other house holds what it held before, less what its transfers gave. */
function compareHouses(books: Books, wanted: readonly Wanted[], before: Before, found: Found) {
  const due = new Map(before.houses)
  for (const { house, amount, status } of wanted)
    if (status === 1) due.set(house, (due.get(house) ?? 0n) - amount)
  for (const [house, balance] of books.houses)
    if (!byThemselves.test(house) && balance !== (due.get(house) ?? 0n))
      found(`the house ${house} holds ${balance} instead of ${due.get(house) ?? 0n}`)
}

/** The others' own books: what vendors keep for our people, and what came and went at the gateway. */
async function askOutside(world: World, admin: pg.Client, books: Books, before: Before, found: Found) {
  const held = (house: string) => (books.houses.get(house) ?? 0n) - (before.houses.get(house) ?? 0n)
  for (const vendor of ['hexworks', 'kitelab']) {
    let kept = 0n
    for (const { pass, role } of world.people) {
      if (role === 'agent') continue
      const told = await ask(world.lines[1], pass, walletTransfers.vendorBalance, { query: { vendor } })
      const balance = parseMinor(told?.value['balance'])
      if (balance === null) found(`${vendor} does not tell what it keeps: ${told?.code}`)
      kept += balance ?? 0n
    }
    const house = `wallet:${vendor}`
    if (kept !== held(house)) found(`${vendor} keeps ${kept}, the house ${house} says ${held(house)}`)
  }
  const { rows } = await admin.query<{ id: string; sends: number }>(
    `select p.id, count(s.*)::int as sends from cashier.payouts p join cashier.payout_sends s on s.payout_id = p.id
      where p.member_id = any($1) group by p.id`,
    [world.people.map(({ memberId }) => String(memberId))],
  )
  for (const { id, sends } of rows) if (sends !== 1) found(`${id} was sent ${sends} times`)
  const paidIn = books.orders.payments.reduce((sum, { amount }) => sum + amount, 0n)
  const paidOut = books.orders.payouts
    .filter(({ state }) => state === 'COMPLETED')
    .reduce((sum, { id, amount, fee }) => {
      const there = world.simulator.book.payoutBy(`${id}-1`)
      if (there?.units !== String(amount - fee))
        found(`the gateway knows of no payout ${id} of ${amount - fee}`)
      return sum + amount - fee
    }, 0n)
  if (held('gateway:simulator') !== paidOut - paidIn)
    found(`the gateway holds ${held('gateway:simulator')} instead of ${paidOut - paidIn}`)
}
