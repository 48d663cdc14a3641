import { join } from '@jackfruit/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from '../../../shared/address/Link.tsx'
import { usePlace } from '../../../shared/address/navigation.ts'
import {
  GiftIcon,
  HouseIcon,
  type IconKind,
  PlusIcon,
  SquaresFourIcon,
  UserIcon,
} from '../../../shared/look/icons.ts'
import { useSite } from '../../../shared/session/brand.ts'
import { registerGate } from '../../../shared/session/gates.ts'
import { useSession } from '../../../shared/session/session.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { useActions } from '../../actions.ts'
import { useMemberPanel } from '../../member/useMemberPanel.ts'
import { homePaths, readSearch } from '../../pages/paths.ts'

const Unclaimed = lazy(() => import('./Unclaimed.tsx'))

/** The thumb's bar on phones. The page leaves room for it at its foot. */
export function BottomNav() {
  const text = useText()
  const { pathname, hash, search } = usePlace()
  const { mc } = readSearch(search)
  const panel = useMemberPanel()
  const isHome = (homePaths as readonly string[]).includes(pathname)
  return (
    <nav
      aria-label={text('shell.main_nav')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid h-[68px] auto-cols-fr grid-flow-col">
        <li className="grid">
          <Link to="/" className={entry} aria-current={isHome && hash !== 'games' ? 'page' : undefined}>
            <Face icon={HouseIcon} isCurrent={isHome && hash !== 'games'}>
              {text('shell.home')}
            </Face>
          </Link>
        </li>
        <li className="grid">
          <Link to="/#games" className={entry} aria-current={isHome && hash === 'games' ? 'page' : undefined}>
            <Face icon={SquaresFourIcon} isCurrent={isHome && hash === 'games'}>
              {text('shell.games')}
            </Face>
          </Link>
        </li>
        <li className="grid">
          <Deposit />
        </li>
        <li className="grid">
          <Link
            to="/promotions"
            className={entry}
            aria-current={pathname === '/promotions' ? 'page' : undefined}
          >
            <Face icon={GiftIcon} isCurrent={pathname === '/promotions'}>
              {text('frame.promotions')}
            </Face>
          </Link>
        </li>
        <li className="grid">
          <button
            type="button"
            className={entry}
            aria-haspopup="dialog"
            aria-expanded={mc !== undefined}
            onClick={panel.open}
          >
            <Face icon={UserIcon} isCurrent={mc !== undefined}>
              {text('shell.me')}
            </Face>
            {panel.verdict === 'open' && (
              <Suspense>
                <Unclaimed />
              </Suspense>
            )}
          </button>
        </li>
      </ul>
    </nav>
  )
}

/** The one raised button: money in. A visitor is led to the doors first; without a connection it says why it waits. */
function Deposit() {
  const text = useText()
  const { switches } = useSite()
  const isLoggedIn = useSession() !== null
  const panel = useMemberPanel()
  const { logIn, register } = useActions()
  const canRegister = registerGate(switches, { isLoggedIn: false, type: null })
  const press = () => {
    if (!navigator.onLine) return note('bad', text('shell.offline'))
    if (isLoggedIn) return panel.openAt('depositv2')
    return canRegister ? register() : logIn()
  }
  if (isLoggedIn && !panel.isOffered) return null
  return (
    <button
      type="button"
      className={`${entry} !justify-end pb-[9px] text-warning`}
      aria-haspopup="dialog"
      data-testid="deposit-raised"
      onClick={press}
    >
      <span className="nav-hexagon">
        <PlusIcon size={28} weight="bold" />
      </span>
      {text('shell.deposit')}
    </button>
  )
}

const entry =
  'relative flex min-w-0 flex-col items-center justify-center gap-0.5 text-[12px] leading-[1.5] font-[600] outline-offset-[-3px]'

function Face({
  icon: Icon,
  isCurrent,
  children,
}: {
  icon: IconKind
  isCurrent: boolean
  children: ReactNode
}) {
  return (
    <span
      className={join(
        'flex flex-col items-center gap-0.5',
        isCurrent ? 'nav-bevel text-nav-active' : 'text-text-2',
      )}
    >
      <Icon size={24} weight={isCurrent ? 'fill' : 'regular'} />
      {children}
    </span>
  )
}
