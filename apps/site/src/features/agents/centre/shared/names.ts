import type { agents } from '@jackfruit/contracts'
import type { Text } from '@jackfruit/i18n'
import { knownText, useText } from '../../../../shared/text/text.ts'
import { entryOfPay } from '../entries.ts'
import { percentOf } from './minor.ts'

/** A kind of pay by the name of its entry. */
export function usePayName(): (kind: agents.PayKind) => string {
  const text = useText()
  return (kind) => text(`agents.page_${entryOfPay(kind)}`)
}

/** A kind of game; what no contract names apart counts as one. */
export const gameKindName = (kind: string, text: Text): string =>
  knownText(`lobby.type_${kind}`) ?? text(kind === '*' ? 'records.category_all' : 'records.category_rest')

/** Per cent as people write it: 0.12%, not 0.1200%. */
export const rateText = (percent: string): string => `${percent.replace(/(\.\d\d\d*?)0+$/, '$1')}%`

/** The same of a rate in millionths. */
export const percentText = (ppm: bigint): string => rateText(percentOf(ppm))
