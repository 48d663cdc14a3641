import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { type MemberPage, memberIcons } from './memberIcons.ts'

/** What decides whether somebody is offered a page. */
export interface Conditions {
  readonly switches: ReadonlyMap<string, boolean>
  /** May send money to the one above. */
  readonly toUpline: boolean
}

export interface MemberEntry {
  readonly id: MemberPage
  readonly group: 'account' | 'money' | 'records' | 'rewards'
  readonly load: () => Promise<{ default: ComponentType }>
  /** Without one: everybody who may open the centre. */
  readonly when?: (conditions: Conditions) => boolean
  /** A hook: how many things wait there. Above zero they are told beside the entry's name. */
  readonly useCount?: () => number
}

/** Every page that there is. */
const rows: readonly MemberEntry[] = [
  { id: 'securityCenter', group: 'account', load: () => import('./panels/SecurityPanel.tsx') },
  { id: 'protection', group: 'account', load: () => import('./panels/ProtectionPanel.tsx') },
  { id: 'depositv2', group: 'money', load: () => import('./panels/DepositPanel.tsx') },
  { id: 'withdraw', group: 'money', load: () => import('./panels/WithdrawPanel.tsx') },
  {
    id: 'receipts',
    group: 'money',
    load: () => import('./panels/ReceiptsPanel.tsx'),
  },
  { id: 'turnover', group: 'money', load: () => import('./panels/TurnoverPanel.tsx') },
  {
    id: 'transferFund',
    group: 'money',
    load: () => import('./panels/WalletPanel.tsx'),
    when: ({ switches }) => switches.get('WALLET_MERCHANT') === true,
  },
  {
    id: 'transferUpline',
    group: 'money',
    load: () => import('./panels/UplinePanel.tsx'),
    when: ({ toUpline }) => toUpline,
  },
  { id: 'personalHistoryCopy', group: 'records', load: () => import('./panels/BettingPanel.tsx') },
  { id: 'transactionHistory', group: 'records', load: () => import('./panels/AccountRecordPanel.tsx') },
  { id: 'personalProfit', group: 'records', load: () => import('./panels/ProfitPanel.tsx') },
]

export interface OfferedEntry extends MemberEntry {
  readonly Panel: LazyExoticComponent<ComponentType>
}

const order = Object.keys(memberIcons)

const entries: readonly OfferedEntry[] = rows
  .map((row) => ({ ...row, Panel: lazy(row.load) }))
  .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))

export const entriesFor = (conditions: Conditions): readonly OfferedEntry[] =>
  entries.filter(({ when }) => !when || when(conditions))

export const hasPanel = (page: string): page is MemberPage => rows.some(({ id }) => id === page)
