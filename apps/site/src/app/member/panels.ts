import { type ComponentType, lazy } from 'react'
import { ProtectionPage } from '../../features/account/protection/index.ts'
import { DepositPage } from '../../features/money/deposit/index.ts'
import { PeerPage, useWaiting } from '../../features/money/peer/index.ts'
import { TurnoverPage } from '../../features/money/turnover/index.ts'
import { WalletPage } from '../../features/money/wallet/index.ts'
import { Profit } from '../../features/records/profit/index.ts'
import {
  ArrowCircleDownIcon,
  ArrowCircleUpIcon,
  ArrowsLeftRightIcon,
  ChartLineDownIcon,
  GaugeIcon,
  HandCoinsIcon,
  type IconKind,
  LifebuoyIcon,
  ListBulletsIcon,
  ReceiptIcon,
  ShieldCheckIcon,
  WalletIcon,
} from '../../shared/look/icons.ts'

/** What decides whether somebody is offered a page. */
interface Conditions {
  readonly switches: ReadonlyMap<string, boolean>
  /** May send money to the one above. */
  readonly toUpline: boolean
}

/** One page of the member centre. */
interface PanelRow {
  /** The name that the product gives it, in the address too; on screen it is called `member.page_…`. */
  readonly id: string
  readonly group: 'account' | 'money' | 'records' | 'rewards'
  readonly icon: IconKind
  /** Fetched when it is opened. */
  readonly Panel: ComponentType
  /** Without one: everybody who may open the centre. */
  readonly when?: (conditions: Conditions) => boolean
  /** A hook: how many things wait there. Above zero they are told beside the entry's name. */
  readonly useCount?: () => number
}

/** Every page that there is, in the order of the menu. */
const rows = [
  {
    id: 'securityCenter',
    group: 'account',
    icon: ShieldCheckIcon,
    Panel: lazy(() => import('./panels/SecurityPanel.tsx')),
  },
  { id: 'protection', group: 'account', icon: LifebuoyIcon, Panel: ProtectionPage },
  {
    id: 'transferFund',
    group: 'money',
    icon: WalletIcon,
    Panel: WalletPage,
    when: ({ switches }) => switches.get('WALLET_MERCHANT') === true,
  },
  { id: 'depositv2', group: 'money', icon: ArrowCircleDownIcon, Panel: DepositPage },
  {
    id: 'withdraw',
    group: 'money',
    icon: ArrowCircleUpIcon,
    Panel: lazy(() => import('./panels/WithdrawPanel.tsx')),
  },
  { id: 'receipts', group: 'money', icon: HandCoinsIcon, Panel: PeerPage, useCount: useWaiting },
  {
    id: 'transferUpline',
    group: 'money',
    icon: ArrowsLeftRightIcon,
    Panel: lazy(() => import('./panels/UplinePanel.tsx')),
    when: ({ toUpline }) => toUpline,
  },
  { id: 'turnover', group: 'money', icon: GaugeIcon, Panel: TurnoverPage },
  {
    id: 'personalHistoryCopy',
    group: 'records',
    icon: ReceiptIcon,
    Panel: lazy(() => import('./panels/BettingPanel.tsx')),
  },
  {
    id: 'transactionHistory',
    group: 'records',
    icon: ListBulletsIcon,
    Panel: lazy(() => import('./panels/AccountRecordPanel.tsx')),
  },
  { id: 'personalProfit', group: 'records', icon: ChartLineDownIcon, Panel: Profit },
] as const satisfies readonly PanelRow[]

export interface OfferedPanel extends PanelRow {
  readonly id: (typeof rows)[number]['id']
}

const panels: readonly OfferedPanel[] = rows

export const panelsFor = (conditions: Conditions): readonly OfferedPanel[] =>
  panels.filter(({ when }) => !when || when(conditions))

export const hasPanel = (page: string): boolean => rows.some(({ id }) => id === page)
