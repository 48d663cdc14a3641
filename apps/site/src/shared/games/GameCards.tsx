import { formatMoney, formatPercent } from '@jackfruit/i18n'
import { Button, join, Skeleton, Tile } from '@jackfruit/ui'
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react'
import { PlayIcon, WrenchIcon } from '../look/icons.ts'
import { defaultTile, picture, vendorGlyph } from '../look/pictures.ts'
import { useBrand, useSite } from '../session/brand.ts'
import { useText } from '../text/text.ts'
import { useGameExtras } from './extras.ts'
import { GameBadges } from './GameBadges.tsx'
import type { Game } from './game.ts'
import { LazyPicture } from './LazyPicture.tsx'

const GameSheet = lazy(() => import('./GameSheet.tsx'))

const columns = 'grid grid-cols-2 gap-x-3 gap-y-5 min-[360px]:grid-cols-3 lg:gap-x-4'
/** Three on a phone, six where there is room: the shop window's. */
const shelf = 'grid grid-cols-3 gap-[9px] md:grid-cols-6 md:gap-x-3'
const six = join(columns, 'md:grid-cols-4 lg:grid-cols-6')

/** Two rows of six, three of four, four of three. */
const rowsAbove = 12

const withPointer = '(hover: hover) and (min-width: 56.25rem)'

interface GameCardsProps {
  games: readonly Game[]
  /** On a page of games, or in the shop window: smaller, and named on the art. */
  look?: 'page' | 'shelf'
  /** In a row of its own after the first rows. */
  between?: ReactNode
  onPlay: (game: Game) => void
}

/** Games as pictures. A pointer finds figures and the button on the picture; a thumb finds them in a sheet. */
export function GameCards({ games, look = 'page', between, onPlay }: GameCardsProps) {
  const { imageCdn } = useSite()
  const extras = useGameExtras()
  const [looked, setLooked] = useState<Game | null>(null)
  const open = (game: Game) =>
    matchMedia(withPointer).matches && !game.maintenance ? onPlay(game) : setLooked(game)
  return (
    <>
      <ul className={look === 'shelf' ? shelf : six} data-testid="games">
        {games.map((game, place) => (
          <Fragment key={game.nodeId}>
            <li data-testid="game-card">
              <Tile
                picture={
                  <LazyPicture
                    key={game.iconUrl}
                    src={game.iconUrl && picture(game.iconUrl, imageCdn)}
                    width={300}
                    height={400}
                    fallback={<img src={defaultTile} alt="" width={300} height={400} />}
                  />
                }
                name={game.displayName}
                maker={game.vendorName}
                makerGlyph={
                  <img src={vendorGlyph(game.vassalage)} alt="" width={26} height={26} loading="lazy" />
                }
                badges={<GameBadges game={game} among={games} />}
                corner={extras?.heart(game)}
                isClosed={game.maintenance}
                isLettered={look === 'shelf'}
                onOpen={() => open(game)}
                cover={<Cover game={game} onPlay={() => onPlay(game)} />}
              />
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

function Cover({ game, onPlay }: { game: Game; onPlay: () => void }) {
  const text = useText()
  const { currency } = useBrand()
  const extras = useGameExtras()
  const { minBet, rtp } = game
  const facts = [
    ...(rtp ? [[text('lobby.rtp'), formatPercent(rtp)] as const] : []),
    [text('lobby.min_bet'), formatMoney(minBet, currency, { whole: true })] as const,
  ]
  return (
    <>
      <p className="text-[15px] font-[700]">{game.displayName}</p>
      <dl className="grid gap-0.5 text-[13px]">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-2">
            <dt className="text-on-rind-2">{label}</dt>
            <dd className="num font-[640]">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {game.maintenance ? (
        <p className="flex items-center gap-1.5 text-[13px] font-[640] text-gold-300">
          <WrenchIcon size={16} weight="fill" /> {text('lobby.in_maintenance')}
        </p>
      ) : (
        <Button look="gold" size="sm" icon={<PlayIcon size={15} weight="fill" />} onClick={onPlay}>
          {text('lobby.play')}
        </Button>
      )}
      {extras?.trial(game)}
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
