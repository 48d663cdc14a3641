import type { agents, ReplyOf } from '@jackfruit/contracts'
import {
  CalendarCheckIcon,
  ChartBarIcon,
  ChartLineUpIcon,
  ClockIcon,
  HandCoinsIcon,
  type IconKind,
  LightningIcon,
  ListBulletsIcon,
  MegaphoneIcon,
  PercentIcon,
  ReceiptIcon,
  TreeStructureIcon,
  UserPlusIcon,
} from '../../../shared/look/icons.ts'

export type Consolidated = ReplyOf<typeof agents.consolidated>

interface Entry {
  readonly id: string
  readonly icon: IconKind
  /** Of pay: shown where the platform says so, which has asked the brand's switch already. */
  readonly pay?: { readonly kind: agents.PayKind; readonly flag: keyof Consolidated }
}

/** The twelve entries, in the order of the product. */
export const entries = [
  { id: 'announcement', icon: MegaphoneIcon },
  { id: 'teamOverview', icon: ChartBarIcon },
  { id: 'account', icon: UserPlusIcon },
  { id: 'teamManagement', icon: TreeStructureIcon },
  { id: 'teamBetting', icon: ReceiptIcon },
  { id: 'userProfit', icon: ChartLineUpIcon },
  { id: 'myIncome', icon: HandCoinsIcon },
  { id: 'transactions', icon: ListBulletsIcon },
  { id: 'dividend', icon: PercentIcon, pay: { kind: 'dividend', flag: 'enableCt' } },
  { id: 'dailySalary', icon: CalendarCheckIcon, pay: { kind: 'daily', flag: 'dailySalary' } },
  { id: 'hourSalary', icon: ClockIcon, pay: { kind: 'hourly', flag: 'hourSalary' } },
  { id: 'realtimeSalary', icon: LightningIcon, pay: { kind: 'realtime', flag: 'agentRealtimeSalary' } },
] as const satisfies readonly Entry[]

export type EntryId = (typeof entries)[number]['id']
export type ShownEntry = Entry & { readonly id: EntryId }

export const entriesFor = (flags: Consolidated): readonly ShownEntry[] =>
  (entries as readonly ShownEntry[]).filter(({ pay }) => !pay || flags[pay.flag] === true)

export const entryOfPay = (kind: agents.PayKind): EntryId =>
  (entries as readonly ShownEntry[]).find(({ pay }) => pay?.kind === kind)?.id ?? 'dividend'
