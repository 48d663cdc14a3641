import { Button, Dialog } from '@jackfruit/ui'
import { PlayIcon, WrenchIcon, XIcon } from '../look/icons.ts'
import { vendorGlyph } from '../look/pictures.ts'
import { useBrand } from '../session/brand.ts'
import { useText } from '../text/text.ts'
import { useGameExtras } from './extras.ts'
import { factsOf } from './facts.ts'
import { GameBadges } from './GameBadges.tsx'
import { GamePicture } from './GamePicture.tsx'
import type { Game } from './game.ts'

interface GameSheetProps {
  game: Game
  onPlay: () => void
  onClose: () => void
}

/** A game under the thumb: picture, figures, and the one step. */
export default function GameSheet({ game, onPlay, onClose }: GameSheetProps) {
  const text = useText()
  const { currency } = useBrand()
  const { maintenance } = game
  const extras = useGameExtras()
  return (
    <Dialog
      isOpen
      title={game.displayName}
      onClose={onClose}
      closeLabel={text('common.close')}
      closeIcon={<XIcon size={20} weight="bold" />}
    >
      <div className="grid gap-5 p-6">
        <div className="flex gap-4">
          <GamePicture
            url={game.iconUrl}
            width={112}
            height={149}
            className="h-[149px] w-28 flex-none rounded-[14px] bg-rind-800 object-cover"
          />
          <div className="grid min-w-0 content-start justify-items-start gap-2.5">
            <div className="flex flex-wrap gap-1.5 empty:hidden">
              <GameBadges game={game} />
            </div>
            <p className="flex items-center gap-2 text-[15px] text-text-2">
              <img src={vendorGlyph(game.vassalage)} alt="" width={22} height={22} />
              {game.vendorName}
            </p>
          </div>
        </div>
        <dl className="grid grid-cols-2 gap-2.5">
          {factsOf(game, currency, text).map(({ id, label, value }) => (
            <div
              key={id}
              className="rounded-[12px] bg-surface-2 px-3 py-2.5 ring-1 ring-line last:odd:col-span-2"
            >
              <dt className="text-[13px] text-text-2">{label}</dt>
              <dd className="num text-[15px] font-[720]">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <Button
          look="gold"
          size="lg"
          isDisabled={maintenance}
          icon={maintenance ? <WrenchIcon size={18} weight="fill" /> : <PlayIcon size={18} weight="fill" />}
          onClick={onPlay}
        >
          {text(maintenance ? 'lobby.in_maintenance' : 'lobby.play')}
        </Button>
        {extras?.trial(game)}
      </div>
    </Dialog>
  )
}
