import { formatMoney } from '@jackfruit/i18n'
import { Badge, Button, Skeleton } from '@jackfruit/ui'
import { backOfHundred, factsOf } from '../../../shared/games/facts.ts'
import { GameBadges } from '../../../shared/games/GameBadges.tsx'
import { GamePicture } from '../../../shared/games/GamePicture.tsx'
import type { Game } from '../../../shared/games/game.ts'
import { FireIcon, PlayIcon, WrenchIcon } from '../../../shared/look/icons.ts'
import { vendorGlyph } from '../../../shared/look/pictures.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'

interface FeaturedProps {
  game: Game
  onPlay: (game: Game) => void
}

/** One game with all that is published about it. */
export function Featured({ game, onPlay }: FeaturedProps) {
  const text = useText()
  const { currency } = useBrand()
  const facts = factsOf(game, currency, text)
  return (
    <article className="card overflow-hidden md:grid md:grid-cols-[330px_1fr]">
      <div className="relative bg-rind-800 max-md:aspect-[16/11] md:min-h-[320px]">
        <GamePicture
          url={game.iconUrl}
          width={300}
          height={400}
          className="absolute inset-0 h-full w-full object-cover object-[50%_28%]"
        />
      </div>
      <div className="flex flex-col justify-center gap-5 p-5 md:p-8">
        <header className="flex flex-wrap items-start gap-x-6 gap-y-4">
          <div className="min-w-0 flex-1 basis-[260px]">
            <p className="flex flex-wrap items-center gap-2 text-[13px] font-[640] text-warning">
              <FireIcon size={16} weight="fill" />
              {text('lobby.featured')}
              <GameBadges game={game} />
            </p>
            <h3 className="mt-1 !text-[24px] md:!text-[30px]">
              <bdi>{game.displayName}</bdi>
            </h3>
            <p className="mt-1 flex items-center gap-2 text-[14px] text-text-2">
              <img src={vendorGlyph(game.vassalage)} alt="" width={20} height={20} />
              {text('lobby.maker', { maker: game.vendorName })}
            </p>
          </div>
          {game.maintenance ? (
            <Badge tone="warning" icon={<WrenchIcon size={14} weight="fill" />}>
              {text('lobby.in_maintenance')}
            </Badge>
          ) : (
            <Button
              look="gold"
              size="lg"
              className="max-md:w-full"
              icon={<PlayIcon size={18} weight="fill" />}
              onClick={() => onPlay(game)}
            >
              {text('lobby.play')}
            </Button>
          )}
        </header>
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-[14px] bg-line ring-1 ring-line lg:grid-cols-5">
          {facts.map(({ id, label, value }, index) => (
            <div
              key={id}
              className={`bg-surface-2 px-4 py-3 max-[400px]:px-3 ${index === facts.length - 1 && facts.length % 2 === 1 ? 'max-lg:col-span-2' : ''}`}
            >
              <dt className="text-[13px] text-text-2">{label}</dt>
              <dd
                className={`num mt-0.5 font-[740] ${id === 'max' || id === 'min' ? 'whitespace-nowrap' : ''} ${id === 'rtp' ? 'text-[22px] text-positive' : 'text-[17px] leading-[32px] max-[400px]:text-[15px]'}`}
              >
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {game.rtp && (
          <p className="text-[14px] text-text-2">
            {text('lobby.rtp_plain', {
              stake: formatMoney('100', currency),
              back: formatMoney(backOfHundred(game.rtp), currency),
            })}
          </p>
        )}
      </div>
    </article>
  )
}

/** The featured card before its game is known, in its exact measure. */
export function FeaturedSkeleton() {
  return (
    <div className="card overflow-hidden md:grid md:grid-cols-[330px_1fr]" aria-hidden="true">
      <Skeleton className="!rounded-none max-md:aspect-[16/11] md:min-h-[320px]" />
      <div className="grid content-start gap-5 p-5 md:p-8">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-8 w-64 max-w-full" />
        <Skeleton className="h-[54px] w-full md:w-48" />
        <Skeleton className="h-[92px] w-full !rounded-[14px] max-lg:h-[230px]" />
        <Skeleton className="h-5 w-3/4" />
      </div>
    </div>
  )
}
