import { Skeleton } from '@jackfruit/ui'
import { type ReactNode, useState } from 'react'
import type { LaunchItem } from '../../../shared/games/launch.ts'
import { useText } from '../../../shared/text/text.ts'
import { FilterBar } from './FilterBar.tsx'
import { type Filter, filterGate, noFilter } from './filter.ts'
import { GameList } from './GameList.tsx'
import { NoGames } from './NoGames.tsx'
import { type GameType, useVendors } from './queries.ts'
import { VendorStrip } from './VendorStrip.tsx'

export interface GamesPageProps {
  gameType: GameType
  /** The maker in the address. */
  vendor: string | undefined
  isLoggedIn: boolean
  /** A trial account keeps nothing of its own. */
  isTrial: boolean
  onTrial: () => void
  /** The slides of this kind of games. */
  banner?: ReactNode
  onChoose: (vendor: string | undefined) => void
  onPlay: (item: LaunchItem) => void
  onLogin: () => void
  onHome: () => void
}

/** A kind of games: its makers in a strip, and below it the games of the chosen one. */
export default function GamesPage(props: GamesPageProps) {
  const { gameType, vendor, isLoggedIn, isTrial, onTrial, banner, onChoose, onPlay, onLogin, onHome } = props
  const text = useText()
  const vendors = useVendors([gameType])
  const [count, setCount] = useState<number>()
  const [chosen, setChosen] = useState<Filter>()
  const filter = chosen ?? noFilter(isLoggedIn)
  const who = isLoggedIn ? (isTrial ? 'trial' : 'account') : 'visitor'
  const onFilter = (next: Filter) => {
    const gate = filterGate(next, who)
    if (gate === 'open') setChosen(next)
    else if (gate === 'login') onLogin()
    else onTrial()
  }
  const onAll = () => {
    setChosen(undefined)
    if (vendor !== undefined) onChoose(undefined)
  }
  const title = text(filter.shelf ? `lobby.shelf_${filter.shelf}` : `lobby.type_${gameType}`)
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-5 md:py-8">
      {banner}
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-[26px] md:text-[34px]">{title}</h1>
        {count !== undefined && count > 0 && (
          <p className="num text-[15px] text-text-2">{text('category.games', { count })}</p>
        )}
      </div>
      {vendors.isPending && <Skeleton className="h-[74px] !rounded-[14px]" />}
      {vendors.data?.length === 0 ? (
        <NoGames what={title} onPlay={onPlay} onHome={onHome} />
      ) : (
        <>
          {vendors.data && (
            <VendorStrip gameType={gameType} vendors={vendors.data} chosen={vendor} onChoose={onChoose} />
          )}
          <FilterBar gameType={gameType} filter={filter} onFilter={onFilter} />
          <GameList
            key={`${gameType} ${vendor}`}
            choice={{ gameType, vendor }}
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
