/** Where of the agent centre, which opens over home, a message leads. */
import type { PayKind } from './terms.ts'

const pages: Readonly<Record<PayKind, string>> = {
  ...{ dividend: 'dividend', daily: 'dailySalary', hourly: 'hourSalary', realtime: 'realtimeSalary' },
}

/** Contracts, payments and bills of a kind. */
export const payPage = (kind: PayKind) => ({ path: `/?ac=${pages[kind]}` })
