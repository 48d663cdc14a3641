import { Skeleton } from '@jackfruit/ui'
import { lazy, Suspense, useRef } from 'react'
import { usePlace } from '../../../shared/address/navigation.ts'
import { CaretDownIcon, HouseIcon, ReceiptIcon, ScalesIcon } from '../../../shared/look/icons.ts'
import { useDisclosure } from '../../../shared/parts/useDisclosure.ts'
import { useText } from '../../../shared/text/text.ts'
import { homePaths } from '../../pages/paths.ts'
import { type Category, categoryPath, gamesPart, laneName, useCategories } from '../categories.ts'
import { LaneIcon } from '../LaneIcon.tsx'
import { LinkIcon } from '../LinkIcon.tsx'
import { pageLinks } from '../shellLinks.ts'
import { NavEntry, NavMore, type NavPlace } from './NavEntry.tsx'
import { useClipped } from './useClipped.ts'

const fetchLogos = () => import('./VendorLogos.tsx')
const VendorLogos = lazy(fetchLogos)

/** A pointer that only crosses the row on its way opens nothing. */
const rest = 120

/** A kind of games in the row, or a page beside them. */
type Entry = NavPlace & { readonly category?: Category }

/**
 * The row of pages below the header of wide screens: home, the kinds of games with their makers, and what proves them.
 * What does not fit stands under "More".
 */
export default function MainNav() {
  const text = useText()
  const categories = useCategories()
  const entries = useEntries(categories)
  const { open, setOpen, root, toggle } = useDisclosure<string, HTMLElement>()
  const list = useRef<HTMLUListElement>(null)
  const clipped = useClipped(
    list,
    entries.map(({ to }) => to),
  )
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (next: string | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), rest)
  }
  const caretOf = (key: string) => (
    <CaretDownIcon size={14} weight="bold" className={open === key ? 'rotate-180' : ''} />
  )
  return (
    <nav
      ref={root}
      aria-label={text('shell.main_nav')}
      className="relative flex-none border-b border-line bg-surface"
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && later(null)}
    >
      <div className="wrap flex h-[60px]">
        <ul ref={list} className="-ms-2.5 flex h-[60px] min-w-0 flex-1 flex-wrap gap-x-1 overflow-hidden">
          {entries.map(({ category, ...place }) => (
            <NavEntry
              key={place.to}
              place={place}
              isClipped={clipped.includes(place.to)}
              {...(category && {
                onHover: () => {
                  void fetchLogos().catch(() => null)
                  later(category.gameType)
                },
                onPress: () => setOpen(null),
                more: (
                  <>
                    <button
                      type="button"
                      {...toggle(category.gameType)}
                      aria-label={text('frame.show_makers', { category: place.label })}
                      className="-ms-3 my-2 grid w-7 place-items-center rounded-[10px] text-text-2 outline-offset-[-3px] hover:text-link"
                    >
                      {caretOf(category.gameType)}
                    </button>
                    {open === category.gameType && (
                      <Makers category={category} onChosen={() => setOpen(null)} />
                    )}
                  </>
                ),
              })}
            />
          ))}
          {!categories && (
            <li className="grid h-[60px] place-items-center px-3" aria-hidden="true">
              <Skeleton className="h-4 w-20" />
            </li>
          )}
        </ul>
        {clipped.length > 0 && (
          <NavMore
            places={entries.filter(({ to }) => clipped.includes(to))}
            isOpen={open === 'more'}
            toggle={toggle('more')}
            label={text('frame.more')}
            caret={caretOf('more')}
            onChosen={() => setOpen(null)}
          />
        )}
      </div>
    </nav>
  )
}

const Makers = ({ category, onChosen }: { category: Category; onChosen: () => void }) => (
  <div className="absolute inset-x-0 top-full z-40 border-y border-line bg-surface py-4 shadow-(--e2)">
    <div className="wrap min-h-[92px]">
      <Suspense>
        <VendorLogos category={category} onChosen={onChosen} />
      </Suspense>
    </div>
  </div>
)

function useEntries(categories: readonly Category[] | undefined): readonly Entry[] {
  const text = useText()
  const { pathname, hash } = usePlace()
  const isHome = (homePaths as readonly string[]).includes(pathname)
  const page = (to: string, label: string, icon: Entry['icon']): Entry => ({
    ...{ to, label, icon },
    isCurrent: pathname === to,
  })
  const home: Entry = {
    ...page('/', text('shell.home'), <HouseIcon size={22} weight="duotone" />),
    isCurrent: isHome && hash !== 'games',
  }
  // What stands behind the kinds of games would have to make room for them.
  if (!categories) return [home]
  return [
    home,
    ...categories.map((category): Entry => {
      const to = categoryPath(category.gameType)
      return {
        ...page(to, laneName(category.gameType, text), <LaneIcon lane={category.gameType} />),
        ...(to === gamesPart && { isCurrent: isHome && hash === 'games' }),
        category,
      }
    }),
    ...pageLinks.map(({ to, label }) => page(to, text(label), <LinkIcon to={to} />)),
    page('/records', text('shell.records'), <ReceiptIcon size={22} weight="duotone" />),
    page('/verify', text('shell.fairness'), <ScalesIcon size={22} weight="duotone" />),
  ]
}
