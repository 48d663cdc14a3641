import { formatDateTime } from '@jackfruit/i18n'
import { join } from '@jackfruit/ui'
import { useId } from 'react'
import { useBrand } from '../../shared/brand.ts'
import { GamePicture } from '../../shared/games/GamePicture.tsx'
import { CaretDownIcon } from '../../shared/icons.ts'
import { useLanguage, useText } from '../../shared/text.ts'
import { Amount } from './Amount.tsx'
import type { BetRow } from './queries.ts'
import { RecordDetail, type RenderProof } from './RecordDetail.tsx'
import { StateBadge } from './StateBadge.tsx'

interface RecordRowProps {
  row: BetRow
  isOpen: boolean
  onToggle: () => void
  renderProof: RenderProof
}

/** One round; a second row below it holds what it opens. On phones both are cards. */
export function RecordRow({ row, isOpen, onToggle, renderProof }: RecordRowProps) {
  const text = useText()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  const id = useId()
  const tint = isOpen ? 'bg-rind-050 dark:bg-surface-2' : ''
  const label = text(isOpen ? 'records.row_close' : 'records.row_open', { round: row.roundId })
  const isVoid = row.state === 'void'
  return (
    <>
      <tr
        data-testid="bet-row"
        className={join('cursor-pointer max-sm:!grid max-sm:grid-cols-[1fr_auto] max-sm:py-2', tint)}
        onClick={onToggle}
      >
        <td className="num whitespace-nowrap text-text-2 max-sm:order-3 max-sm:!py-0.5 max-sm:!ps-[60px]">
          {formatDateTime(row.settledAt ?? row.placedAt, language, timeZone, 'short')}
        </td>
        <td className="max-sm:order-1 max-sm:!py-1 max-sm:!ps-4">
          <span className="flex items-center gap-3">
            <GamePicture
              url={`/art/tile-${row.gameCode}@1x.webp`}
              width={32}
              height={32}
              loading="lazy"
              className="h-8 w-8 flex-none rounded-[9px] bg-rind-700 object-cover object-[50%_30%]"
            />
            <span className="min-w-0">
              <span className="block leading-[1.35] font-[640]">{row.gameName}</span>
              <span
                className="num block truncate text-[13px] text-text-3 sm:max-w-[220px]"
                title={row.roundId}
              >
                #{shortRound(row.roundId)}
              </span>
            </span>
          </span>
        </td>
        <td className={join('end max-sm:!hidden', isVoid && 'line-through')}>
          <Amount amount={row.stake} currency={currency} className="!font-[560]" />
        </td>
        <td className="end max-sm:!hidden">
          {row.state === 'open' || isVoid ? (
            <StateBadge state={row.state} />
          ) : (
            <Amount amount={row.win} currency={currency} className="!font-[560]" />
          )}
        </td>
        <td className="end max-sm:order-2 max-sm:!py-1 max-sm:!pe-4">
          <span className="inline-flex items-center gap-1">
            <span className="sm:hidden">
              {(row.state === 'open' || isVoid) && <StateBadge state={row.state} />}
            </span>
            {row.state === 'open' ? (
              <span className="text-text-3 max-sm:hidden">–</span>
            ) : (
              <Amount amount={row.net} currency={currency} isNet />
            )}
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={label}
              className="-me-2 grid h-11 w-9 place-items-center rounded-[10px] text-text-2"
              onClick={(event) => {
                event.stopPropagation()
                onToggle()
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
}

/** Long round ids keep their end, which tells them apart. */
function shortRound(id: string): string {
  return id.length > 16 ? `…${id.slice(-12)}` : id
}
