/** Runs by the clock: each period is paid once, and what it was reckoned from is kept. */
export { demandNothingOverdue } from './bills.ts'
export { payJobs, runAndPay } from './clock.ts'
export { contractsAround, type Owed, owedIn, type Run, runsOf, type Standing } from './operate.ts'
export { incomeOf } from './payouts.ts'
