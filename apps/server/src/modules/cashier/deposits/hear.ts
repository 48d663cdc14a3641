/** A gateway's webhook: believed only when it is signed and timely, heard once, and confirmed by asking back. */

import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { atDesk, type DepositDesk } from './parts.ts'
import { takePayment } from './take.ts'
import { doubt, type Taken } from './taken.ts'

export type Heard = Taken['outcome'] | 'refused' | 'unconfirmed'

/** Throws GatewayUnreachable when it cannot be asked: then nothing was heard, and it should be told again. */
export async function hearWebhook(
  parts: DepositDesk,
  code: string,
  headers: IncomingHttpHeaders,
  rawBody: Buffer,
): Promise<Heard> {
  const gateway = parts.gateways.get(code)
  if (!gateway) return 'refused'
  const notice = await gateway.readWebhook(headers, rawBody)
  if (typeof notice === 'string') return 'refused'
  const { nonce, payment } = notice
  const { rows } = await sql`
    select 1 from cashier.webhooks where gateway = ${code} and nonce = ${nonce}`.execute(parts.db)
  if (rows.length > 0) return 'repeat'

  const confirmed = await gateway.queryPayment(payment)
  const isSame =
    confirmed !== null &&
    confirmed.pay.amount === payment.pay.amount &&
    confirmed.pay.currency === payment.pay.currency &&
    confirmed.pay.scale === payment.pay.scale &&
    confirmed.orderId === payment.orderId &&
    // Of a payment that went back, who tells of it may be late; who tells that it went back must be right.
    (payment.takenBackAt === null || confirmed.takenBackAt !== null)
  const taken = await atDesk(parts.db, async (tx) => {
    const heard = await sql`insert into cashier.webhooks (gateway, nonce) values (${code}, ${nonce})
      on conflict do nothing`.execute(tx)
    if (heard.numAffectedRows !== 1n) return 'repeat' as const
    if (isSame) return takePayment(tx, parts, code, confirmed)
    await doubt(tx, payment, null, 'not_confirmed')
    return 'unconfirmed' as const
  })
  if (typeof taken === 'string') return taken
  tell(parts, taken)
  return taken.outcome
}

/** After the commit: open pages are told. */
export function tell({ news, tellBalance }: DepositDesk, { order, posted }: Taken): void {
  if (posted) tellBalance(posted)
  if (order) {
    const { id: orderId, memberId } = order.row
    news.tell({ memberId, kind: 'deposit', orderId, state: order.state })
  }
}

/** Asks the gateway what came for an order, and takes up all of it. */
export async function askGateway(
  parts: DepositDesk,
  order: { readonly id: string; readonly gateway: string; readonly channel: string },
): Promise<void> {
  const gateway = parts.gateways.get(order.gateway)
  if (!gateway) throw new Refusal('gateway_unavailable')
  for (const payment of await gateway.queryDeposit({ orderId: order.id, channel: order.channel })) {
    const taken = await atDesk(parts.db, (tx) => takePayment(tx, parts, order.gateway, payment))
    tell(parts, taken)
  }
}

/** Money that came before anybody said whose it is: taken up for the order that names it now. */
export async function rematch(
  parts: DepositDesk,
  order: { readonly gateway: string; readonly channel: string },
  reference: string,
): Promise<void> {
  const { gateway: code, channel } = order
  const waiting = await atDesk(parts.db, async (tx) => {
    const { rows } = await sql<{ txn: string }>`
      select txn from cashier.payments where gateway = ${code} and channel = ${channel} and state = 'unmatched'
         and ${reference} in (upper(regexp_replace(reference, '[^A-Za-z0-9]', '', 'g')),
           upper(regexp_replace(txn, '[^A-Za-z0-9]', '', 'g')))`.execute(tx)
    return rows
  })
  for (const { txn } of waiting) {
    const payment = await parts.gateways.get(code)?.queryPayment({ channel, txn })
    if (payment) tell(parts, await atDesk(parts.db, (tx) => takePayment(tx, parts, code, payment)))
  }
}
