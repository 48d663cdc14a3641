import { Link } from '../../../shared/address/Link.tsx'
import type { Game } from '../../../shared/games/game.ts'
import { isLotteryType, type LaunchItem } from '../../../shared/games/launch.ts'
import { CaretRightIcon, ScalesIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import { NextDraws } from './draws/NextDraws.tsx'
import { Explore } from './Explore.tsx'
import { Makers } from './Makers.tsx'
import { Promises } from './Promises.tsx'

interface BelowProps {
  games: readonly Game[]
  /** All games of the brand are known, and so is their number. */
  isCounted: boolean
  /** Whose liked lotteries come first. */
  account: string | undefined
  onPlay: (item: LaunchItem) => void
}

/** What stands below the games: fetched after them. */
export default function Below({ games, isCounted, account, onPlay }: BelowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-4 md:gap-9 md:pt-2">
      {games.some(({ gameType }) => isLotteryType(gameType)) && <NextDraws {...{ account, onPlay }} />}
      <Explore games={games} />
      <FairLine />
      <Makers onOpen={onPlay} />
      <Promises count={isCounted ? games.length : 0} />
    </div>
  )
}

/** One line on how results are fixed; what proves it has its own page. */
function FairLine() {
  const text = useText()
  return (
    <Link
      to="/verify"
      className="card flex min-h-12 items-center gap-3 px-4 py-2.5 text-[14px] text-text-2 hover:text-link"
      data-testid="fair-line"
    >
      <ScalesIcon size={22} weight="duotone" className="flex-none text-rind-500 dark:text-rind-400" />
      <span className="min-w-0 flex-1">{text('lobby.hero_text')}</span>
      <CaretRightIcon size={16} weight="bold" className="flex-none rtl:-scale-x-100" />
    </Link>
  )
}
