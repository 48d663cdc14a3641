import { BrandMark, join, RindTexture } from '@jackfruit/ui'
import { lazy, Suspense } from 'react'
import { useBrand } from '../shared/brand.ts'
import { useSession } from '../shared/session.ts'
import { useText } from '../shared/text.ts'
import { LanguageMenu } from './LanguageChoice.tsx'
import { Link } from './Link.tsx'
import { MainNav } from './MainNav.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import { VisitorBar } from './VisitorBar.tsx'

const MemberBar = lazy(() => import('./MemberBar.tsx'))

/** The rind on top: who we are at the start, who you are at the end. Bare in a game: without the row of pages. */
export function Header({ isBare }: { isBare: boolean }) {
  const text = useText()
  const { brand } = useBrand()
  const isLoggedIn = useSession() !== null
  return (
    <>
      <header className="rind on-rind sticky top-0 z-20 flex-none">
        <RindTexture strength={0.14} fade="start" />
        <div className="wrap flex h-[60px] items-center gap-2 max-sm:!w-[calc(100%-24px)] md:h-[68px] md:gap-3">
          <Link
            to="/"
            className="flex flex-none items-center gap-2.5 rounded-[10px]"
            aria-label={`${brand}: ${text('shell.home')}`}
          >
            <BrandMark size={38} />
            <span
              className={join(
                'text-[21px] font-[800] tracking-[-0.03em] [font-stretch:114%] md:text-[23px]',
                isLoggedIn ? 'max-sm:hidden' : 'max-[359px]:hidden',
              )}
            >
              {brand}
            </span>
          </Link>
          <div className="ms-auto flex items-center gap-3 max-md:hidden">
            <LanguageMenu />
            <ThemeToggle />
          </div>
          {isLoggedIn ? (
            <Suspense fallback={<span className="h-11 w-[200px]" />}>
              <MemberBar />
            </Suspense>
          ) : (
            <VisitorBar />
          )}
        </div>
      </header>
      {!isBare && <MainNav />}
    </>
  )
}
