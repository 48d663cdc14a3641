import { join, Skeleton, Tile } from '@jackfruit/ui'
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react'
import { defaultTile, picture, vendorGlyph } from '../look/pictures.ts'
import { useSite } from '../session/brand.ts'
import { useText } from '../text/text.ts'
import { useGameExtras } from './extras.ts'
import { GameBadges } from './GameBadges.tsx'
import type { Game } from './game.ts'
import { LazyPicture } from './LazyPicture.tsx'
import { useHovered, withPointer } from './useHovered.ts'

const HoverCard = lazy(() => import('./HoverCard.tsx'))
const GameSheet = lazy(() => import('./GameSheet.tsx'))

const columns = 'grid grid-cols-2 gap-x-3 gap-y-5 min-[360px]:grid-cols-3 lg:gap-x-4'
/** Three on a phone, six where there is room: the shop window's. */
const shelf = 'grid grid-cols-3 gap-[9px] md:grid-cols-6 md:gap-x-3'
/** The same without anything beside it. */
const shelfAlone = join(shelf, 'lg:grid-cols-8')
const six = join(columns, 'md:grid-cols-4 lg:grid-cols-6')

/** A row of six, or two of three. */
const onFirstScreen = 6

/** Two rows of six, three of four, four of three. */
const rowsAbove = 12

interface GameCardsProps {
  games: readonly Game[]
  /** On a page of games, or in the shop window, also over its whole width: smaller, and named on the art. */
  look?: 'page' | 'shelf' | 'wide'
  /** The list begins on the first screen. */
  isFirst?: boolean
  /** In a row of its own after the first rows. */
  between?: ReactNode
  onPlay: (game: Game) => void
}

/** Games as pictures. A pointer finds figures and buttons in a card over the picture; a thumb finds them in a sheet. */
export function GameCards({ games, look = 'page', isFirst = false, between, onPlay }: GameCardsProps) {
  const text = useText()
  const { imageCdn } = useSite()
  const extras = useGameExtras()
  const [looked, setLooked] = useState<Game | null>(null)
  const { hovered, handlersOf } = useHovered<string>()
  const open = (game: Game) =>
    matchMedia(withPointer).matches && !game.maintenance ? onPlay(game) : setLooked(game)
  return (
    <>
      <ul className={{ page: six, shelf, wide: shelfAlone }[look]} data-testid="games">
        {games.map((game, place) => (
          <Fragment key={game.nodeId}>
            <li data-testid="game-card" className="relative" {...handlersOf(game.nodeId)}>
              <Tile
                picture={
                  <LazyPicture
                    key={game.iconUrl}
                    src={game.iconUrl && picture(game.iconUrl, imageCdn)}
                    width={300}
                    height={400}
                    isFirst={isFirst && place < onFirstScreen}
                    fallback={<img src={defaultTile} alt="" width={300} height={400} />}
                  />
                }
                name={game.displayName}
                maker={game.vendorName}
                makerGlyph={
                  <img src={vendorGlyph(game.vassalage)} alt="" width={26} height={26} loading="lazy" />
                }
                badges={<GameBadges game={game} among={games} />}
                corner={hovered === game.nodeId ? null : extras?.heart(game)}
                closed={game.maintenance && text('lobby.in_maintenance')}
                isLettered={look !== 'page'}
                onOpen={() => open(game)}
              />
              {hovered === game.nodeId && (
                <Suspense>
                  <HoverCard game={game} onPlay={() => onPlay(game)} />
                </Suspense>
              )}
            </li>
            {between && place === Math.min(rowsAbove, games.length) - 1 && (
              <li className="col-span-full">{between}</li>
            )}
          </Fragment>
        ))}
      </ul>
      {looked && (
        <Suspense>
          <GameSheet game={looked} onPlay={() => onPlay(looked)} onClose={() => setLooked(null)} />
        </Suspense>
      )}
    </>
  )
}

/** A shelf before it is known. */
export function ShelfSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div className={shelf} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => `tile ${place}`).map((key) => (
        <div key={key} className="md:pb-9">
          <Skeleton className="aspect-[116/141] !rounded-[16px] sm:aspect-[3/4]" />
        </div>
      ))}
    </div>
  )
}

/** The cards before they are known, in their measure. */
export function GameCardsSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div className={six} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => `card ${place}`).map((key) => (
        <div key={key}>
          <Skeleton className="aspect-[3/4] !rounded-[16px]" />
          <Skeleton className="mt-3 h-4 w-3/4" />
          <Skeleton className="mt-2 h-3 w-1/2" />
        </div>
      ))}
    </div>
  )
}
