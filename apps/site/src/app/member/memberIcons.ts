import {
  ArrowCircleDownIcon,
  ArrowCircleUpIcon,
  ArrowsLeftRightIcon,
  ChartLineDownIcon,
  FileTextIcon,
  GaugeIcon,
  HandCoinsIcon,
  type IconKind,
  LifebuoyIcon,
  ListBulletsIcon,
  ReceiptIcon,
  ShieldCheckIcon,
  WalletIcon,
} from '../../shared/look/icons.ts'

/** Pages of the member centre by the names that the product gives them; each is called `member.page_…` on screen. The menu has this order. */
export const memberIcons = {
  securityCenter: ShieldCheckIcon,
  protection: LifebuoyIcon,
  transferFund: WalletIcon,
  depositv2: ArrowCircleDownIcon,
  withdraw: ArrowCircleUpIcon,
  receipts: HandCoinsIcon,
  transferUpline: ArrowsLeftRightIcon,
  turnover: GaugeIcon,
  personalHistoryCopy: ReceiptIcon,
  transactionHistory: ListBulletsIcon,
  personalProfit: ChartLineDownIcon,
  statement: FileTextIcon,
} as const satisfies Record<string, IconKind>

export type MemberPage = keyof typeof memberIcons
