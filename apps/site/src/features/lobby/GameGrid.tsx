import { Button, Tile } from '@jackfruit/ui'
import { useBrand, useSite } from '../../shared/brand.ts'
import { WrenchIcon } from '../../shared/icons.ts'
import { defaultTile, picture, vendorGlyph } from '../../shared/pictures.ts'
import { useText } from '../../shared/text.ts'
import { factsOf } from './facts.ts'
import { GameBadges } from './GameBadges.tsx'
import type { Game } from './queries.ts'

interface GameGridProps {
  games: readonly Game[]
  onPlay: (game: Game) => void
  /** Where there is no pointer to hover with, a tap opens the game's sheet. */
  onLook: (game: Game) => void
}

const columns =
  'grid grid-cols-2 gap-x-3 gap-y-5 min-[360px]:grid-cols-3 sm:grid-cols-4 md:grid-cols-5 lg:grid-cols-7 lg:gap-x-4'

export function GameGrid({ games, onPlay, onLook }: GameGridProps) {
  const text = useText()
  const { currency } = useBrand()
  const { imageCdn } = useSite()
  const open = (game: Game) =>
    matchMedia('(hover: hover) and (min-width: 56.25rem)').matches && !game.maintenance
      ? onPlay(game)
      : onLook(game)
  return (
    <ul className={columns}>
      {games.map((game) => (
        <li key={game.nodeId}>
          <Tile
            image={picture(game.iconUrl, imageCdn).src}
            fallback={<img src={defaultTile.src} alt="" width={300} height={400} />}
            name={game.displayName}
            maker={game.vendorName}
            makerGlyph={
              <img src={vendorGlyph(game.vassalage)} alt="" width={26} height={26} loading="lazy" />
            }
            badges={<GameBadges game={game} />}
            isClosed={game.maintenance}
            onOpen={() => open(game)}
            cover={
              <>
                <p className="text-[15px] font-[700]">{game.displayName}</p>
                <dl className="grid gap-0.5 text-[13px]">
                  {factsOf(game, currency, text)
                    .filter(({ id }) => id === 'rtp' || id === 'min')
                    .map(({ id, label, value }) => (
                      <div key={id} className="flex flex-wrap justify-between gap-x-2">
                        <dt className="text-on-rind-2">{label}</dt>
                        <dd className="num font-[640]">{value}</dd>
                      </div>
                    ))}
                </dl>
                {game.maintenance ? (
                  <p className="flex items-center gap-1.5 text-[13px] font-[640] text-gold-300">
                    <WrenchIcon size={16} weight="fill" /> {text('lobby.in_maintenance')}
                  </p>
                ) : (
                  <Button look="gold" size="sm" onClick={() => onPlay(game)}>
                    {text('lobby.play')}
                  </Button>
                )}
              </>
            }
          />
        </li>
      ))}
    </ul>
  )
}
