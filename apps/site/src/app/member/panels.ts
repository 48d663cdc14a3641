import type { menus } from '@jackfruit/contracts'
import { type ComponentType, lazy } from 'react'
import { useUnread } from '../../features/account/messages/index.ts'
import { ProtectionPage } from '../../features/account/protection/index.ts'
import { DepositPage } from '../../features/money/deposit/index.ts'
import { PeerPage, useWaiting } from '../../features/money/peer/index.ts'
import { TurnoverPage } from '../../features/money/turnover/index.ts'
import { WalletPage } from '../../features/money/wallet/index.ts'
import { Profit } from '../../features/records/profit/index.ts'
import { useReadyMissions, useWaitingRewards } from '../../features/rewards/centre/index.ts'
import { VipPage } from '../../features/rewards/vip/index.ts'
import {
  ArrowCircleDownIcon,
  ArrowCircleUpIcon,
  ArrowsLeftRightIcon,
  ChartLineDownIcon,
  CoinsIcon,
  CrownIcon,
  DiamondIcon,
  EnvelopeSimpleIcon,
  GaugeIcon,
  GiftIcon,
  HandCoinsIcon,
  type IconKind,
  LifebuoyIcon,
  ListBulletsIcon,
  PercentIcon,
  ReceiptIcon,
  ShieldCheckIcon,
  TrophyIcon,
  UsersThreeIcon,
  WalletIcon,
} from '../../shared/look/icons.ts'

/** One page of the member centre. */
interface PanelRow {
  /** The name that the product gives it, in the address too; on screen it is called `member.page_…`. */
  readonly id: menus.MemberPage
  readonly group: 'account' | 'money' | 'records' | 'rewards'
  readonly icon: IconKind
  /** Fetched when it is opened. */
  readonly Panel: ComponentType
  /** Not everybody has it: it is shown once the platform has said so. */
  readonly isForSome?: true
  /** A hook: how many things wait there. Above zero they are told beside the entry's name. */
  readonly useCount?: () => number
}

/** Every page that there is, in the order of the menu. */
const panels: readonly PanelRow[] = [
  {
    id: 'securityCenter',
    group: 'account',
    icon: ShieldCheckIcon,
    Panel: lazy(() => import('./panels/SecurityPanel.tsx')),
  },
  { id: 'protection', group: 'account', icon: LifebuoyIcon, Panel: ProtectionPage },
  {
    id: 'messageV2',
    group: 'account',
    icon: EnvelopeSimpleIcon,
    Panel: lazy(() => import('./panels/MessagesPanel.tsx')),
    useCount: useUnread,
  },
  {
    id: 'transferFund',
    group: 'money',
    icon: WalletIcon,
    Panel: WalletPage,
    isForSome: true,
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
    isForSome: true,
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
  {
    id: 'vip',
    group: 'rewards',
    icon: CrownIcon,
    Panel: VipPage,
  },
  {
    id: 'manualRebate',
    group: 'rewards',
    icon: PercentIcon,
    Panel: lazy(() => import('./panels/RebatePanel.tsx')),
  },
  {
    id: 'bonusDetails',
    group: 'rewards',
    icon: CoinsIcon,
    Panel: lazy(() => import('./panels/BonusesPanel.tsx')),
  },
  {
    id: 'rewardCenter',
    group: 'rewards',
    icon: GiftIcon,
    Panel: lazy(() => import('./panels/RewardsPanel.tsx')),
    useCount: useWaitingRewards,
  },
  {
    id: 'pointRecord',
    group: 'rewards',
    icon: DiamondIcon,
    Panel: lazy(() => import('./panels/PointsPanel.tsx')),
  },
  {
    id: 'referral',
    group: 'rewards',
    icon: UsersThreeIcon,
    Panel: lazy(() => import('./panels/ReferralPanel.tsx')),
    isForSome: true,
  },
  {
    id: 'missionLeaderboard',
    group: 'rewards',
    icon: TrophyIcon,
    Panel: lazy(() => import('./panels/MissionsPanel.tsx')),
    useCount: useReadyMissions,
  },
]

export type OfferedPanel = PanelRow

/** Those that the platform offers; where its word does not come, those that everybody has. */
export const panelsFor = (isOffered: ((page: string) => boolean) | null): readonly OfferedPanel[] =>
  panels.filter(({ id, isForSome }) => (isOffered ? isOffered(id) : !isForSome))

export const hasPanel = (page: string): boolean => panels.some(({ id }) => id === page)
