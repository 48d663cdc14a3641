/**
 * What the platform asks of whoever carries money from and to members: the same for every gateway.
 * A gateway never decides what is credited: it tells what came, and our own order says what that means.
 */
import type { Minor } from '@jackfruit/kernel'

export type MethodKind = 'bank' | 'wallet' | 'qr' | 'crypto'

/** Money as the payer's side counts it: rupiah for a wallet of thousands, USDT for a purse of kyats. */
export interface PayMoney {
  readonly currency: string
  /** Decimals of that currency. */
  readonly scale: number
  readonly amount: Minor
}

/** Where a payer sends money to. */
export interface Payee {
  readonly bank: string
  readonly account: string
  readonly holder: string
}

export interface DepositWish {
  /** Our order: sent again under the same id it is the same order there. */
  readonly orderId: string
  readonly channel: string
  readonly kind: MethodKind
  readonly pay: PayMoney
  readonly memo: string | null
  readonly expiresAt: Date
}

export interface Instructions {
  readonly gatewayRef: string
  /** Where the payer goes on, or null when they pay by themselves. */
  readonly payUrl: string | null
}

/** Money that came, as the gateway tells it. */
export interface Payment {
  readonly channel: string
  /** The gateway's own id of it: unique per channel for ever. */
  readonly txn: string
  readonly pay: PayMoney
  /** Our order, where the gateway knows it; a bank knows only what the payer wrote. */
  readonly orderId: string | null
  readonly memo: string | null
  readonly reference: string | null
  readonly payerName: string | null
  /** Of crypto: the chain it came over, and how deep it lies. */
  readonly network: string | null
  readonly confirmations: number | null
  readonly paidAt: Date
  /** When its sender took it back; null while it is there. */
  readonly takenBackAt: Date | null
}

/** A webhook that is genuine: signed, timely. Whether it was heard before is the caller's to know, by the nonce. */
export interface PaymentNotice {
  readonly nonce: string
  readonly payment: Payment
}

/** Why a webhook is not listened to. */
export type WebhookRefusal = 'signature' | 'window' | 'content'

export interface PayoutWish {
  /** Idempotent: the gateway pays one key once. */
  readonly payoutId: string
  readonly channel: string
  readonly pay: PayMoney
  readonly payee: Payee
  /** Of crypto: the chain that the address is of. */
  readonly network: string | null
}

export interface StatementRow {
  readonly kind: 'deposit' | 'payout'
  /** The gateway's id of a deposit, our key of a payout. */
  readonly id: string
  readonly orderId: string | null
  readonly channel: string
  readonly pay: PayMoney
  readonly at: Date
}

/** The gateway gave no good answer: nothing is known of what it did. */
export class GatewayUnreachable extends Error {
  constructor(code: string, cause: unknown) {
    super(`the gateway ${code} gives no good answer`, { cause })
    this.name = 'GatewayUnreachable'
  }
}

/** The gateway said no, plainly: nothing was done. */
export class GatewayRefused extends Error {
  constructor(code: string, reason: string) {
    super(`the gateway ${code} refuses: ${reason}`)
    this.name = 'GatewayRefused'
  }
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

export interface Gateway {
  readonly code: string
  readonly kinds: readonly MethodKind[]
  /** Throws GatewayUnreachable or GatewayRefused. */
  createDeposit(wish: DepositWish): Promise<Instructions>
  readWebhook(headers: Headers, rawBody: Buffer): Promise<PaymentNotice | WebhookRefusal>
  /** Everything that came for one order so far. Throws GatewayUnreachable. */
  queryDeposit(order: { readonly orderId: string; readonly channel: string }): Promise<readonly Payment[]>
  /** One payment by the gateway's own id, or null when it knows of none. Throws GatewayUnreachable. */
  queryPayment(payment: { readonly channel: string; readonly txn: string }): Promise<Payment | null>
  /** Never throws: what is not known is `unknown`, and is asked by queryPayout, never sent again. */
  sendPayout(wish: PayoutWish): Promise<'sent' | 'refused' | 'unknown'>
  queryPayout(payout: {
    readonly payoutId: string
    readonly channel: string
  }): Promise<'paid' | 'failed' | 'pending' | 'unknown'>
  /** All money of one day in UTC (2026-11-21). Throws GatewayUnreachable. */
  statementOf(day: string): Promise<readonly StatementRow[]>
}

export type Gateways = ReadonlyMap<string, Gateway>
