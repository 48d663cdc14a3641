import { Skeleton } from '@jackfruit/ui'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { Link } from '../../shared/address/Link.tsx'
import { usePlace } from '../../shared/address/navigation.ts'
import { CaretDownIcon, HouseIcon, ReceiptIcon, ScalesIcon } from '../../shared/look/icons.ts'
import { useDisclosure } from '../../shared/parts/useDisclosure.ts'
import { useText } from '../../shared/text/text.ts'
import { homePaths } from '../pages/paths.ts'
import { type Category, categoryPath, gamesPart, laneName, useCategories } from './categories.ts'
import { LaneIcon } from './LaneIcon.tsx'
import { LinkIcon } from './LinkIcon.tsx'
import { pageLinks } from './shellLinks.ts'

const fetchLogos = () => import('./VendorLogos.tsx')
const VendorLogos = lazy(fetchLogos)

/** A pointer that only crosses the row on its way opens nothing. */
const rest = 120

/** The row of pages below the header of wide screens: home, the kinds of games with their makers, and what proves them. */
export default function MainNav() {
  const text = useText()
  const categories = useCategories()
  const { pathname, hash } = usePlace()
  const { open, setOpen, root, toggle } = useDisclosure<Category['gameType'], HTMLElement>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHome = (homePaths as readonly string[]).includes(pathname)
  const later = (next: Category['gameType'] | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), rest)
  }
  return (
    <nav
      ref={root}
      aria-label={text('shell.main_nav')}
      className="relative flex-none border-b border-line bg-surface"
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && later(null)}
    >
      <ul className="wrap flex h-[60px] items-stretch gap-2 overflow-x-auto [scrollbar-width:none]">
        <Entry isCurrent={isHome && hash !== 'games'} to="/" icon={<HouseIcon size={22} weight="duotone" />}>
          {text('shell.home')}
        </Entry>
        {categories ? (
          categories.map((category) => {
            const { gameType } = category
            const path = categoryPath(gameType)
            const label = laneName(gameType, text)
            const isOpen = open === gameType
            return (
              <Entry
                key={gameType}
                isCurrent={path === gamesPart ? isHome && hash === 'games' : pathname === path}
                to={path}
                icon={<LaneIcon lane={gameType} />}
                onHover={() => {
                  void fetchLogos().catch(() => null)
                  later(gameType)
                }}
                onPress={() => setOpen(null)}
                more={
                  <>
                    <button
                      type="button"
                      {...toggle(gameType)}
                      aria-label={text('frame.show_makers', { category: label })}
                      className="-ms-3 my-2 grid w-8 place-items-center rounded-[10px] text-text-2 outline-offset-[-3px] hover:text-link"
                    >
                      <CaretDownIcon size={14} weight="bold" className={isOpen ? 'rotate-180' : ''} />
                    </button>
                    {isOpen && (
                      <div className="absolute inset-x-0 top-full z-40 border-y border-line bg-surface py-4 shadow-(--e2)">
                        <div className="wrap min-h-[92px]">
                          <Suspense>
                            <VendorLogos category={category} onChosen={() => setOpen(null)} />
                          </Suspense>
                        </div>
                      </div>
                    )}
                  </>
                }
              >
                {label}
              </Entry>
            )
          })
        ) : (
          <li className="grid place-items-center px-3" aria-hidden="true">
            <Skeleton className="h-4 w-20" />
          </li>
        )}
        {pageLinks.map(({ to, label }) => (
          <Entry key={to} isCurrent={pathname === to} to={to} icon={<LinkIcon to={to} />}>
            {text(label)}
          </Entry>
        ))}
        <Entry
          isCurrent={pathname === '/records'}
          to="/records"
          icon={<ReceiptIcon size={22} weight="duotone" />}
        >
          {text('shell.records')}
        </Entry>
        <Entry
          isCurrent={pathname === '/verify'}
          to="/verify"
          icon={<ScalesIcon size={22} weight="duotone" />}
        >
          {text('shell.fairness')}
        </Entry>
      </ul>
    </nav>
  )
}

interface EntryProps {
  icon: ReactNode
  isCurrent: boolean
  to: string
  onHover?: () => void
  onPress?: () => void
  /** Beside the link: what folds out below the row. */
  more?: ReactNode
  children: ReactNode
}

function Entry({ icon, isCurrent, to, onHover, onPress, more, children }: EntryProps) {
  return (
    <li
      className="flex flex-none"
      onPointerEnter={onHover && (({ pointerType }) => pointerType === 'mouse' && onHover())}
    >
      <Link
        to={to}
        {...(onPress ? { onPress } : {})}
        aria-current={isCurrent ? 'page' : undefined}
        className={`relative flex items-center gap-2.5 rounded-[10px] px-3 text-[15px] font-[620] outline-offset-[-3px] hover:text-link ${isCurrent ? 'head-bevel' : 'text-text-2'}`}
      >
        <span className="text-rind-500 dark:text-rind-400">{icon}</span>
        {children}
      </Link>
      {more}
    </li>
  )
}
