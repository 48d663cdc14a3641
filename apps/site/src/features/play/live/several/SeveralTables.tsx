import '../live.css'
import './several.css'
import { Button, Card, Empty, Spinner } from '@jackfruit/ui'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { PlusIcon } from '../../../../shared/look/icons.ts'
import { useMedia } from '../../../../shared/look/media.ts'
import { Failed } from '../../../../shared/parts/Failed.tsx'
import { useText } from '../../../../shared/text/text.ts'
import type { ToldBalance } from '../../shared/frame/useBalanceTold.ts'
import { useLiveTables } from '../queries.ts'
import { Seat } from './Seat.tsx'
import { type Ever, everOf, keepSet, mostTables, setOf, withoutTable, withTable } from './set.ts'
import { TableChips } from './TableChips.tsx'
import { TablePicker } from './TablePicker.tsx'

/** From here on all of them are in sight: the edge of several.css. */
const sideBySide = '(min-width: 62.5rem)'

export interface SeveralTablesProps {
  /** The tables that the address names. */
  of: string | undefined
  isTrial: boolean
  balance: ToldBalance | undefined
  /** What stands above the tables, with their names in it; whether all of them tell time and result of play. */
  bar: (tables: ReactNode, areTelling: boolean) => ReactNode
  /** Other tables than those are wanted. */
  onSet: (set: readonly string[]) => void
  onBalance: () => void
  onDeposit: () => void
}

/** Up to four live tables at once: side by side where there is room, else one in front and the others behind it. */
export default function SeveralTables(props: SeveralTablesProps) {
  const found = useLiveTables(true)
  const [ever, setEver] = useState<Ever>(new Map())
  const next = found.data ? everOf(ever, found.data.tables) : ever
  if (next !== ever) setEver(next)
  if (found.data) return <Tables {...props} ever={next} known={found.data} />
  return (
    <>
      {props.bar(null, false)}
      <div className="grid flex-1 place-items-center p-4">
        {found.isError ? (
          <Card>
            <Failed of={found} title="live.failed" />
          </Card>
        ) : (
          <Spinner size={48} />
        )}
      </div>
    </>
  )
}

interface TablesProps extends SeveralTablesProps {
  ever: Ever
  known: NonNullable<ReturnType<typeof useLiveTables>['data']>
}

function Tables({ of, isTrial, balance, bar, onSet, onBalance, onDeposit, ever, known }: TablesProps) {
  const text = useText()
  const isWide = useMedia(sideBySide)
  const set = setOf(of, ever)
  const kept = set.join(',')
  useEffect(() => {
    if (kept !== '') keepSet(kept.split(','))
  }, [kept])
  /** Which is in front, and whether its page is to have the keyboard. */
  const [front, setFront] = useState<{ readonly nodeId: string | undefined; readonly presses: number }>({
    ...{ nodeId: undefined, presses: 0 },
  })
  const shown = front.nodeId !== undefined && set.includes(front.nodeId) ? front.nodeId : set[0]
  const [tellers, setTellers] = useState<ReadonlySet<string>>(new Set())
  const onTelling = useCallback((nodeId: string) => setTellers((before) => new Set(before).add(nodeId)), [])
  const [isPicking, setPicking] = useState(false)
  const tables = set.flatMap((nodeId) => ever.get(nodeId) ?? [])
  const add = (nodeId: string) => {
    setPicking(false)
    setFront({ nodeId, presses: 0 })
    onSet(withTable(set, nodeId))
  }
  const close = (nodeId: string) => onSet(withoutTable(set, nodeId))
  const chips = (
    <TableChips
      {...{ tables, shown, aheadMs: known.aheadMs, onAdd: () => setPicking(true), onClose: close }}
      isFull={set.length >= mostTables}
      onShow={(nodeId) => setFront(({ presses }) => ({ nodeId, presses: presses + 1 }))}
    />
  )
  return (
    <>
      {bar(chips, set.length > 0 && set.every((nodeId) => tellers.has(nodeId)))}
      <div className="several" data-count={set.length}>
        {tables.map((table) => (
          <Seat
            key={table.game.nodeId}
            {...{ table, balance, isWide, onBalance, onDeposit, onTelling }}
            presses={table.game.nodeId === shown ? front.presses : null}
            onClose={close}
          />
        ))}
        <div className="several-free">
          <Empty
            title={text(set.length === 0 ? 'live.several_none' : 'live.several_more')}
            action={
              <Button
                look="green"
                icon={<PlusIcon size={20} weight="bold" aria-hidden="true" />}
                onClick={() => setPicking(true)}
              >
                {text('live.several_add')}
              </Button>
            }
          >
            {text('live.several_text', { most: mostTables })}
          </Empty>
        </div>
      </div>
      {isPicking && (
        <TablePicker {...{ known, set, isTrial, onPick: add }} onClose={() => setPicking(false)} />
      )}
    </>
  )
}
