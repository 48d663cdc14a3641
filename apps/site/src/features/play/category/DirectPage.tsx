import { Button, Card, Empty, Spinner } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import type { LaunchItem } from '../../../shared/games/launch.ts'
import { ArrowLeftIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import { GameList } from './GameList.tsx'
import { NoGames } from './NoGames.tsx'
import { type GameType, mayOffer, useGameOfCode, useVendors } from './queries.ts'

interface DirectPageProps {
  title: string
  gameTypes: readonly GameType[]
  /** Whose games; null for those of every maker. */
  vendor: string | null
  gameCode: string | undefined
  isLoggedIn: boolean
  onPlay: (item: LaunchItem) => void
  onLogin: () => void
  onHome: () => void
  renderGame: (nodeId: string) => ReactNode
}

const nothing = () => {}

/** One maker's game below the header, if the address names one; else what the maker offers. */
export default function DirectPage(props: DirectPageProps) {
  const { title, gameTypes, vendor, gameCode, isLoggedIn, onPlay, onLogin, onHome, renderGame } = props
  const text = useText()
  const named = useGameOfCode(gameCode, vendor ?? undefined)
  const vendors = useVendors(gameTypes)
  if (named.data) return renderGame(named.data.nodeId)
  const offered = vendors.data?.filter((each) => mayOffer(vendor ?? undefined, each))
  if (named.isLoading || !offered)
    return (
      <div role="status" className="grid flex-1 place-items-center p-8 text-text-3">
        <Spinner size={40} />
        <span className="sr-only">{text('common.loading')}</span>
      </div>
    )
  const lanes = gameTypes.length > 0 ? gameTypes : [...new Set(offered.map(({ gameType }) => gameType))]
  return (
    <div className="flex-1 overflow-y-auto">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-5 md:py-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-[26px] md:text-[34px]">{title}</h1>
          <Button icon={<ArrowLeftIcon size={18} className="rtl:-scale-x-100" />} onClick={onHome}>
            {text('category.to_all')}
          </Button>
        </div>
        {gameCode !== undefined && (
          <Card>
            <Empty title={text('category.unknown_title')}>{text('category.unknown_text')}</Empty>
          </Card>
        )}
        {offered.length === 0 ? (
          <NoGames what={title} onPlay={onPlay} onHome={onHome} />
        ) : (
          lanes
            .filter((lane) => offered.some(({ gameType }) => gameType === lane))
            .map((gameType) => (
              <section key={gameType} aria-label={text(`lobby.type_${gameType}`)} className="grid gap-4">
                <h2 className="text-[19px] md:text-[24px]">{text(`lobby.type_${gameType}`)}</h2>
                <GameList
                  choice={{ gameType, vendor: vendor ?? undefined }}
                  isLoggedIn={isLoggedIn}
                  onPlay={onPlay}
                  onLogin={onLogin}
                  onAll={onHome}
                  onCount={nothing}
                />
              </section>
            ))
        )}
      </div>
    </div>
  )
}
