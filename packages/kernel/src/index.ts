export { type Currency, currencies, currencyOf } from './currency.ts'
export { invariant, Refusal } from './failure.ts'
export { formatMinor, type Minor, parseMinor } from './money.ts'
