import { Button } from '@jackfruit/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { GiftIcon } from '../../../shared/look/icons.ts'
import { useDisclosure } from '../../../shared/parts/useDisclosure.ts'
import { useBrand, useSite } from '../../../shared/session/brand.ts'
import { useSession } from '../../../shared/session/session.ts'
import { isOn } from '../../../shared/session/switches.ts'
import { useText } from '../../../shared/text/text.ts'
import type { Leading } from '../shared/linkage.ts'
import { closeGifts, openGifts, useAllGifts } from './asked.ts'
import { giftShowOf, isGiftDue } from './due.ts'
import { GiftCards } from './GiftCards.tsx'
import { type Gift as Published, useGifts } from './useGifts.ts'

const GiftPopup = lazy(() => import('./GiftPopup.tsx'))
const GiftGreeting = lazy(() => import('./GiftGreeting.tsx'))

/** Cleared with the session, like all that stands there. */
const shownKey = 'giftShown'

interface GiftProps {
  /** In the bar beside the page, or without a button of its own: then the sheet of shortcuts names it. */
  look: 'entry' | 'none'
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
  const isAll = useAllGifts()
  if (gifts.length === 0 || !isOn(switches, 'SITE_ACTIVITY_GIFT')) return null
  const label = text('frame.gift')
  const windows = (
    <Suspense>
      {isAll && <GiftPopup gifts={gifts} onDeposit={onDeposit} onClose={closeGifts} />}
      <Greeting gifts={gifts} isFree={open === null && !isAll && !isCovered} />
    </Suspense>
  )
  if (look === 'none') return windows
  return (
    <div ref={root} data-testid="gift" className="relative">
      <button
        type="button"
        aria-label={label}
        title={label}
        {...toggle('gift')}
        className="grid h-11 w-11 place-items-center rounded-[12px] bg-gold-500 text-rind-900 hover:bg-gold-300"
      >
        <GiftIcon size={22} weight="duotone" />
      </button>
      {open && (
        <div className="absolute end-full top-0 me-4 w-[min(320px,calc(100vw-32px))] rounded-[18px] bg-surface p-3 shadow-(--e2) ring-1 ring-line">
          <GiftCards gifts={gifts} isSmall onChosen={() => setOpen(null)} />
          <Button
            look="ghost"
            className="mt-3 w-full"
            onClick={() => {
              setOpen(null)
              openGifts()
            }}
          >
            {text('frame.more')}
          </Button>
        </div>
      )}
      {windows}
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
