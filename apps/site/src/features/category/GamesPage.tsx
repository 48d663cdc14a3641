import { Skeleton } from '@jackfruit/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../../shared/text.ts'
import { GameList } from './GameList.tsx'
import { NoGames } from './NoGames.tsx'
import { type GameType, useVendors } from './queries.ts'
import { VendorStrip } from './VendorStrip.tsx'

export interface GamesPageProps {
  gameType: GameType
  /** The maker in the address. */
  vendor: string | undefined
  isLoggedIn: boolean
  /** The slides of this kind of games. */
  banner?: ReactNode
  onChoose: (vendor: string | undefined) => void
  onPlay: (nodeId: string) => void
  onLogin: () => void
  onHome: () => void
}

/** A kind of games: its makers in a strip, and below it the games of the chosen one. */
export default function GamesPage(props: GamesPageProps) {
  const { gameType, vendor, isLoggedIn, banner, onChoose, onPlay, onLogin, onHome } = props
  const text = useText()
  const vendors = useVendors([gameType])
  const [count, setCount] = useState<number>()
  const title = text(`lobby.type_${gameType}`)
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
          {vendors.data && <VendorStrip vendors={vendors.data} chosen={vendor} onChoose={onChoose} />}
          <GameList
            key={`${gameType} ${vendor}`}
            choice={{ gameType, vendor }}
            isLoggedIn={isLoggedIn}
            onPlay={onPlay}
            onLogin={onLogin}
            onAll={() => onChoose(undefined)}
            onCount={setCount}
          />
        </>
      )}
    </div>
  )
}
