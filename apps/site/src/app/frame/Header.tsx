import { BrandMark, IconButton, join, RindTexture } from '@jackfruit/ui'
import { lazy, Suspense } from 'react'
import { Link } from '../../shared/address/Link.tsx'
import { HeadsetIcon, ListIcon, MagnifyingGlassIcon } from '../../shared/look/icons.ts'
import { roomy, useMedia } from '../../shared/look/media.ts'
import { latePart } from '../../shared/parts/latePart.tsx'
import { useBrand } from '../../shared/session/brand.ts'
import { useSession } from '../../shared/session/session.ts'
import { useText } from '../../shared/text/text.ts'
import { openSearch } from '../overlays/search.ts'
import { VisitorBar } from './bars/VisitorBar.tsx'
import { openQuick } from './quick/quickOpen.ts'
import { openSideMenu } from './sideMenu.ts'

/** Fetched where there is room for it. */
const MainNav = latePart(() => import('./nav/MainNav.tsx'))
const HeaderTools = latePart(() => import('./HeaderTools.tsx'))
const MemberBar = lazy(() => import('./bars/MemberBar.tsx'))

/** What of it comes later: a page that the server drew holds it already, and would lose it under a finger. */
export const fetchHeader = (): Promise<unknown> =>
  matchMedia(roomy).matches ? Promise.allSettled([MainNav.fetch(), HeaderTools.fetch()]) : Promise.resolve()

/** The rind on top: who we are at the start, who you are at the end. Bare in a game: without the row of pages. */
export function Header({ isBare }: { isBare: boolean }) {
  const text = useText()
  const { brand } = useBrand()
  const isLoggedIn = useSession() !== null
  const isRoomy = useMedia(roomy)
  const hasRow = isRoomy && !isBare
  // A phone has room for one short word beside the doors; a longer name stands in two lines.
  const isLong = brand.length > 10
  return (
    <>
      <header className="rind on-rind sticky top-0 z-20 flex-none">
        <RindTexture strength={0.14} fade="start" />
        <div className="wrap flex h-[60px] items-center gap-1.5 max-sm:!w-[calc(100%-20px)] sm:gap-2 md:h-[68px] md:gap-3">
          <IconButton
            label={text('frame.menu')}
            aria-haspopup="dialog"
            className="flex-none"
            onClick={openSideMenu}
          >
            <ListIcon size={22} weight="bold" />
          </IconButton>
          <Link
            to="/"
            className="flex min-w-0 items-center gap-2 rounded-[10px] sm:flex-none sm:gap-2.5 [&>svg]:flex-none"
            aria-label={`${brand}: ${text('shell.home')}`}
          >
            <BrandMark size={38} />
            <span
              className={join(
                'sm:text-[21px] font-[800] tracking-[-0.03em] [font-stretch:114%] md:text-[23px]',
                isLong
                  ? 'max-sm:line-clamp-2 max-sm:text-[14px] max-sm:leading-[1.15] max-[389px]:text-[12px] [overflow-wrap:normal]'
                  : 'text-[19px] whitespace-nowrap tall:max-[379px]:hidden',
                'max-sm:hidden',
              )}
            >
              {brand}
            </span>
          </Link>
          <IconButton
            label={text('search.open')}
            aria-haspopup="dialog"
            className={join('ms-auto flex-none', isBare && 'max-md:!hidden')}
            onClick={openSearch}
          >
            <MagnifyingGlassIcon size={20} weight="bold" />
          </IconButton>
          <IconButton
            label={text('frame.quick')}
            title={text('frame.quick')}
            aria-haspopup="dialog"
            className={join('flex-none min-[89rem]:!hidden', isBare && 'max-md:!hidden')}
            data-testid="help"
            onClick={openQuick}
          >
            <HeadsetIcon size={20} weight="bold" />
          </IconButton>
          {isRoomy && (
            <div className="flex items-center gap-3 max-md:hidden">
              <Suspense fallback={<span className="h-11 w-[212px]" />}>
                <HeaderTools />
              </Suspense>
            </div>
          )}
          {isLoggedIn ? (
            // Its room is kept while what stands in it comes, so that nothing beside it moves under a finger.
            <div className="flex h-11 min-w-0 items-center justify-end gap-2 max-md:ms-1 max-md:min-w-[136px] md:min-w-[380px] md:gap-3 min-[61.25rem]:min-w-[436px] lg:min-w-[632px] min-[86.25rem]:min-w-[716px]">
              <Suspense
                fallback={
                  <span aria-busy="true" className="h-11 w-full max-w-[196px] rounded-[12px] bg-white/8" />
                }
              >
                <MemberBar isBare={isBare} />
              </Suspense>
            </div>
          ) : (
            <VisitorBar />
          )}
        </div>
      </header>
      {hasRow && (
        <div className="max-md:hidden">
          <Suspense fallback={<div className="h-[61px] border-b border-line bg-surface" />}>
            <MainNav />
          </Suspense>
        </div>
      )}
    </>
  )
}
