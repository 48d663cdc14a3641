import { type ComponentType, lazy } from 'react'
import type { EntryId } from './entries.ts'

const payPages = () => import('./pay/PayPages.tsx')

/** What an entry shows, fetched when it is opened. */
export const pages: Readonly<Record<EntryId, ComponentType>> = {
  announcement: lazy(() => import('./reports/Announcements.tsx')),
  teamOverview: lazy(() => import('./overview/TeamOverview.tsx')),
  account: lazy(() => import('./register/Register.tsx')),
  teamManagement: lazy(() => import('./team/Team.tsx')),
  teamBetting: lazy(() => import('./reports/TeamBetting.tsx')),
  userProfit: lazy(() => import('./reports/UserProfit.tsx')),
  myIncome: lazy(() => import('./reports/MyIncome.tsx')),
  transactions: lazy(() => import('./reports/Transactions.tsx')),
  dividend: lazy(async () => ({ default: (await payPages()).DividendPage })),
  dailySalary: lazy(async () => ({ default: (await payPages()).DailyPage })),
  hourSalary: lazy(async () => ({ default: (await payPages()).HourlyPage })),
  realtimeSalary: lazy(async () => ({ default: (await payPages()).RealtimePage })),
}
