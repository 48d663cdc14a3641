import { IconButton } from '@jackfruit/ui'
import { useEffect, useId } from 'react'
import { createPortal } from 'react-dom'
import { XIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import { GiftCards } from './GiftCards.tsx'
import type { Gift } from './useGifts.ts'

interface GiftGreetingProps {
  gifts: readonly Gift[]
  onClose: () => void
}

/** The gifts, once in a session. Nobody asked for it: it lies at the edge, takes no focus, leaves the page usable, and waits beneath no window. */
export default function GiftGreeting({ gifts, onClose }: GiftGreetingProps) {
  const text = useText()
  const title = useId()
  useEffect(() => {
    const byKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    document.addEventListener('keydown', byKey)
    return () => document.removeEventListener('keydown', byKey)
  }, [onClose])
  // Above the door of the quick game, which it would cover.
  // Out of the bar, which lies where it is by a transform: what is fixed inside would move with it.
  return createPortal(
    <aside
      aria-labelledby={title}
      data-testid="gift-greeting"
      className="fixed [body:has([role=dialog])_&]:invisible start-4 bottom-[calc(148px+env(safe-area-inset-bottom))] z-30 w-[min(340px,calc(100vw-88px))] rounded-[20px] bg-surface p-4 shadow-(--e3) ring-1 ring-line md:start-6 md:bottom-[92px]"
    >
      <div className="mb-2 flex items-center gap-3">
        <h2 id={title} className="min-w-0 flex-1 !text-[16px]">
          {text('frame.gift')}
        </h2>
        <IconButton label={text('common.close')} onClick={onClose}>
          <XIcon size={18} weight="bold" />
        </IconButton>
      </div>
      <GiftCards gifts={gifts.slice(0, 1)} isSmall onChosen={onClose} />
    </aside>,
    document.body,
  )
}
