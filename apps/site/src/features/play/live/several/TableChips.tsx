import { IconButton } from '@jackfruit/ui'
import { useEffect, useRef } from 'react'
import { PlusIcon, XIcon } from '../../../../shared/look/icons.ts'
import { useText } from '../../../../shared/text/text.ts'
import { PhaseMark, usePhase } from '../PhaseRing.tsx'
import type { LiveTable } from '../standing.ts'
import { nameOfTable } from '../tableName.ts'
import { mostTables } from './set.ts'

interface TableChipsProps {
  tables: readonly LiveTable[]
  /** The one in front. */
  shown: string | undefined
  aheadMs: number
  isFull: boolean
  onShow: (nodeId: string) => void
  onClose: (nodeId: string) => void
  onAdd: () => void
}

/** The tables that stand here, how each stands now, and the way to another one. */
export function TableChips({ tables, shown, aheadMs, isFull, onShow, onClose, onAdd }: TableChipsProps) {
  const text = useText()
  return (
    <nav className="several-chips" aria-label={text('live.several')}>
      <ul className="several-row">
        {tables.map((table) => (
          <Chip
            key={table.game.nodeId}
            {...{ table, aheadMs, onShow, onClose }}
            isShown={table.game.nodeId === shown}
          />
        ))}
      </ul>
      {tables.length > 0 && (
        <IconButton
          data-testid="add-table"
          label={text(isFull ? 'live.several_full' : 'live.several_add', { most: mostTables })}
          aria-disabled={isFull || undefined}
          aria-haspopup="dialog"
          className="flex-none aria-disabled:opacity-45"
          onClick={() => isFull || onAdd()}
        >
          <PlusIcon size={20} weight="bold" />
        </IconButton>
      )}
    </nav>
  )
}

interface ChipProps extends Pick<TableChipsProps, 'aheadMs' | 'onShow' | 'onClose'> {
  table: LiveTable
  isShown: boolean
}

function Chip({ table, aheadMs, isShown, onShow, onClose }: ChipProps) {
  const text = useText()
  const { shown, left, words } = usePhase(table, aheadMs)
  const name = nameOfTable(table)
  const { nodeId } = table.game
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isShown])
  return (
    <li ref={place} className="several-chip" data-phase={shown} data-front={isShown} data-testid="table-chip">
      <button type="button" aria-current={isShown} onClick={() => onShow(nodeId)}>
        <PhaseMark {...{ shown, left }} bettingMs={table.bettingMs} />
        <span className="min-w-0 text-start">
          <b className="block truncate text-[13px] leading-[1.3] tall:leading-[1.6]">{name}</b>
          <span className="block truncate text-[12px] leading-[1.25] text-on-rind-2 tall:leading-[1.5]">
            {words}
          </span>
        </span>
      </button>
      <button
        type="button"
        className="several-close"
        aria-label={text('live.several_close', { table: name })}
        title={text('live.several_close', { table: name })}
        onClick={() => onClose(nodeId)}
      >
        <XIcon size={16} weight="bold" aria-hidden="true" />
      </button>
    </li>
  )
}
