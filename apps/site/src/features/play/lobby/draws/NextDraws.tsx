import { Badge, join, Skeleton } from '@jackfruit/ui'
import { Link } from '../../../../shared/address/Link.tsx'
import { GamePicture } from '../../../../shared/games/GamePicture.tsx'
import type { Game } from '../../../../shared/games/game.ts'
import type { LaunchItem } from '../../../../shared/games/launch.ts'
import { useLotteryFavourites } from '../../../../shared/games/lotteryFavourites.ts'
import { CaretRightIcon, FireIcon, HeartIcon } from '../../../../shared/look/icons.ts'
import { useText } from '../../../../shared/text/text.ts'
import { useNow } from '../../shared/useNow.ts'
import { type Coming, comingDraws, countdownOf } from './next.ts'
import { useLotteries, useNextDraws } from './queries.ts'

interface NextDrawsProps {
  /** Whose liked lotteries come first. */
  account: string | undefined
  onPlay: (item: LaunchItem) => void
}

const most = 6
const rooms = Array.from({ length: most }, (_, room) => room)

/** Lotteries with how long each still takes bets, by the platform's clock. */
export function NextDraws({ account, onPlay }: NextDrawsProps) {
  const text = useText()
  const lotteries = useLotteries()
  const next = useNextDraws()
  const liked = useLotteryFavourites(account)
  const now = useNow(next.data?.aheadMs ?? 0)
  const coming = comingDraws(lotteries.data ?? [], next.data?.draws ?? [], { liked, now, max: most })
  const isPending = lotteries.isPending || next.isPending
  if (coming.length === 0 && !isPending) return null
  return (
    <section aria-labelledby="next-draws">
      <div className="mb-3 flex min-h-7 items-center justify-between gap-3">
        <h2 id="next-draws" className="!text-[17px] !leading-[1.3] tall:!leading-[1.6] md:!text-[21px]">
          {text('home.draws_title')}
        </h2>
        <Link
          to="/lottery"
          className="-mx-2 -my-2.5 flex items-center gap-1 px-2 py-2.5 text-[13px] font-[640] text-link"
        >
          {text('home.see_all')}
          <span className="sr-only">{text('home.draws_title')}</span>
          <CaretRightIcon size={14} weight="bold" className="rtl:-scale-x-100" />
        </Link>
      </div>
      <ul className="grid grid-cols-1 gap-2.5 min-[360px]:grid-cols-2 md:grid-cols-3">
        {/* As high as what comes: nothing below moves for it. */}
        {isPending &&
          rooms.map((room) => (
            <li key={room}>
              <Skeleton className="h-[90px] !rounded-[18px]" />
            </li>
          ))}
        {coming.map((each) => (
          <li key={each.lottery.nodeId}>
            <DrawCard coming={each} now={now} onPlay={onPlay} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface DrawCardProps {
  coming: Coming<Game>
  now: number
  onPlay: (item: LaunchItem) => void
}

/** In the last seconds the clock is told apart by more than its figures. */
const soonMs = 10_000

function DrawCard({ coming: { lottery, isLiked, closesAt }, now, onPlay }: DrawCardProps) {
  const text = useText()
  const left = closesAt - now
  const { days, clock } = countdownOf(left)
  return (
    <button
      type="button"
      data-testid="next-draw"
      data-game={lottery.nodeId}
      className="card flex h-full min-h-[90px] w-full items-center gap-3 p-2 text-start transition-transform duration-120 hover:-translate-y-0.5"
      onClick={() => onPlay(lottery)}
    >
      <GamePicture
        url={lottery.iconUrl}
        width={54}
        height={72}
        loading="lazy"
        className="h-[72px] w-[54px] flex-none rounded-[10px] object-cover"
      />
      <span className="grid min-w-0 flex-1 content-center gap-0.5">
        {(isLiked || lottery.isHot === 1) && (
          <span>
            <Badge
              tone={isLiked ? 'positive' : 'warning'}
              icon={isLiked ? <HeartIcon size={12} weight="fill" /> : <FireIcon size={12} weight="fill" />}
            >
              {text(isLiked ? 'home.draws_liked' : 'home.draws_hot')}
            </Badge>
          </span>
        )}
        <span className="line-clamp-2 text-[14px] leading-[1.3] font-[660] tall:leading-[1.6]">
          {lottery.displayName}
        </span>
        <span className="text-[12px] leading-[1.35] text-text-3 tall:leading-[1.6]">
          {text('home.draws_closes')}
        </span>
        <time
          dateTime={new Date(closesAt).toISOString()}
          className={join(
            'text-[17px] leading-[1.2] font-[720] tabular-nums',
            left < soonMs && 'text-negative',
          )}
          dir="ltr"
        >
          {days > 0 ? `${text('home.draws_days', { count: days })} ${clock}` : clock}
        </time>
      </span>
    </button>
  )
}
