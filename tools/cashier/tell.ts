/** The desk, an order's papers and the journal, as lines to read. */
import {
  type Decided,
  type DeskOrder,
  type DeskPayment,
  readDesk,
  readJournal,
  readPapers,
} from '../../apps/server/src/modules/cashier/index.ts'
import { formatMinor } from '../../packages/kernel/src/index.ts'
import { unusualLine } from '../operate/unusual-line.ts'
import type { Desk } from './desk.ts'

export async function tellDesk({ deposits: { db }, directory }: Desk): Promise<string[]> {
  const { orders, payments, doubts } = await readDesk(db)
  const lines: string[] = []
  for (const order of orders) lines.push(await orderLine(order, directory))
  return [
    ...section('Orders that wait for a person', lines),
    ...section('Money that is credited to nobody', payments.map(paymentLine)),
    ...section(
      'The same money told of twice, with another amount: ask the gateway',
      doubts.map(({ channel, txn, amount, currency, reason, orderId, at }) =>
        columns(channel, txn, `${amount} ${currency} in its smallest unit`, reason, orderId, time(at)),
      ),
    ),
  ]
}

export async function tellPapers(desk: Desk, id: string): Promise<string[]> {
  const { directory } = desk
  const papers = await readPapers(desk.deposits.db, id)
  if (!papers) throw new Error(id ? `There is no order ${id}.` : 'Which order? Name it.')
  const { order, changes, payments, decisions } = papers
  return [
    await orderLine(order, directory),
    ...section(
      'What happened',
      changes.map(({ at, to, actor, reason }) => columns(time(at), to, actor, reason)),
    ),
    ...section('Money that came', payments.map(paymentLine)),
    ...(await originLines(desk, order)),
    ...section('Who decided', decisions.map(decisionLine)),
  ]
}

/** What somebody looks at before a withdrawal is approved: where the money of its purse came from. */
async function originLines({ credits }: Desk, { merchantId, purseId }: DeskOrder): Promise<string[]> {
  if (purseId === null) return []
  const held = await credits.held(purseId)
  return [
    ...section(
      'Credits of its purse that are held: npm run credits -- list',
      held.map(
        ({ id, heldAt, vendor, amount, undone, reason }) =>
          `${id}  ${time(heldAt)}  ${vendor}: ${formatMinor(amount - undone)}, ${reason}`,
      ),
    ),
    ...section(
      'Unusual in its purse, and looked at by nobody',
      (await credits.unusual({ merchantId, accountId: purseId })).map(unusualLine),
    ),
  ]
}

export const tellJournal = async ({ deposits: { db } }: Desk): Promise<string[]> =>
  section('Decisions, newest first', (await readJournal(db)).map(decisionLine))

async function orderLine(order: DeskOrder, directory: Desk['directory']): Promise<string> {
  const { id, kind, merchantId, memberId, state, amount, currency, method, reason, createdAt } = order
  const brand = (await directory.brandOfId(merchantId))?.code
  const money = `${formatMinor(amount)} ${currency}`
  return columns(id, kind, state, money, method, reason, `${brand} member ${memberId}`, time(createdAt))
}

const paymentLine = ({ channel, txn, amount, scale, currency, reason, orderId, at }: DeskPayment) =>
  columns(channel, txn, `${formatMinor(amount, scale)} ${currency}`, reason, orderId, time(at))

const decisionLine = ({ at, by, decision, orderId, why }: Decided) =>
  columns(time(at), orderId, decision, by, why)

const time = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ')

const columns = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join('  ')

const section = (title: string, lines: readonly string[]) => [
  `\n${title}: ${lines.length === 0 ? 'none' : lines.length}`,
  ...lines.map((line) => `  ${line}`),
]
