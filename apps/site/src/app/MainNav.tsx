import { Skeleton } from '@jackfruit/ui'
import { useLanes } from '../features/lobby/index.ts'
import {
  CherriesIcon,
  HouseIcon,
  type IconKind,
  ReceiptIcon,
  ScalesIcon,
  SquaresFourIcon,
} from '../shared/icons.ts'
import { usePlace } from '../shared/navigation.ts'
import { useText } from '../shared/text.ts'
import { Link } from './Link.tsx'
import { homePaths } from './paths.ts'

const laneIcons: Partial<Record<string, IconKind>> = { RNG: CherriesIcon }

/** The row of pages below the header of wide screens: home, the kinds of games that there are, and what proves them. */
export function MainNav() {
  const text = useText()
  const lanes = useLanes()
  const { pathname, hash } = usePlace()
  const isHome = (homePaths as readonly string[]).includes(pathname)
  return (
    <nav
      aria-label={text('shell.main_nav')}
      className="flex-none border-b border-line bg-surface max-md:hidden"
    >
      <ul className="wrap flex h-[60px] items-stretch gap-2">
        <Entry icon={HouseIcon} isCurrent={isHome && hash !== 'games'} label={text('shell.home')} to="/" />
        {lanes ? (
          lanes.map((lane) => (
            <Entry
              key={lane}
              icon={laneIcons[lane] ?? SquaresFourIcon}
              isCurrent={isHome && hash === 'games'}
              label={text(`lobby.type_${lane}`)}
              to="/#games"
            />
          ))
        ) : (
          <li className="grid place-items-center px-3" aria-hidden="true">
            <Skeleton className="h-4 w-20" />
          </li>
        )}
        <Entry
          icon={ReceiptIcon}
          isCurrent={pathname === '/records'}
          label={text('records.title')}
          to="/records"
        />
        <Entry
          icon={ScalesIcon}
          isCurrent={pathname === '/verify'}
          label={text('shell.fairness')}
          to="/verify"
        />
      </ul>
    </nav>
  )
}

interface EntryProps {
  icon: IconKind
  label: string
  isCurrent: boolean
  to: string
}

function Entry({ icon: Icon, label, isCurrent, to }: EntryProps) {
  return (
    <li className="flex">
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className={`relative flex items-center gap-2.5 rounded-[10px] px-3 text-[15px] font-[620] hover:text-link ${isCurrent ? 'head-bevel' : 'text-text-2'}`}
      >
        <Icon
          size={22}
          weight={isCurrent ? 'fill' : 'duotone'}
          className="text-rind-500 dark:text-rind-400"
        />
        {label}
      </Link>
    </li>
  )
}
