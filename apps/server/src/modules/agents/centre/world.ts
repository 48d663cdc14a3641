/** What the centre works with: faces of modules below, and of the wings beside. */
import type { Minor } from '@jackfruit/kernel'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Activity } from '../../activity/index.ts'
import type { Games } from '../../catalog/index.ts'
import type { BrandData } from '../../merchants/index.ts'
import type { AskEvidence } from '../../vendors/index.ts'
import type { Purses } from '../../wallet/index.ts'

export interface Agent {
  readonly merchantId: number
  readonly memberId: bigint
}

export const payKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const
export type PayKind = (typeof payKinds)[number]

/** What contracts and runs tell of an agent. */
export interface PayFacts {
  /** Kinds of which the agent has, had, or may offer a contract; the switch of the brand is looked at beside. */
  readonly entries: Readonly<Record<PayKind, boolean>>
  /** Offers and wishes that wait for the agent's word. */
  readonly waiting: Readonly<Record<PayKind, number>>
  readonly overdue: Minor
}

export interface Earned {
  readonly day: string
  readonly kind: PayKind
  readonly amount: Minor
}

interface Announced {
  readonly id: bigint
  readonly title: string
  readonly content: string
  readonly startsAt: Date
}

export interface CentreWorld {
  readonly db: Db
  readonly now: () => Date
  readonly brandOf: (
    merchantId: number,
  ) => Promise<Pick<BrandData, 'timeZone' | 'currency' | 'switches' | 'defaultLanguage'>>
  readonly purseOf: Purses['of']
  readonly games: Pick<Games, 'named' | 'numbersOf'>
  readonly deedsOf: Activity['deedsOf']
  readonly payFactsOf: (tx: Tx, agent: Agent) => Promise<PayFacts>
  /** What was paid for each of these days, both included; of no day more than one of a kind, or several to be added. */
  readonly earnedBy: (
    tx: Tx,
    agent: Agent,
    days: { readonly from: string; readonly to: string },
  ) => Promise<readonly Earned[]>
  readonly askEvidence: AskEvidence
  /** What the brand announces to agents now, the newest first. */
  readonly announcedTo: (merchantId: number, language: string | undefined) => Promise<readonly Announced[]>
}
