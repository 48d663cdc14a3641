import type { Shelf } from '@jackfruit/contracts/shelves'
import { Skeleton } from '@jackfruit/ui'
import { type ReactNode, useState } from 'react'
import type { LaunchItem } from '../../../shared/games/launch.ts'
import { useText } from '../../../shared/text/text.ts'
import { FilterBar } from './FilterBar.tsx'
import { type Filter, filterGate, noFilter } from './filter.ts'
import { GameList } from './GameList.tsx'
import { NoGames } from './NoGames.tsx'
import { type GameType, useVendors } from './queries.ts'
import { ShelfChips } from './ShelfChips.tsx'
import { VendorStrip } from './VendorStrip.tsx'

export interface GamesPageProps {
  gameType: GameType
  /** The maker in the address. */
  vendor: string | undefined
  isLoggedIn: boolean
  /** A trial account keeps nothing of its own. */
  isTrial: boolean
  onTrial: () => void
  /** The shelf in the address; games of chance alone stand on shelves. */
  shelf?: Shelf | undefined
  onShelf: (shelf: Shelf | undefined) => void
  /** The slides of this kind of games. */
  banner?: ReactNode
  /** What goes on now, above the games. */
  above?: ReactNode
  onChoose: (vendor: string | undefined) => void
  onPlay: (item: LaunchItem) => void
  onLogin: () => void
  onHome: () => void
}

/** A kind of games: its makers in a strip, and below it the games of the chosen one. */
export default function GamesPage(props: GamesPageProps) {
  const { gameType, vendor, shelf, isLoggedIn, isTrial, onTrial, banner, above, onChoose, onShelf } = props
  const { onPlay, onLogin, onHome } = props
  const text = useText()
  const vendors = useVendors([gameType])
  const [count, setCount] = useState<number>()
  const [chosen, setChosen] = useState<Filter>()
  const filter = { ...(chosen ?? noFilter(isLoggedIn)), shelf }
  const who = isLoggedIn ? (isTrial ? 'trial' : 'account') : 'visitor'
  const onFilter = (next: Filter) => {
    const gate = filterGate(next, who)
    if (gate === 'open') {
      setChosen(next)
      if (next.shelf !== shelf) onShelf(next.shelf)
    } else if (gate === 'login') onLogin()
    else onTrial()
  }
  const onAll = () => {
    setChosen(undefined)
    if (vendor !== undefined || shelf !== undefined) onChoose(undefined)
  }
  const title = titleOf(gameType, shelf, text)
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] content-start gap-3 py-3 md:py-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-1 items-baseline gap-x-3">
          <h1 className="!text-[22px] whitespace-nowrap md:!text-[28px]">{title}</h1>
          {count !== undefined && count > 0 && (
            <p className="num text-[14px] whitespace-nowrap text-text-2">
              {text('category.games', { count })}
            </p>
          )}
        </div>
        {gameType === 'RNG' && (
          <ShelfChips chosen={shelf} onChange={(next) => onFilter({ ...filter, shelf: next })} />
        )}
      </div>
      {above}
      {vendors.data?.length === 0 ? (
        <NoGames what={title} onPlay={onPlay} onHome={onHome} />
      ) : (
        <>
          <FilterBar gameType={gameType} filter={filter} onFilter={onFilter} />
          {vendors.isPending && <Skeleton className="h-[58px] !rounded-[14px]" />}
          {vendors.data && (
            <VendorStrip gameType={gameType} vendors={vendors.data} chosen={vendor} onChoose={onChoose} />
          )}
          <GameList
            key={`${gameType} ${vendor}`}
            choice={{ gameType, vendor }}
            banner={banner}
            filter={filter}
            isLoggedIn={isLoggedIn}
            onPlay={onPlay}
            onLogin={onLogin}
            onAll={onAll}
            onCount={setCount}
          />
        </>
      )}
    </div>
  )
}

const titleOf = (gameType: GameType, shelf: Shelf | undefined, text: ReturnType<typeof useText>): string => {
  if (shelf) return text(`lobby.shelf_${shelf}`)
  // All games of chance together are more than slots.
  return text(gameType === 'RNG' ? 'lobby.games_title' : `lobby.type_${gameType}`)
}
