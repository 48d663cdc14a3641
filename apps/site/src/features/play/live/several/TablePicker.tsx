import { formatMoney } from '@jackfruit/i18n'
import { Empty, Modal } from '@jackfruit/ui'
import { useState } from 'react'
import { GamePicture } from '../../../../shared/games/GamePicture.tsx'
import { CheckIcon, XIcon } from '../../../../shared/look/icons.ts'
import { useBrand } from '../../../../shared/session/brand.ts'
import { useText } from '../../../../shared/text/text.ts'
import { PhaseMark, usePhase } from '../PhaseRing.tsx'
import type { Known, LiveTable } from '../standing.ts'
import { nameOfTable } from '../tableName.ts'
import { inOrder } from './set.ts'

interface TablePickerProps {
  known: Known
  /** Those that stand here already. */
  set: readonly string[]
  isTrial: boolean
  onPick: (nodeId: string) => void
  onClose: () => void
}

/** Chooses one more table. */
export function TablePicker({ known, set, isTrial, onPick, onClose }: TablePickerProps) {
  const text = useText()
  // As it stood when it was opened: nothing moves under a finger.
  const [order] = useState(() => inOrder(known.tables, isTrial).map(({ game }) => game.nodeId))
  const now = new Map(known.tables.map((table) => [table.game.nodeId, table]))
  const tables = order.flatMap((nodeId) => now.get(nodeId) ?? [])
  const close = { label: text('common.close'), icon: <XIcon size={20} weight="bold" /> }
  return (
    <Modal isOpen onPhone="sheet" title={text('live.several_add')} {...{ close, onClose }}>
      {tables.length > 0 ? (
        <ul className="several-list" data-testid="table-picker">
          {tables.map((table) => (
            <Choice
              key={table.game.nodeId}
              {...{ table, onPick }}
              aheadMs={known.aheadMs}
              isHere={set.includes(table.game.nodeId)}
            />
          ))}
        </ul>
      ) : (
        <Empty title={text('live.none_title')} />
      )}
    </Modal>
  )
}

interface ChoiceProps extends Pick<TablePickerProps, 'onPick'> {
  table: LiveTable
  aheadMs: number
  isHere: boolean
}

function Choice({ table, aheadMs, isHere, onPick }: ChoiceProps) {
  const text = useText()
  const { currency } = useBrand()
  const { shown, left, words } = usePhase(table, aheadMs)
  const { game, minBet, maxBet } = table
  return (
    <li>
      <button
        type="button"
        className="several-choice"
        aria-disabled={isHere || undefined}
        onClick={() => isHere || onPick(game.nodeId)}
      >
        <GamePicture
          url={game.iconUrl}
          width={96}
          height={128}
          className="h-14 w-14 flex-none rounded-[12px] bg-rind-800 object-cover object-[50%_30%]"
        />
        <span className="min-w-0 flex-1">
          <b className="block truncate text-[15px]">{nameOfTable(table)}</b>
          <span className="block truncate text-[13px] text-text-2">
            <bdi className="num">
              {text('live.limits', {
                min: formatMoney(minBet, currency),
                max: formatMoney(maxBet, currency),
              })}
            </bdi>
          </span>
        </span>
        <span className="several-standing" data-phase={shown}>
          {isHere ? (
            <>
              <CheckIcon size={18} weight="bold" aria-hidden="true" />
              <span className="max-[520px]:sr-only">{text('live.several_here')}</span>
            </>
          ) : (
            <>
              <PhaseMark {...{ shown, left }} bettingMs={table.bettingMs} />
              <span className="max-[520px]:sr-only">{words}</span>
            </>
          )}
        </span>
      </button>
    </li>
  )
}
