import { formatDateTime } from '@jackfruit/i18n'
import { join } from '@jackfruit/ui'
import { memo, useId } from 'react'
import { GamePicture } from '../../../shared/games/GamePicture.tsx'
import { CaretDownIcon } from '../../../shared/look/icons.ts'
import { Amount } from '../../../shared/money/Amount.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import type { BetRow } from './queries.ts'
import { RecordDetail, type RenderProof } from './RecordDetail.tsx'
import { shortRound } from './round.ts'
import { StateBadge } from './StateBadge.tsx'

interface RecordRowProps {
  row: BetRow
  isOpen: boolean
  onToggle: (id: string) => void
  renderProof: RenderProof
}

/**
 * One round; a second row below it holds what it opens. On phones both are cards.
 * Drawn once: another page of rounds does not draw those before it again.
 */
export const RecordRow = memo(function RecordRow({ row, isOpen, onToggle, renderProof }: RecordRowProps) {
  const text = useText()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  const id = useId()
  const tint = isOpen ? 'bg-rind-050 dark:bg-surface-2' : ''
  const label = text(isOpen ? 'records.row_close' : 'records.row_open', { round: row.roundId })
  const isVoid = row.state === 'void'
  const at = row.settledAt ?? row.placedAt
  return (
    <>
      <tr
        data-testid="bet-row"
        className={join('cursor-pointer max-sm:!grid max-sm:grid-cols-[minmax(0,1fr)_auto]', tint)}
        onClick={() => onToggle(row.id)}
      >
        <td className="num whitespace-nowrap text-text-2 max-sm:!hidden">
          <span className="block">{formatDateTime(at, language, timeZone, 'time')}</span>
          <span className="block text-[13px] text-text-3">
            {formatDateTime(at, language, timeZone, 'date')}
          </span>
        </td>
        <td className="max-sm:!py-3 max-sm:!ps-4 max-sm:!pe-0">
          <span className="flex items-center gap-3">
            <GamePicture
              url={`/art/tile-${row.gameCode}@1x.webp`}
              width={40}
              height={40}
              loading="lazy"
              className="h-10 w-10 flex-none rounded-[10px] bg-rind-700 object-cover object-[50%_30%]"
            />
            <span className="min-w-0">
              <span className="block leading-[1.45] font-[640] tall:leading-[1.7]">{row.gameName}</span>
              <span
                className="num block truncate text-[13px] text-text-3 max-sm:hidden sm:max-w-[220px]"
                title={row.roundId}
              >
                #{shortRound(row.roundId)}
              </span>
              <span className="num block text-[13px] text-text-3 sm:hidden">
                {formatDateTime(at, language, timeZone, 'short')}
              </span>
            </span>
          </span>
        </td>
        <td className={join('end max-sm:!hidden', isVoid && 'line-through')}>
          {isFree(row) ? (
            <span className="text-[13px] text-text-2">{text('records.free_round')}</span>
          ) : (
            <Amount amount={row.stake} currency={currency} className="!font-[560]" />
          )}
        </td>
        <td className="end max-sm:!hidden">
          {row.state === 'open' || isVoid ? (
            <StateBadge state={row.state} />
          ) : (
            <Amount amount={row.win} currency={currency} className="!font-[560]" />
          )}
        </td>
        <td className="end max-sm:!py-3 max-sm:!pe-3">
          <span className="inline-flex items-center gap-1">
            <span className="grid justify-items-end">
              <span className="sm:hidden">
                {(row.state === 'open' || isVoid) && <StateBadge state={row.state} />}
              </span>
              {row.state === 'open' ? (
                <span className="text-text-3 max-sm:hidden">–</span>
              ) : (
                <span data-testid="net" className={isVoid ? 'max-sm:hidden' : ''}>
                  <Amount amount={row.net} currency={currency} isNet />
                </span>
              )}
              <span className="text-[13px] text-text-3 sm:hidden">
                {isFree(row) ? (
                  text('records.free_round')
                ) : (
                  <>
                    {text('records.kind_stake')}{' '}
                    <Amount
                      amount={row.stake}
                      currency={currency}
                      className={join('!font-[560]', isVoid && 'line-through')}
                    />
                  </>
                )}
              </span>
            </span>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={label}
              className="-me-2.5 grid h-11 w-11 flex-none max-sm:w-8 place-items-center rounded-[10px] text-text-2"
              onClick={(event) => {
                event.stopPropagation()
                onToggle(row.id)
              }}
            >
              <CaretDownIcon
                size={16}
                weight="bold"
                className={join('transition-transform', isOpen && 'rotate-180')}
              />
            </button>
          </span>
        </td>
      </tr>
      {isOpen && (
        <tr className={tint} id={id}>
          <td colSpan={5} className="!border-t-0 !p-0 max-sm:!p-0">
            <RecordDetail id={row.id} renderProof={renderProof} />
          </td>
        </tr>
      )}
    </>
  )
})

/** Nothing was put down for it, and nothing was given back. */
const isFree = ({ stake, state }: { readonly stake: string; readonly state: string }): boolean =>
  state !== 'void' && /^0(\.0+)?$/.test(stake)
