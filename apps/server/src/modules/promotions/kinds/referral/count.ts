/** What friends pay in and stake after they came: all of it counts towards the offer under which they came. */
import { sql } from 'kysely'
import { type Brought, broughtAmong } from '../../../identity/index.ts'
import { type Counted, type Counting, type Done, isOpenAt } from '../../counting/counted.ts'
import { minor } from '../../terms.ts'
import { dayMs, type Terms } from './terms.ts'

interface Row {
  readonly promotionId: bigint
  readonly friend: Brought
  readonly version: number
  readonly needDeposit: bigint
  readonly needBet: bigint
  deposited: bigint
  valid: bigint
}

export async function countFriends({ tx, offers, deeds }: Counting): Promise<void> {
  const merchants = new Set(offers.map(({ promotion }) => promotion.merchantId))
  const counting = deeds.filter(
    ({ merchantId, what }) => merchants.has(merchantId) && (what === 'bet' || what === 'deposit'),
  )
  if (counting.length === 0) return
  const brought = await broughtAmong(tx, [...new Set(counting.map(({ memberId }) => memberId))])
  const friends = new Map(brought.map((friend) => [friend.id, friend]))
  const rows = new Map<string, Row>()
  for (const done of counting)
    for (const offer of offers) {
      const friend = friends.get(done.memberId)
      if (friend) add(rows, offer, friend, done)
    }
  const lines = [...rows.values()].toSorted(
    (a, b) => Number(a.promotionId - b.promotionId) || Number(a.friend.id - b.friend.id),
  )
  if (lines.length === 0) return
  const column = <T>(pick: (row: Row) => T) => lines.map(pick)
  await sql`
    insert into promotions.friends as f (promotion_id, friend_id, merchant_id, inviter_id, version, registered_at, deposited,
      valid, is_due)
    select promotion_id, friend_id, merchant_id, inviter_id, version, registered_at, deposited, valid,
        deposited >= need_deposit and valid >= need_bet
      from unnest(${column((r) => r.promotionId)}::bigint[], ${column((r) => r.friend.id)}::bigint[],
        ${column((r) => r.friend.merchantId)}::int[], ${column((r) => r.friend.inviterId)}::bigint[],
        ${column((r) => r.version)}::int[], ${column((r) => r.friend.registeredAt)}::timestamptz[],
        ${column((r) => r.deposited)}::bigint[], ${column((r) => r.valid)}::bigint[],
        ${column((r) => r.needDeposit)}::bigint[], ${column((r) => r.needBet)}::bigint[])
        as n (promotion_id, friend_id, merchant_id, inviter_id, version, registered_at, deposited, valid, need_deposit,
          need_bet)
    on conflict (promotion_id, friend_id) do update set deposited = f.deposited + excluded.deposited,
      valid = f.valid + excluded.valid`.execute(tx)
  await sql`
    update promotions.friends f set is_due = f.deposited >= n.need_deposit and f.valid >= n.need_bet
      from unnest(${column((r) => r.promotionId)}::bigint[], ${column((r) => r.friend.id)}::bigint[],
        ${column((r) => r.friend.merchantId)}::int[], ${column((r) => r.needDeposit)}::bigint[],
        ${column((r) => r.needBet)}::bigint[]) as n (promotion_id, friend_id, merchant_id, need_deposit, need_bet)
     where f.promotion_id = n.promotion_id and f.friend_id = n.friend_id and f.merchant_id = n.merchant_id
       and f.state = 'open'`.execute(tx)
}

function add(rows: Map<string, Row>, offer: Counted, friend: Brought, done: Done): void {
  const { promotion } = offer
  if (promotion.merchantId !== done.merchantId || !isOpenAt(promotion, friend.registeredAt)) return
  const version = offer.versionAt(friend.registeredAt)
  const terms = offer.termsOf(version) as unknown as Terms
  const by = done.what === 'deposit' ? done.amount : done.valid
  // What comes in time counts; what is taken back takes away, whenever it is.
  if (by > 0n && done.at.getTime() >= friend.registeredAt.getTime() + terms.days * dayMs) return
  const id = `${promotion.id}|${friend.id}`
  const row = rows.get(id) ?? {
    ...{ promotionId: promotion.id, friend, version, deposited: 0n, valid: 0n },
    ...{ needDeposit: minor(terms.deposit), needBet: minor(terms.bet) },
  }
  if (done.what === 'deposit') row.deposited += by
  else row.valid += by
  rows.set(id, row)
}
