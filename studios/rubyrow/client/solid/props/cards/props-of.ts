import type { Scene } from '../../../felt/look.ts'
import type { SolidProps } from '../../contract.ts'
import type { CardTable } from './card-table.ts'

/** A table of cards and how it is dealt, as props of the stage: from the close of bets on a hand waits at the shoe. */
export function propsOf(
  table: CardTable,
  { open, closed, deal, show }: Pick<Scene, 'open' | 'closed' | 'deal' | 'show'>,
  { fit }: Required<Pick<SolidProps, 'fit'>>,
): SolidProps {
  const ready =
    <Told extends readonly unknown[]>(isReady: boolean, work: (...told: Told) => void) =>
    (...told: Told) => {
      table.isReady = isReady
      work(...told)
    }
  return {
    ...{ whole: table.whole, labels: table.labels, fit },
    get view() {
      return table.view
    },
    open: ready(false, open),
    closed: ready(true, closed),
    deal: ready(true, deal),
    show: ready(false, show),
    step: (now) => table.step(now),
    hands: (now) => table.hands(now),
    release: () => table.release(),
  }
}
