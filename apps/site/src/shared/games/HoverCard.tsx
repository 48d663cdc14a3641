import { Button } from '@jackfruit/ui'
import { useLayoutEffect, useRef } from 'react'
import { PlayIcon, WrenchIcon } from '../look/icons.ts'
import { vendorGlyph } from '../look/pictures.ts'
import { useBrand } from '../session/brand.ts'
import { useText } from '../text/text.ts'
import { useGameExtras } from './extras.ts'
import { factsOf } from './facts.ts'
import { GamePicture } from './GamePicture.tsx'
import type { Game } from './game.ts'

interface HoverCardProps {
  game: Game
  onPlay: () => void
}

const edge = 8

/** A game under a pointer or the keyboard's focus: its picture, its figures and the ways in, over its tile. */
export default function HoverCard({ game, onPlay }: HoverCardProps) {
  const text = useText()
  const { currency } = useBrand()
  const extras = useGameExtras()
  const own = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (own.current) keepInside(own.current)
  }, [])
  return (
    <div ref={own} className="hover-card" data-testid="hover-card">
      <button
        type="button"
        tabIndex={-1}
        aria-label={game.displayName}
        className="relative block h-[176px] w-full overflow-hidden bg-rind-800"
        onClick={game.maintenance ? undefined : onPlay}
      >
        <GamePicture
          url={game.iconUrl}
          width={356}
          height={475}
          className="h-full w-full object-cover object-[50%_30%]"
        />
        <span className="absolute inset-0 bg-[linear-gradient(transparent_58%,rgb(6_25_15/50%))]" />
      </button>
      <div className="tile-corner">{extras?.heart(game)}</div>
      <div className="grid gap-3.5 p-4">
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 text-[19px] leading-[1.3] font-[760] tall:leading-[1.6] [font-stretch:108%]">
            {game.displayName}
          </p>
          <p className="flex flex-none items-center gap-1.5 text-[13px] text-text-2">
            <img src={vendorGlyph(game.vassalage)} alt="" width={20} height={20} />
            {game.vendorName}
          </p>
        </div>
        <dl className="grid grid-cols-2 gap-x-5 gap-y-2">
          {factsOf(game, currency, text).map(({ id, label, value }) => (
            <div key={id} className="border-t border-line pt-1.5">
              <dt className="text-[12px] text-text-2">{label}</dt>
              <dd className="num text-[14px] font-[720]">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {game.maintenance ? (
          <p className="flex items-center gap-2 text-[14px] font-[640] text-warning">
            <WrenchIcon size={18} weight="fill" /> {text('lobby.in_maintenance')}
          </p>
        ) : (
          <div className="grid auto-cols-fr grid-flow-col gap-2.5">
            <Button
              look="gold"
              className="!px-3"
              icon={<PlayIcon size={17} weight="fill" />}
              onClick={onPlay}
            >
              {text('lobby.play')}
            </Button>
            {extras?.trial(game)}
          </div>
        )}
      </div>
    </div>
  )
}

/** From the middle of its tile, as far aside as it takes to be whole on the screen. Measured without its growing in. */
function keepInside(card: HTMLElement): void {
  const { left, right, top, bottom } = card.getBoundingClientRect()
  const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const { clientWidth, clientHeight } = document.documentElement
  const x = shift((left + right) / 2, card.offsetWidth, edge, clientWidth - edge)
  const y = shift((top + bottom) / 2, card.offsetHeight, Math.max(head, 0) + edge, clientHeight - edge)
  card.style.translate = `calc(-50% + ${x}px) calc(-50% + ${y}px)`
}

function shift(middle: number, size: number, least: number, most: number): number {
  const [low, high] = [middle - size / 2, middle + size / 2]
  if (low < least) return least - low
  return high > most ? Math.max(most - high, least - low) : 0
}
