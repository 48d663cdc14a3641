import { join } from '@jackfruit/ui'
import { hrefOf, usePlace } from '../shared/navigation.ts'
import { useText } from '../shared/text.ts'
import { Background } from './Background.tsx'
import { BottomNav } from './BottomNav.tsx'
import { Boundary } from './Boundary.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Notes } from './Notes.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import { Overlays } from './Overlays.tsx'
import { pageOf } from './pages.ts'
import { classOf } from './paths.ts'
import { useScroll } from './scroll.ts'

/** Everything around a page. A game gets the screen below the header to itself. */
export function Shell() {
  const text = useText()
  const place = usePlace()
  const { pathname } = place
  const View = pageOf(pathname)
  useScroll(place)
  const isGame = pathname === '/game'
  return (
    <div className={join('flex flex-col', isGame ? 'h-dvh' : 'min-h-dvh')}>
      <a
        href="#content"
        className="sr-only-focusable focus-visible:fixed focus-visible:start-3 focus-visible:top-3 focus-visible:z-40 focus-visible:rounded-[12px] focus-visible:bg-surface focus-visible:px-4 focus-visible:py-3"
      >
        {text('shell.skip')}
      </a>
      <Header isBare={isGame} />
      <OfflineBar />
      <main
        id="content"
        tabIndex={-1}
        className={join('flex flex-1 flex-col outline-0', isGame && 'min-h-0', classOf(pathname))}
      >
        <Boundary place={hrefOf(pathname, place.search)}>
          <View />
        </Boundary>
      </main>
      {!isGame && <Footer />}
      {!isGame && <BottomNav />}
      <Overlays />
      <Notes />
      <Background />
    </div>
  )
}
