/** Cashback and rakeback as members see them: what would come back now, and what came, each with its figures. */
import type { missions, ReplyOf } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Counted } from '../counting/counted.ts'
import { type Window, windowAt, windowOf } from '../counting/windows.ts'
import { daysIn, type Reckoned, reckon, type Terms } from '../kinds/cashback/terms.ts'
import type { Person } from '../kinds/kind.ts'
import { keptAs, type Terms as RakebackTerms, reckon as reckonKept } from '../kinds/rakeback/terms.ts'
import { outsideAmong } from '../people.ts'
import { titleIn } from '../terms.ts'
import type { World } from '../world.ts'

type View = ReplyOf<typeof missions.summary>['cashbacks'][number]

const pastMost = 10

export async function cashbackView(
  tx: Tx,
  { daysOf }: Pick<World, 'daysOf'>,
  offer: Counted,
  { person, language, now }: { readonly person: Person; readonly language: string; readonly now: Date },
): Promise<View> {
  const { promotion, timeZone } = offer
  const running = windowAt({ ...cutOf(offer), timeZone, promotion }, now)
  const window = running && (await isFor(tx, offer, person, running)) ? running : null
  const isRakeback = promotion.kind === 'rakeback'
  const common = offer.termsOf(promotion.version)
  return {
    ...{ id: promotion.code, art: common.art, title: titleIn(common, language) },
    of: isRakeback ? 'edge' : 'loss',
    now:
      window &&
      (isRakeback
        ? await keptNow(tx, offer, person, window)
        : await nowOf(tx, { daysOf }, offer, person, window)),
    paysAt: window && new Date(window.to.getTime() + 10 * 60_000).toISOString(),
    past: await pastOf(tx, offer, person),
  }
}

/** Whom it is not for now has no figures of what would come, and keeps those of what came. */
async function isFor(
  tx: Tx,
  { termsOf, versionAt }: Counted,
  { merchantId, memberId }: Person,
  { from }: Window,
): Promise<boolean> {
  const outside = await outsideAmong(
    tx,
    { merchantId, memberIds: [memberId] },
    termsOf(versionAt(from)),
    from,
  )
  return !outside.has(memberId)
}

const cutOf = (offer: Counted): Pick<Terms, 'unit' | 'times'> => {
  const first = offer.termsOf(1) as unknown as Terms
  return { unit: first.unit ?? 'day', times: first.times }
}

/** What games kept of this day's stakes, and what would be given for it now. */
async function keptNow(
  tx: Tx,
  { promotion, termsOf, versionAt }: Counted,
  { memberId, merchantId }: Person,
  window: Window,
): Promise<View['now']> {
  const terms = termsOf(versionAt(window.from)) as unknown as RakebackTerms
  const { rows } = await sql<{ stake: bigint; kept: bigint }>`
    select stake, kept from promotions.rakebacks
     where promotion_id = ${promotion.id} and slot = ${window.slot} and member_id = ${memberId}
       and merchant_id = ${merchantId}`.execute(tx)
  const { stake, kept } = rows[0] ?? { stake: 0n, kept: 0n }
  const { rows: before } = await sql<{ rest: string }>`
    select rest::text as rest from promotions.cashbacks
     where member_id = ${memberId} and promotion_id = ${promotion.id} and slot < ${window.slot}
       and merchant_id = ${merchantId} order by slot desc limit 1`.execute(tx)
  const { amount } = reckonKept(terms, { kept, rest: BigInt(before[0]?.rest ?? '0') })
  return written({
    ...{ window, stake: stake > 0n ? stake : 0n, win: 0n, bonus: 0n },
    ...{ loss: keptAs(kept), percent: terms.share, amount },
  })
}

async function nowOf(
  tx: Tx,
  { daysOf }: Pick<World, 'daysOf'>,
  { promotion, timeZone, termsOf, versionAt }: Counted,
  { memberId, merchantId }: Person,
  window: Window,
): Promise<View['now']> {
  const terms = termsOf(versionAt(window.from)) as unknown as Terms
  const days = daysIn(window, promotion, timeZone)
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return null
  const sums = (await daysOf(tx, memberId, { from, to })).filter(
    ({ kind }) => kind !== '' && (!terms.kinds || terms.kinds.includes(kind)),
  )
  const { rows } = await sql<{ bonus: bigint }>`
    select coalesce(sum(amount), 0)::bigint as bonus from promotions.rewards
     where member_id = ${memberId} and merchant_id = ${merchantId} and state = 'claimed' and ended_at >= ${window.from}
       and ended_at < ${window.to}`.execute(tx)
  const stake = sums.reduce((all, each) => all + each.stake, 0n)
  const win = sums.reduce((all, each) => all + each.win, 0n)
  const bonus = rows[0]?.bonus ?? 0n
  const loss = stake - win - bonus
  const none: Reckoned = { loss: loss > 0n ? loss : 0n, percent: terms.tiers[0]?.percent ?? '0', amount: 0n }
  return written({ window, stake, win, bonus, ...(reckon(terms, { stake, win, bonus }) ?? none) })
}

interface Figures extends Reckoned {
  readonly window: Pick<Window, 'from' | 'to'>
  readonly stake: bigint
  readonly win: bigint
  readonly bonus: bigint
}

const written = ({ window, stake, win, bonus, loss, percent, amount }: Figures): View['past'][number] => ({
  ...{ from: window.from.toISOString(), to: window.to.toISOString(), percent },
  ...{ stake: formatMinor(stake), win: formatMinor(win), bonus: formatMinor(bonus) },
  ...{ loss: formatMinor(loss), amount: formatMinor(amount) },
})

async function pastOf(tx: Tx, offer: Counted, { memberId, merchantId }: Person): Promise<View['past']> {
  const { promotion, timeZone } = offer
  const { rows } = await sql<Omit<Figures, 'window'> & { slot: number }>`
    select slot, stake, win, bonus, loss, percent, given as amount from promotions.cashbacks
     where member_id = ${memberId} and promotion_id = ${promotion.id} and merchant_id = ${merchantId}
       and given > 0 order by slot desc limit ${pastMost}`.execute(tx)
  const cut = cutOf(offer)
  return rows.map(({ slot, ...figures }) =>
    written({ ...figures, window: windowOf({ ...cut, timeZone, promotion }, slot) }),
  )
}
