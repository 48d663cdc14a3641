export { type Catalogue, loadCatalogue, type TextKey, type TextSet } from './catalogues.ts'
export { browserCountryNames, type CountryNames, loadCountryNames } from './countries.ts'
export {
  formatCount,
  formatDateTime,
  formatMoney,
  formatPercent,
  type MoneyOptions,
  type MoneyParts,
  moneyParts,
  type TimeStyle,
} from './format.ts'
export { chooseLanguage, type Language, languageOf, languages, offeredLanguages, tagOf } from './languages.ts'
export { messageWords, type WordsOfMessage } from './message-words.ts'
export { startTexts, type Text, type Texts, type TextsOfBrand, type TextValues } from './texts.ts'
