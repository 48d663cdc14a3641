import { join } from '@jackfruit/ui'
import { lazy, Suspense, useEffect } from 'react'
import { useCalm } from '../shared/calm.ts'
import { hrefOf, usePlace } from '../shared/navigation.ts'
import { completeTexts, useText } from '../shared/text.ts'
import { Background } from './Background.tsx'
import { BottomNav } from './BottomNav.tsx'
import { Boundary } from './Boundary.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Notes } from './Notes.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import { Overlays } from './Overlays.tsx'
import { Waiting } from './Page.tsx'
import { pageOf } from './pages.ts'
import { classOf, fillsScreen, frameOf } from './paths.ts'
import { useScroll } from './scroll.ts'
import { useLoginScreen } from './useLoginScreen.ts'

const LoginScreen = lazy(() => import('./LoginScreen.tsx'))
const GameExtras = lazy(() => import('./GameExtras.tsx'))
const FloatingBar = lazy(() => import('./FloatingBar.tsx'))
const MiniGameSpot = lazy(() => import('./MiniGameSpot.tsx'))

/** Everything around a page; how much of it there is the route says. */
export function Shell() {
  const text = useText()
  const place = usePlace()
  const { pathname } = place
  const View = pageOf(pathname)
  useScroll(place)
  const isCalm = useCalm()
  useEffect(() => {
    // What is shown before it is there asks for it again.
    if (isCalm) completeTexts().catch(() => null)
  }, [isCalm])
  const frame = frameOf(pathname)
  const isScreenful = fillsScreen(pathname)
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
      <main id="content" tabIndex={-1} className={classOf(pathname)} data-fills={isScreenful || undefined}>
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
