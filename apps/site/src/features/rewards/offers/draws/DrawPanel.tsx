import { Card, RindTexture, Skeleton } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { Failed } from '../../../../shared/parts/Failed.tsx'
import type { OfferDetail } from '../../shared/offers.ts'
import { EggPlay } from './EggPlay.tsx'
import { EnvelopePlay } from './EnvelopePlay.tsx'
import { Prizes } from './Prizes.tsx'
import { useBoard } from './queries.ts'
import { RaffleBoard } from './RaffleBoard.tsx'
import { Results } from './Results.tsx'
import { useDraw } from './useDraw.ts'
import { WheelPlay } from './WheelPlay.tsx'

interface DrawPanelProps {
  offer: OfferDetail
  /** The proof of a draw, with its check. */
  renderProof: (evidence: Readonly<Record<string, unknown>>, id: string) => ReactNode
}

/** Where an offer is played that is drawn: the thing itself, its chances, and what came. */
export default function DrawPanel({ offer, renderProof }: DrawPanelProps) {
  const found = useBoard(offer.id)
  const drawing = useDraw(offer)
  const board = found.data
  if (!board)
    return found.isError ? (
      <Card>
        <Failed of={found} title="promotions.failed" />
      </Card>
    ) : (
      <Skeleton className="h-[420px] !rounded-[18px]" />
    )
  const play = { offer, board, drawing }
  // What is still falling is not told before it has fallen.
  const isFalling = drawing.phase === 'falling'
  const mine = isFalling ? board.mine.filter(({ number }) => number !== drawing.result?.number) : board.mine
  return (
    <>
      <section
        className="rind on-rind relative isolate grid grid-cols-[minmax(0,1fr)] items-center gap-6 overflow-hidden rounded-[18px] p-5 md:p-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]"
        data-testid="draw"
        data-phase={drawing.phase}
      >
        <RindTexture strength={0.2} fade="start" />
        {board.kind === 'wheel' && <WheelPlay {...play} />}
        {board.kind === 'egg' && <EggPlay {...play} />}
        {board.kind === 'envelope' && <EnvelopePlay {...play} />}
        {board.kind === 'raffle' && <RaffleBoard board={board} />}
        <Prizes {...play} />
      </section>
      <Results offer={offer} board={board} mine={mine} renderProof={renderProof} />
    </>
  )
}
