/** What agents are paid, by exact formulas: the platform pays by them, and a browser reckons a statement again. */
export { type Broken, brokenBy, type Held } from './cascade.ts'
export { type CeilingProblem, ceilingProblem, type Promised } from './ceiling.ts'
export {
  type Branch,
  type Dividend,
  type DividendCosts,
  type DividendInput,
  dividendOf,
  ngrOf,
  type Result,
  rateReached,
} from './dividend.ts'
export {
  answerDays,
  type ContractState,
  isInForce,
  type Side,
  type Standing,
  type Step,
  stepFrom,
} from './life.ts'
export { type Exact, type Ppm, payable, whole } from './rate.ts'
export { type Part, partOf, type WindowInput, windowPay } from './real-time.ts'
export { type Gross, type SalaryTerms, salaryGross, salaryNet, type TeamPeriod, validOf } from './salary.ts'
export {
  kindsOf,
  type Rates,
  type Reached,
  rateOf,
  type Tier,
  type TierProblem,
  tierAt,
  tierProblem,
  tiersMax,
} from './tiers.ts'
