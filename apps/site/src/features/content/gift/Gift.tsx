import { Button, join } from '@jackfruit/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { GiftIcon } from '../../../shared/look/icons.ts'
import { useDisclosure } from '../../../shared/parts/useDisclosure.ts'
import { useBrand, useSite } from '../../../shared/session/brand.ts'
import { useSession } from '../../../shared/session/session.ts'
import { isOn } from '../../../shared/session/switches.ts'
import { useText } from '../../../shared/text/text.ts'
import type { Leading } from '../shared/linkage.ts'
import { giftShowOf, isGiftDue } from './due.ts'
import { GiftCards } from './GiftCards.tsx'
import { type Gift as Published, useGifts } from './useGifts.ts'

const GiftPopup = lazy(() => import('./GiftPopup.tsx'))
const GiftGreeting = lazy(() => import('./GiftGreeting.tsx'))

/** Cleared with the session, like all that stands there. */
const shownKey = 'giftShown'

interface GiftProps {
  /** In the floating bar, or by itself where there is no room for one. */
  look: 'entry' | 'alone'
  /** Something lies over the page: nothing greets now. */
  isCovered: boolean
  onLead: (leading: Leading) => void
  onDeposit: () => void
}

/** The activity gift: an icon that folds out what the brand gives at the moment. Without gifts there is none. */
export function Gift({ look, isCovered, onLead, onDeposit }: GiftProps) {
  const text = useText()
  const { switches } = useSite()
  const gifts = useGifts(onLead)
  const { open, setOpen, root, toggle } = useDisclosure<'gift', HTMLDivElement>()
  const [isAll, setAll] = useState(false)
  if (gifts.length === 0 || !isOn(switches, 'SITE_ACTIVITY_GIFT')) return null
  const label = text('frame.gift')
  return (
    <div
      ref={root}
      data-testid="gift"
      className={
        look === 'alone'
          ? 'fixed end-4 bottom-[calc(148px+env(safe-area-inset-bottom))] z-30 md:bottom-[88px]'
          : 'relative'
      }
    >
      <button
        type="button"
        aria-label={label}
        title={label}
        {...toggle('gift')}
        className={join(
          'grid place-items-center bg-gold-500 text-rind-900 hover:bg-gold-300',
          look === 'alone' ? 'h-13 w-13 rounded-full shadow-(--e2)' : 'h-11 w-11 rounded-[12px]',
        )}
      >
        <GiftIcon size={look === 'alone' ? 24 : 22} weight="duotone" />
      </button>
      {open && (
        <div
          className={join(
            'absolute w-[min(320px,calc(100vw-32px))] rounded-[18px] bg-surface p-3 shadow-(--e2) ring-1 ring-line',
            look === 'alone' ? 'end-0 bottom-full mb-3' : 'end-full top-0 me-4',
          )}
        >
          <GiftCards gifts={gifts} isSmall onChosen={() => setOpen(null)} />
          <Button
            look="ghost"
            className="mt-3 w-full"
            onClick={() => {
              setOpen(null)
              setAll(true)
            }}
          >
            {text('frame.more')}
          </Button>
        </div>
      )}
      <Suspense>
        {isAll && <GiftPopup gifts={gifts} onDeposit={onDeposit} onClose={() => setAll(false)} />}
        <Greeting gifts={gifts} isFree={open === null && !isAll && !isCovered} />
      </Suspense>
    </div>
  )
}

/** Greets once in a session, when nothing else lies over the page. */
function Greeting({ gifts, isFree }: { gifts: readonly Published[]; isFree: boolean }) {
  const show = giftShowOf(useBrand().giftShow)
  const isLoggedIn = useSession() !== null
  const [hasShown, setShown] = useState(() => sessionStorage.getItem(shownKey) !== null)
  const [hasLeft, setLeft] = useState(false)
  const [wasLoggedIn, setWasLoggedIn] = useState(isLoggedIn)
  if (wasLoggedIn !== isLoggedIn) {
    setWasLoggedIn(isLoggedIn)
    if (!isLoggedIn) {
      setLeft(true)
      setShown(false)
    }
  }
  const isDue = isGiftDue(show, { isLoggedIn, hasShown, hasLeft }) && isFree
  useEffect(() => {
    if (isDue) sessionStorage.setItem(shownKey, '1')
  }, [isDue])
  return isDue ? <GiftGreeting gifts={gifts} onClose={() => setShown(true)} /> : null
}
