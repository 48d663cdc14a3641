import { formatCount, formatPercent } from '@jackfruit/i18n'
import { Button } from '@jackfruit/ui'
import { Sum } from '../../../../shared/money/Sum.tsx'
import { useBrand } from '../../../../shared/session/brand.ts'
import { useSay } from '../../../../shared/text/said.ts'
import { useText } from '../../../../shared/text/text.ts'
import type { OfferDetail } from '../../shared/offers.ts'
import type { Board } from './queries.ts'
import type { Drawing } from './useDraw.ts'

interface PlayProps {
  offer: OfferDetail
  board: Board
  drawing: Drawing
}

/** What may come, how likely it is and how much of it is left; below it the one button. */
export function Prizes({ offer, board, drawing }: PlayProps) {
  const text = useText()
  const say = useSay()
  const isDrawn = offer.action === 'spin' || offer.action === 'crack' || offer.action === 'open'
  const isRain = board.kind === 'envelope'
  const isBusy = drawing.phase === 'asked' || drawing.phase === 'falling'
  return (
    <div className="grid content-center gap-4">
      {board.prizes.length > 0 && <Chances board={board} />}
      {/* On a phone the button stands right below what it moves. */}
      <div className="grid gap-3 max-lg:order-first">
        <p className="text-[15px] text-on-rind-2" role="status">
          {say(offer.state)}
        </p>
        {isRain && board.left !== null && (
          <p className="num font-[640] text-[17px]">
            {text('offers.draw_envelopes', { count: formatCount(board.left) })}
          </p>
        )}
        {isDrawn && (board.turns ?? 0) + (isRain ? 1 : 0) > 0 && (
          <MainButton offer={offer} isBusy={isBusy} onPress={() => void drawing.draw(1)} />
        )}
      </div>
    </div>
  )
}

function MainButton({
  offer,
  isBusy,
  onPress,
}: {
  offer: OfferDetail
  isBusy: boolean
  onPress: () => void
}) {
  const text = useText()
  const { action } = offer
  if (action !== 'spin' && action !== 'crack' && action !== 'open') return null
  return (
    <Button look="gold" className="w-full" isBusy={isBusy} onClick={onPress}>
      {text(`offers.do_${action}`)}
    </Button>
  )
}

function Chances({ board: { prizes, instead } }: { board: Board }) {
  const text = useText()
  const { currency } = useBrand()
  const hasChances = prizes.some(({ chance }) => chance !== null)
  return (
    <table className="w-full text-[15px]">
      <caption className="mb-1 text-start font-[680] text-[17px]">{text('offers.draw_prizes')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{text('offers.draw_prize')}</th>
          <th scope="col">{text('offers.draw_left')}</th>
          {hasChances && <th scope="col">{text('offers.draw_chance')}</th>}
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ place, amount, chance, left, stock }) => (
          <tr key={place} className="border-white/10 border-t first:border-t-0">
            <th scope="row" className="py-2 text-start font-[640]">
              {amount === '0.00' ? text('offers.draw_blank') : <Sum amount={amount} currency={currency} />}
            </th>
            <td className="px-2 py-2 text-end text-[13px] text-gold-300">
              {!hasChances
                ? `× ${formatCount(stock)}`
                : place === instead
                  ? null
                  : left === 0
                    ? text('offers.draw_gone')
                    : `${text('offers.draw_left')} ${formatCount(left)}`}
            </td>
            {hasChances && (
              <td className="num py-2 text-end font-[640]">
                {chance === null ? '' : formatPercent(String(chance / 10_000), chance % 100 === 0 ? 2 : 4)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
