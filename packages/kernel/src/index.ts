export { type Currency, currencies, currencyOf } from './currency.ts'
export { type End, endingWith } from './ending.ts'
export { invariant, Refusal } from './failure.ts'
export {
  type Apart,
  type KeptTime,
  keepTime,
  sentenceOf,
  type Telling,
  type TimeSources,
  watchTime,
} from './kept-time.ts'
export { formatMinor, type Minor, parseMinor } from './money.ts'
