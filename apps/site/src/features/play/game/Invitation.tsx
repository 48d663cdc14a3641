import { catalog } from '@jackfruit/contracts'
import { Button } from '@jackfruit/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { factsOf } from '../../../shared/games/facts.ts'
import { GamePicture } from '../../../shared/games/GamePicture.tsx'
import type { Game } from '../../../shared/games/game.ts'
import { WrenchIcon } from '../../../shared/look/icons.ts'
import { vendorGlyph } from '../../../shared/look/pictures.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'

export interface Doors {
  /** A round for nothing; null where the brand offers none. */
  readonly onTry: ((game: Game) => void) | null
  readonly onLogin: () => void
  /** Null where nobody can join. */
  readonly onRegister: (() => void) | null
}

interface InvitationProps {
  nodeId: string
  doors: Doors
  /** What stands above the game, by its name once that is known. */
  bar: (name: string | undefined) => ReactNode
}

/** One game that the brand offers, as anybody may see it. */
function useCard(nodeId: string) {
  const language = useLanguage() as 'EN'
  return useQuery({
    queryKey: ['game-card', nodeId, language],
    queryFn: ({ signal }) => call(catalog.gameCard, { query: { nodeId, language }, signal }),
    staleTime: 60_000,
    placeholderData: (shown) => shown,
  })
}

/** Where a link to a game leads a visitor: its picture and figures, a round for nothing, and the ways to an account. */
export function Invitation({ nodeId, doors, bar }: InvitationProps) {
  const text = useText()
  const { currency, playMoney } = useBrand()
  const card = useCard(nodeId)
  const game = card.data
  const canTry = game !== undefined && !game.maintenance && game.supportPlay === 0
  return (
    <div className="on-rind relative isolate flex min-h-0 flex-1 flex-col bg-[#08140e] text-on-rind">
      {bar(game?.displayName)}
      <div className="relative grid min-h-0 flex-1 overflow-y-auto">
        {game && <Ground url={game.iconUrl} />}
        <section
          aria-busy={card.isPending}
          data-testid="invitation"
          className="m-auto grid w-full max-w-[860px] items-center justify-items-center gap-5 p-5 md:grid-cols-[300px_minmax(0,1fr)] md:justify-items-stretch md:gap-11 [@media(max-height:480px)]:grid-cols-[150px_minmax(0,1fr)] [@media(max-height:480px)]:gap-6"
        >
          <GamePicture
            url={game?.iconUrl}
            width={300}
            height={400}
            className="aspect-[3/4] w-[172px] rounded-[20px] bg-rind-800 object-cover shadow-[0_0_0_1px_rgb(255_255_255/14%),0_28px_60px_-20px_#000] md:w-full [@media(max-height:480px)]:w-full"
          />
          <div className="grid w-full min-w-0 gap-4 max-md:justify-items-center">
            <h1 className="text-center !text-[26px] !leading-[1.2] tall:!leading-[1.6] md:text-start md:!text-[40px]">
              {game?.displayName ?? text('lobby.games_title')}
            </h1>
            {game && (
              <p className="flex items-center gap-2 text-[15px] text-on-rind-2">
                <img src={vendorGlyph(game.vassalage)} alt="" width={22} height={22} />
                {game.vendorName}
              </p>
            )}
            {game && (
              <dl className="grid w-full grid-cols-2 gap-x-6 gap-y-2.5">
                {factsOf(game, currency, text).map(({ id, label, value }) => (
                  <div key={id} className="border-b border-white/12 pb-2 last:odd:col-span-2">
                    <dt className="text-[13px] text-on-rind-2">{label}</dt>
                    <dd className="num text-[15px] font-[720]">
                      <bdi>{value}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {game?.maintenance && (
              <p className="flex items-center gap-2 text-[15px] font-[640] text-gold-300">
                <WrenchIcon size={18} weight="fill" /> {text('lobby.in_maintenance')}
              </p>
            )}
            <Ways {...doors} onTry={doors.onTry && canTry ? () => doors.onTry?.(game) : null} />
            <p className="text-[13px] text-on-rind-2 max-md:text-center">
              {text('lobby.hero_text')} {playMoney && text('lobby.hero_money')}
            </p>
          </div>
        </section>
      </div>
    </div>
  )
}

interface WaysProps extends Omit<Doors, 'onTry'> {
  onTry: (() => void) | null
}

/** A round for nothing first; who cannot have one is led to an account. */
function Ways({ onTry, onRegister, onLogin }: WaysProps) {
  const text = useText()
  return (
    <div className="flex w-full flex-wrap gap-2.5" data-testid="doors">
      {onTry && (
        <Button look="gold" size="lg" className="w-full" data-testid="try-free" onClick={onTry}>
          {text('lobby.try_free')}
        </Button>
      )}
      {onRegister && (
        <Button
          look={onTry ? 'ghost' : 'gold'}
          size="lg"
          className="flex-1 whitespace-nowrap max-md:!px-4"
          onClick={onRegister}
        >
          {text('lobby.hero_join')}
        </Button>
      )}
      <Button
        look={onTry || onRegister ? 'ghost' : 'gold'}
        size="lg"
        className="flex-1 whitespace-nowrap max-md:!px-4"
        onClick={onLogin}
      >
        {text('shell.log_in')}
      </Button>
    </div>
  )
}

/** The game's own light behind it: its picture, out of focus. */
const Ground = ({ url }: { url: string }) => (
  <div className="absolute inset-0 -z-[1] overflow-hidden" aria-hidden="true">
    <GamePicture
      url={url}
      width={300}
      height={400}
      className="h-full w-full scale-125 object-cover opacity-75 blur-[44px]"
    />
    <div className="absolute inset-0 bg-[linear-gradient(rgb(8_20_14/38%),rgb(8_20_14/84%))]" />
  </div>
)
