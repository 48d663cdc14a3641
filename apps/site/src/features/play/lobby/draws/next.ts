/** Which lotteries home shows, and how long each still takes bets. Pure. */
import type { lottery, ReplyOf } from '@jackfruit/contracts'

export type Lottery = Pick<
  ReplyOf<typeof lottery.games>['games'][number],
  'nodeId' | 'displayName' | 'isHot' | 'maintenance'
>
export type Draw = ReplyOf<typeof lottery.nextDraws>['draws'][number]

export interface Coming<Shown extends Lottery> {
  readonly lottery: Shown
  readonly isLiked: boolean
  /** Milliseconds of the epoch, by the platform's clock. */
  readonly closesAt: number
}

/** Of each game the draw that somebody is not too late for. */
function firstDraws(draws: readonly Draw[], now: number): ReadonlyMap<string, number> {
  const first = new Map<string, number>()
  for (const { nodeId, closesAt } of draws) {
    const at = Date.parse(closesAt)
    const known = first.get(nodeId)
    if (at > now && (known === undefined || at < known)) first.set(nodeId, at)
  }
  return first
}

/** Those that the member likes, what is hot, and then as the brand has them; a lottery without a draw is none. */
export function comingDraws<Shown extends Lottery>(
  lotteries: readonly Shown[],
  draws: readonly Draw[],
  { liked, now, max }: { readonly liked: ReadonlySet<string>; readonly now: number; readonly max: number },
): readonly Coming<Shown>[] {
  const first = firstDraws(draws, now)
  const coming = lotteries.flatMap((each) => {
    const closesAt = first.get(each.nodeId)
    if (closesAt === undefined || each.maintenance) return []
    return [{ lottery: each, isLiked: liked.has(each.nodeId), closesAt }]
  })
  const rankOf = ({ isLiked, lottery: { isHot } }: Coming<Shown>) => (isLiked ? 0 : isHot === 1 ? 1 : 2)
  return coming.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, max)
}

const two = (n: number) => String(n).padStart(2, '0')

/** 3:04:05 within a day; else the days and hours that are left. */
export function countdownOf(ms: number): { readonly days: number; readonly clock: string } {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const days = Math.floor(seconds / 86_400)
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
  return { days, clock: clock.map(two).join(':') }
}
