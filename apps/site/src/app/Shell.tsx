import { join } from '@jackfruit/ui'
import { lazy, Suspense, useEffect } from 'react'
import { hrefOf, usePlace } from '../shared/address/navigation.ts'
import { useCalm } from '../shared/look/calm.ts'
import { completeTexts, useText } from '../shared/text/text.ts'
import { Boundary } from './frame/Boundary.tsx'
import { BottomNav } from './frame/bars/BottomNav.tsx'
import { Footer } from './frame/Footer.tsx'
import { Header } from './frame/Header.tsx'
import { OfflineBar } from './frame/OfflineBar.tsx'
import { useScroll } from './frame/scroll.ts'
import { Notes } from './overlays/Notes.tsx'
import { Overlays } from './overlays/Overlays.tsx'
import { useLoginScreen } from './overlays/useLoginScreen.ts'
import { Waiting } from './pages/Page.tsx'
import { pageOf } from './pages/pages.tsx'
import { Background } from './start/Background.tsx'

const LoginScreen = lazy(() => import('./overlays/LoginScreen.tsx'))
const GameExtras = lazy(() => import('./play/GameExtras.tsx'))
const ActivitySpot = lazy(() => import('./overlays/ActivitySpot.tsx'))
const FloatingBar = lazy(() => import('./frame/quick/FloatingBar.tsx'))
const MiniGameSpot = lazy(() => import('./play/MiniGameSpot.tsx'))

/** Everything around a page; how much of it there is the route says. */
export function Shell() {
  const text = useText()
  const place = usePlace()
  const { pathname } = place
  const { View, frame, isScreenful, name } = pageOf(pathname)
  useScroll(place)
  const isCalm = useCalm()
  useEffect(() => {
    // What is shown before it is there asks for it again.
    if (isCalm) completeTexts().catch(() => null)
  }, [isCalm])
  if (useLoginScreen()) {
    return (
      <>
        <Suspense fallback={<Waiting />}>
          <main id="content">
            <LoginScreen />
          </main>
        </Suspense>
        <Overlays />
        <Notes />
      </>
    )
  }
  return (
    <div className={join('flex flex-col', isScreenful ? 'h-dvh' : 'min-h-dvh')}>
      {frame !== 'bare' && (
        <>
          <a
            href="#content"
            className="sr-only-focusable focus-visible:fixed focus-visible:start-3 focus-visible:top-3 focus-visible:z-40 focus-visible:rounded-[12px] focus-visible:bg-surface focus-visible:px-4 focus-visible:py-3"
          >
            {text('shell.skip')}
          </a>
          <Header isBare={frame === 'header'} />
        </>
      )}
      <OfflineBar />
      {/* Its class is the path and nothing else; how it looks stands with the style sheet's own rules. */}
      <main id="content" tabIndex={-1} className={name} data-fills={isScreenful || undefined}>
        <Boundary place={hrefOf(pathname, place.search)}>
          <Suspense fallback={<Waiting />}>
            <View />
          </Suspense>
        </Boundary>
      </main>
      {frame === 'shell' && (
        <>
          <Footer />
          {isCalm && (
            <Suspense>
              <FloatingBar />
              <ActivitySpot />
              <MiniGameSpot />
            </Suspense>
          )}
          <BottomNav />
        </>
      )}
      {isCalm && (
        <Suspense>
          <GameExtras />
        </Suspense>
      )}
      <Overlays />
      <Notes />
      <Background />
    </div>
  )
}
