import { useEffect } from 'react'
import { FramedGame } from '../../shared/frame/FramedGame.tsx'
import type { ToldBalance } from '../../shared/frame/useBalanceTold.ts'
import { useGameFrame } from '../../shared/frame/useGameFrame.ts'
import type { LiveTable } from '../standing.ts'
import { nameOfTable } from '../tableName.ts'

interface SeatProps {
  table: LiveTable
  balance: ToldBalance | undefined
  /** All of them are in sight. */
  isWide: boolean
  /** How often it was called to the front by hand; null while another table is there. */
  presses: number | null
  onClose: (nodeId: string) => void
  onBalance: () => void
  onDeposit: () => void
  /** Its page tells time and result of play itself. */
  onTelling: (nodeId: string) => void
}

/** One table with its own page. It stays as it is, whichever of the tables is in front. */
export function Seat({ table, balance, isWide, presses, onTelling, ...rest }: SeatProps) {
  const { onClose, onBalance, onDeposit } = rest
  const { nodeId } = table.game
  const framed = useGameFrame(nodeId, { balance, isBehind: presses === null && !isWide })
  const { at, isTelling } = framed
  useEffect(() => {
    if (presses !== null && presses > 0) at.current?.focus({ preventScroll: true })
  }, [presses, at])
  useEffect(() => {
    if (isTelling) onTelling(nodeId)
  }, [isTelling, nodeId, onTelling])
  return (
    <section
      className="several-seat"
      aria-label={nameOfTable(table)}
      data-testid="seat"
      data-node={nodeId}
      data-front={presses !== null}
    >
      <FramedGame of={framed} isOneOfSeveral {...{ onBalance, onDeposit }} onLeave={() => onClose(nodeId)} />
    </section>
  )
}
