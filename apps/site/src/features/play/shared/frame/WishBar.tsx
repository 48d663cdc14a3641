import { Button } from '@jackfruit/ui'
import { Said } from '../../../../shared/parts/Said.tsx'
import { useText } from '../../../../shared/text/text.ts'
import type { Wish } from './hearing.ts'

interface WishBarProps {
  /** None: the bar shows nothing, and only the region for readers stands. */
  wish: Wish | null
  onAllow: () => void
  onRefuse: () => void
}

/** What the page of a game asks for, above it: nothing happens before the person has said so here. */
export function WishBar({ wish, onAllow, onRefuse }: WishBarProps) {
  const text = useText()
  return (
    <>
      <Said>{wish ? text(`game.wish_${wish}`) : ''}</Said>
      {wish && (
        <div
          data-testid="game-wish"
          className="flex flex-none flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-surface px-4 py-2.5 text-text shadow-e1"
        >
          <p className="min-w-0 flex-1 basis-[220px] text-[14px] font-[640]">{text(`game.wish_${wish}`)}</p>
          <div className="flex gap-2">
            <Button size="sm" onClick={onRefuse}>
              {text('game.wish_no')}
            </Button>
            <Button size="sm" look="green" onClick={onAllow}>
              {text('game.wish_yes')}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
