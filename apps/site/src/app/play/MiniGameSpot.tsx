import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useRef, useState } from 'react'
import { balanceKey } from '../../features/money/wallet/index.ts'
import { MiniGame } from '../../features/play/minigame/index.ts'
import { hrefOf, usePlace } from '../../shared/address/navigation.ts'
import { DiceFiveIcon } from '../../shared/look/icons.ts'
import { useSite } from '../../shared/session/brand.ts'
import { useSession } from '../../shared/session/session.ts'
import { isOn } from '../../shared/session/switches.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { useCategories } from '../frame/categories.ts'
import { PlayedFor } from './PlayedFor.tsx'
import { useLauncher } from './useLauncher.ts'

/** The quick game of the house (decision D-41), and who makes it. */
const quickGame = { nodeId: 'kite-dice', vassalage: 'kitelab' }

/** The button of the quick game at the start edge of shell pages, and its box. Hidden where the house has no such game. */
export default function MiniGameSpot() {
  const text = useText()
  const { switches } = useSite()
  const isLoggedIn = useSession() !== null
  const categories = useCategories()
  const { pathname, search } = usePlace()
  const { logIn } = useActions()
  const cache = useQueryClient()
  const launch = useLauncher()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const readBalance = useCallback(() => void cache.invalidateQueries({ queryKey: balanceKey }), [cache])
  const isMade = categories?.some(({ vendors }) =>
    vendors.some(({ vassalage }) => vassalage === quickGame.vassalage),
  )
  if (!isOn(switches, 'SITE_MINI_GAME') || !isMade) return null
  const toggle = () => {
    if (isOpen || !isLoggedIn) return setOpen(!isOpen)
    launch(quickGame, { onFloat: () => setOpen(true) })
  }
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label={text('minigame.open')}
        title={text('minigame.open')}
        aria-expanded={isOpen}
        data-testid="mini-game-open"
        className="fixed start-4 bottom-[calc(84px+env(safe-area-inset-bottom))] z-20 grid h-13 w-13 place-items-center rounded-full bg-gold-500 text-[#241500] shadow-(--e2) md:bottom-6"
        onClick={toggle}
      >
        <DiceFiveIcon size={28} weight="fill" />
      </button>
      {isOpen && (
        <Suspense>
          <MiniGame
            nodeId={quickGame.nodeId}
            isLoggedIn={isLoggedIn}
            onLogin={() => {
              setOpen(false)
              logIn(hrefOf(pathname, search))
            }}
            onClose={close}
            onBalance={readBalance}
          />
          <PlayedFor onLeave={close} />
        </Suspense>
      )}
    </>
  )
}
