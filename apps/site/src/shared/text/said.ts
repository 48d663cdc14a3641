/** Sentences that come as data: the text of the catalogue in the language on screen, with the figures written for it. */
import type { offerSentences } from '@jackfruit/contracts'
import { formatCount, formatDateTime, formatMoney, formatPercent } from '@jackfruit/i18n'
import { useBrand } from '../session/brand.ts'
import { knownText, useLanguage, useText } from './text.ts'

type Fact = offerSentences.Fact

interface Where {
  readonly currency: string
  readonly language: string
  readonly timeZone: string
}

/** One figure as people read it. */
function written({ unit, value }: Fact, { currency, language, timeZone }: Where): string {
  switch (unit) {
    case 'money':
      return formatMoney(value, currency)
    case 'percent':
      // As people write it: 100%, not 100.00%.
      return formatPercent(value, Math.min(2, /\.(\d*[1-9])/.exec(value)?.[1]?.length ?? 0))
    case 'times':
      return `${value}×`
    case 'count':
      return formatCount(Number(value))
    case 'day':
      return formatDateTime(value, language, timeZone, 'day')
    case 'instant':
      return formatDateTime(value, language, timeZone, 'short')
    case 'words':
      return value
    case 'kinds':
      return kindsOf(value)
  }
}

/** Kinds of games by their names; the arcade counts by itself. */
const kindsOf = (value: string): string =>
  value
    .split(',')
    .map((kind) => knownText(textOfKind[kind] ?? `lobby.type_${kind}`) ?? kind)
    .join(' · ')
const textOfKind: Readonly<Record<string, string>> = { ALL: 'missions.all_games', AC: 'turnover.arcade' }

/** Writes sentences for the page. */
export function useSay(): (sentence: offerSentences.Sentence) => string {
  const text = useText()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  return ({ key, facts }) =>
    text(
      `offers.${key}`,
      Object.fromEntries(facts.map((fact) => [fact.name, written(fact, { currency, language, timeZone })])),
    )
}
