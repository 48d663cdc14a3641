import { Button, Dialog } from '@jackfruit/ui'
import { useBrand, useSite } from '../../shared/brand.ts'
import { PlayIcon, WrenchIcon, XIcon } from '../../shared/icons.ts'
import { picture } from '../../shared/pictures.ts'
import { useText } from '../../shared/text.ts'
import { factsOf } from './facts.ts'
import type { Game } from './queries.ts'

interface GameSheetProps {
  game: Game
  onPlay: (game: Game) => void
  onClose: () => void
}

/** A game under the thumb: picture, figures, and the one step. */
export default function GameSheet({ game, onPlay, onClose }: GameSheetProps) {
  const text = useText()
  const { currency } = useBrand()
  const { imageCdn } = useSite()
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
          <img
            {...picture(game.iconUrl, imageCdn)}
            alt=""
            width={96}
            height={128}
            className="h-32 w-24 rounded-[14px] object-cover"
          />
          <div className="min-w-0">
            <p className="text-[14px] text-text-2">{text('lobby.maker', { maker: game.vendorName })}</p>
            <dl className="mt-2 grid gap-1 text-[14px]">
              {factsOf(game, currency, text).map(({ id, label, value }) => (
                <div key={id} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-text-2">{label}</dt>
                  <dd className="num font-[680]">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <Button
          look="gold"
          size="lg"
          isDisabled={game.maintenance}
          icon={
            game.maintenance ? <WrenchIcon size={18} weight="fill" /> : <PlayIcon size={18} weight="fill" />
          }
          onClick={() => onPlay(game)}
        >
          {text(game.maintenance ? 'lobby.in_maintenance' : 'lobby.play')}
        </Button>
      </div>
    </Dialog>
  )
}
