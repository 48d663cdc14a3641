import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useRef } from 'react'
import { balanceKey } from '../../features/money/wallet/index.ts'
import { MiniGame } from '../../features/play/minigame/index.ts'
import { hrefOf, usePlace } from '../../shared/address/navigation.ts'
import { DiceFiveIcon } from '../../shared/look/icons.ts'
import { useMedia } from '../../shared/look/media.ts'
import { useSession } from '../../shared/session/session.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { besideThePage } from '../frame/quick/quickOpen.ts'
import { quickGame, setMiniGame, useMiniGame, useMiniGameOffered } from './miniGame.ts'
import { PlayedFor } from './PlayedFor.tsx'
import { useLauncher } from './useLauncher.ts'

/** The button of the quick game at the start edge, where it covers nothing; elsewhere the sheet of shortcuts asks for its box. */
export default function MiniGameSpot() {
  const text = useText()
  const isLoggedIn = useSession() !== null
  const isOffered = useMiniGameOffered()
  const box = useMiniGame()
  const isOpen = box === 'open'
  const isBeside = useMedia(besideThePage)
  const { pathname, search } = usePlace()
  const { logIn } = useActions()
  const cache = useQueryClient()
  const launch = useLauncher()
  const opener = useRef<HTMLButtonElement>(null)
  const readBalance = useCallback(() => void cache.invalidateQueries({ queryKey: balanceKey }), [cache])
  const toggle = () => {
    setMiniGame(isOpen || isLoggedIn ? 'closed' : 'open')
    if (!isOpen && isLoggedIn) launch(quickGame, { onFloat: () => setMiniGame('open') })
  }
  useEffect(() => {
    if (box === 'asked') toggle()
  })
  // A page without the quick game's place closes its box.
  useEffect(() => () => setMiniGame('closed'), [])
  if (!isOffered) return null
  const close = () => {
    setMiniGame('closed')
    opener.current?.focus()
  }
  return (
    <>
      {isBeside && (
        <button
          ref={opener}
          type="button"
          aria-label={text('minigame.open')}
          title={text('minigame.open')}
          aria-expanded={isOpen}
          data-testid="mini-game-open"
          className="fixed start-4 bottom-6 z-20 grid h-13 w-13 place-items-center rounded-full bg-gold-500 text-[#241500] shadow-(--e2)"
          onClick={toggle}
        >
          <DiceFiveIcon size={28} weight="fill" />
        </button>
      )}
      {isOpen && (
        <Suspense>
          <MiniGame
            nodeId={quickGame.nodeId}
            isLoggedIn={isLoggedIn}
            onLogin={() => {
              setMiniGame('closed')
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
