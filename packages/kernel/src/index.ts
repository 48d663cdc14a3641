export { type Currency, currencies, currencyOf } from './currency.ts'
export { invariant, Refusal } from './failure.ts'
export { type Apart, clocksApartMs, type KeptTime, keepTime, type TimeSources } from './kept-time.ts'
export { formatMinor, type Minor, parseMinor } from './money.ts'
