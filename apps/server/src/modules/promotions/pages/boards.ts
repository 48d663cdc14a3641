/** Boards as members see them: the first by masked names, and one's own place however far down it is. */
import type { missions, ReplyOf } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { maskedName } from '../../identity/index.ts'
import type { Counted } from '../counting/counted.ts'
import { type Place, placeOf, type Score, topOf } from '../counting/scores.ts'
import { type Window, windowAt, windowOf } from '../counting/windows.ts'
import { type Board, boardAt, termsIn } from '../kinds/leaderboard/count.ts'
import { leaderboard } from '../kinds/leaderboard/kind.ts'
import { placesOf, poolOf, sharesOf, type Terms } from '../kinds/leaderboard/terms.ts'
import { type CommonTerms, titleIn } from '../terms.ts'

type View = ReplyOf<typeof missions.leaderboard>['lists'][number]

const shownMost = 10

export interface BoardFound {
  readonly board: Board
  readonly top: readonly Score[]
  readonly own: Place | null
  readonly isPaid: boolean
}

/** The window that runs; after the end, and before a next one, the last. */
export async function findBoard(
  tx: Tx,
  offer: Counted,
  memberId: bigint,
  now: Date,
): Promise<BoardFound | null> {
  const board = boardAt(offer, now) ?? lastBoard(offer, now)
  if (!board) return null
  const { promotion } = offer
  const where = { merchantId: promotion.merchantId, promotionId: promotion.id, slot: board.window.slot }
  const { rows } = await sql<{ paid: Date }>`
    select paid_at as paid from promotions.windows
     where promotion_id = ${promotion.id} and slot = ${board.window.slot} and merchant_id = ${promotion.merchantId}
       and paid_at is not null`.execute(tx)
  return {
    board,
    top: await topOf(tx, where, Math.max(placesOf(board.terms), shownMost)),
    own: await placeOf(tx, where, memberId),
    isPaid: rows.length > 0,
  }
}

function lastBoard(offer: Counted, now: Date): Board | null {
  const { promotion, timeZone } = offer
  const first = offer.termsOf(1) as unknown as Terms
  const end = promotion.closedAt ?? promotion.endsAt ?? now
  if (promotion.startsAt > now || end > now) return null
  const measured = { ...first, timeZone, promotion }
  const window: Window =
    windowAt(measured, new Date(end.getTime() - 1)) ?? windowOf(measured, first.times - 1)
  return { offer, window, terms: termsIn(offer, window) }
}

/** Two of these are shown in full: what the rest is, everybody finds at their own place. */
export function boardView(
  { board: { offer, window, terms }, top, own, isPaid }: BoardFound,
  {
    memberId,
    language,
    now,
    nameOf,
  }: {
    readonly memberId: bigint
    readonly language: string
    readonly now: Date
    readonly nameOf: (memberId: bigint) => string
  },
): View {
  const shares = sharesOf(terms, top.slice(0, placesOf(terms)))
  const prizeAt = (place: number) => {
    const share = shares[place - 1] ?? (('own' in terms.prizes && terms.prizes.own[place - 1]) || null)
    return typeof share === 'bigint' ? formatMinor(share) : share
  }
  const places = placesOf(terms)
  const last = top[places - 1]
  const common = offer.termsOf(offer.versionAt(window.from)) as CommonTerms
  return {
    ...{ id: offer.promotion.code, art: common.art, title: titleIn(common, language) },
    ...{ unit: terms.unit, by: terms.by },
    state: isPaid ? 'paid' : now >= window.to ? 'frozen' : 'running',
    ...{ from: window.from.toISOString(), to: window.to.toISOString() },
    paysAt: new Date(window.to.getTime() + terms.freezeMinutes * 60_000).toISOString(),
    ...{ pool: formatMinor(poolOf(terms)), isShared: 'shared' in terms.prizes },
    lists: top.slice(0, shownMost).map((each, place) => ({
      ...{ place: place + 1, name: maskedName(nameOf(each.memberId)), score: formatMinor(each.score) },
      ...{ prize: prizeAt(place + 1), isOwn: each.memberId === memberId },
    })),
    own: own && {
      ...{ place: own.place, isExact: own.isExact, score: formatMinor(own.score) },
      prize: own.place <= places ? prizeAt(own.place) : null,
      missing: own.place > places && last ? formatMinor(last.score - own.score) : null,
      prizePlace: places,
    },
    rules: [
      ...leaderboard.steps({ ...common, ...terms }),
      ...(leaderboard.rules?.({ ...common, ...terms }) ?? []),
    ],
  }
}
