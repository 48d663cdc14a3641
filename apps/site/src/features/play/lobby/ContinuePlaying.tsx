import { formatDateTime } from '@jackfruit/i18n'
import { Badge, Skeleton } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { GamePicture } from '../../../shared/games/GamePicture.tsx'
import type { Game } from '../../../shared/games/game.ts'
import type { LaunchItem } from '../../../shared/games/launch.ts'
import { WrenchIcon } from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { useGames } from '../shared/popular.ts'
import { type Lately, playedLately } from './lately.ts'
import { useLatestRounds } from './queries.ts'

interface ContinuePlayingProps {
  onPlay: (item: LaunchItem) => void
  /** Below the games: the last rounds. */
  children: ReactNode
}

const shown = 3

/** Beside the offer: the games that the member played last, and the last rounds. */
export default function ContinuePlaying({ onPlay, children }: ContinuePlayingProps) {
  const text = useText()
  const games = useGames(useLanguage())
  const rounds = useLatestRounds()
  const isPending = games.isPending || rounds.isPending
  const lately = playedLately(rounds.data ?? [], games.data ?? [], shown)
  return (
    <section className="card flex flex-col p-5 md:p-6" aria-labelledby="continue" aria-busy={isPending}>
      {(isPending || lately.length > 0) && (
        <div className="mb-4 border-b border-line pb-4">
          <h2 id="continue" className="text-[18px] md:text-[20px]">
            {text('home.continue_title')}
          </h2>
          <ul className="mt-3 grid grid-cols-3 gap-3">
            {isPending
              ? ['a', 'b', 'c'].map((id) => (
                  <li key={id}>
                    <Skeleton className="aspect-[3/4] !rounded-[14px]" />
                  </li>
                ))
              : lately.map((each) => <Entry key={each.game.nodeId} {...each} onPlay={onPlay} />)}
          </ul>
        </div>
      )}
      {children}
    </section>
  )
}

function Entry({ game, at, isOpen, onPlay }: Lately<Game> & { onPlay: (item: LaunchItem) => void }) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const when = formatDateTime(at, language, timeZone, 'short')
  return (
    <li>
      <button
        type="button"
        data-testid="continue"
        title={text('home.continue_last', { when })}
        className="relative block aspect-[3/4] w-full overflow-hidden rounded-[14px] border-0 bg-rind-800 p-0 text-start transition-transform duration-120 hover:-translate-y-0.5"
        onClick={() => onPlay(game)}
      >
        <GamePicture
          url={game.iconUrl}
          width={150}
          height={200}
          className="absolute inset-0 h-full w-full object-cover"
        />
        <span className="absolute inset-x-0 bottom-0 bg-[linear-gradient(transparent,rgb(6_25_15/92%)_45%)] px-2 pt-8 pb-2 text-[13px] leading-[1.3] font-[680] text-white [:lang(my)_&]:leading-[1.6]">
          <span className="line-clamp-2">{game.displayName}</span>
        </span>
        {isOpen && !game.maintenance && (
          <span className="absolute start-1.5 top-1.5 end-1.5">
            <Badge tone="info">{text('home.continue_open')}</Badge>
          </span>
        )}
        {game.maintenance && (
          <span className="absolute start-1.5 top-1.5">
            <Badge tone="warning" icon={<WrenchIcon size={13} weight="fill" />}>
              {text('lobby.in_maintenance')}
            </Badge>
          </span>
        )}
      </button>
    </li>
  )
}
