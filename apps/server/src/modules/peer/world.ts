/** What the pool asks of the rest of the platform: handed in, so that its rules reach for nothing. */
import type { Minor } from '@jackfruit/kernel'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { PeerBrand } from './terms.ts'

/** Whose something is. */
export interface PeerMember {
  readonly merchantId: number
  readonly memberId: bigint
}

export interface HouseShare extends PeerMember {
  readonly claimId: string
  /** Its number within the withdrawal, from 1: makes a key that is never used twice. */
  readonly part: number
  readonly amount: Minor
}

export interface PeerEnding extends PeerMember {
  readonly claimId: string
  readonly state: 'ALL_RECEIVED' | 'FALLBACK' | 'CANCELLED'
  readonly received: Minor
  readonly fallback: Minor
  readonly returned: Minor
}

export interface PeerCredit extends PeerMember {
  readonly accountId: bigint
  readonly allocationId: string
  readonly amount: Minor
}

/** The withdrawals behind the claims: a port, for whoever makes them. Each is asked inside the transaction that works. */
export interface PeerOrders {
  /** The house pays this much of a withdrawal the ordinary way; until it is paid it stays held. */
  payByHouse(tx: Tx, share: HouseShare): Promise<void>
  /** Nothing of this withdrawal is in the pool or in parts any more. */
  ended(tx: Tx, ending: PeerEnding): Promise<void>
  /** Names under which the member is known; empty where none is. */
  namesOf(tx: Tx, member: PeerMember): Promise<readonly string[]>
  /** Numbers of all accounts that the member is or was paid to. */
  numbersOf(tx: Tx, member: PeerMember): Promise<readonly string[]>
  /** What the member has begun to pay in and what has not come yet, here and elsewhere. */
  pendingOf(tx: Tx, member: PeerMember): Promise<Minor>
  /** Banks and wallets of the brand, as its members choose them. */
  banksOf(merchantId: number): Promise<readonly string[]>
}

/** What modules below know and do, inside the same transaction. */
export interface PeerAround {
  /** A member paid in through another: turnover counts it like any deposit. */
  credited(tx: Tx, credit: PeerCredit): Promise<void>
  /** Throws the refusal, where a limit of the member's own forbids to pay this in. */
  mayDeposit(tx: Tx, member: PeerMember & { readonly type: number }, amount: Minor): Promise<void>
  /** Throws the same refusals for a deposit that was begun before: asked again where it is carried on. */
  mayGoOn(tx: Tx, member: PeerMember & { readonly purseId: bigint }): Promise<void>
  /** Of these members, those whose accounts are closed, by themselves or by us. */
  closedAmong(tx: Tx, merchantId: number, memberIds: readonly bigint[]): Promise<ReadonlySet<bigint>>
  /** Which of these must never meet the member: by device, or one above or below the other. */
  linked(tx: Tx, member: PeerMember, others: readonly bigint[]): Promise<ReadonlySet<bigint>>
  lastSeen(tx: Tx, member: PeerMember): Promise<Date | null>
}

/** Told after the commit. */
export interface PeerNews {
  order(memberId: bigint, orderId: string): void
  balance(posted: { readonly accountId: bigint; readonly balance: bigint; readonly seq: bigint }): void
}

export interface PeerWorld {
  readonly db: Db
  /** Under which accounts and pictures are sealed. */
  readonly key: Buffer
  /** Of the digests by which names and numbers are compared. */
  readonly indexKey: Buffer
  readonly now: () => Date
  readonly orders: () => PeerOrders
  readonly around: PeerAround
  readonly news: PeerNews
  brandOf(merchantId: number): Promise<PeerBrand | null>
}
