/** What members did, as their chains count it: the open step of each part, round by round. */
import { invariant, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import { release, setAside } from '../../budget.ts'
import { type Counted, type Counting, type Done, isOpenAt } from '../../counting/counted.ts'
import { addLines, type Changed, type Line, sumsOf } from '../../counting/counts.ts'
import { next } from '../../machine.ts'
import { hadOnDay } from '../../once.ts'
import { beginMembership, writeMembership } from '../../rows.ts'
import { minor } from '../../terms.ts'
import { counts, holdParts, type MissionProgress, movedOn, type Part, writeParts } from './parts.ts'
import { giveReady, stepOf, tellReady } from './ready.ts'
import { keyOf, rewardOf, type Terms, worthOf } from './terms.ts'

const partId = ({ promotionId, memberId }: Pick<Part, 'promotionId' | 'memberId'>) =>
  `${promotionId}|${memberId}`

/** Turns and steps as one number; what is grouped stands beside it. */
export const slotOf = ({ turn }: Pick<Part, 'turn'>, step: number): number => turn * 100 + step
const groupedBeside = 50

export async function countDeeds(counting: Counting): Promise<void> {
  const { tx, offers, deeds, now } = counting
  const byId = new Map(offers.map((offer) => [offer.promotion.id, offer]))
  const wanted = new Map(
    offers.flatMap(({ promotion }) =>
      deeds
        .filter(({ merchantId, what }) => merchantId === promotion.merchantId && what !== 'payout')
        .map(({ memberId, merchantId }) => {
          const each = { promotionId: promotion.id, memberId, merchantId }
          return [partId(each), each] as const
        }),
    ),
  )
  const parts = new Map((await holdParts(tx, [...wanted.values()])).map((part) => [partId(part), part]))
  if (parts.size === 0) return
  await renew(counting, byId, parts)
  const told: Line[] = []
  for (const done of deeds)
    for (const offer of offers) {
      const part = parts.get(partId({ promotionId: offer.promotion.id, memberId: done.memberId }))
      const line = part && lineOf(offer, part, done)
      if (line) told.push(line)
    }
  await moveParts(tx, byId, parts, await counted(tx, told, byId, parts), now)
}

function lineOf(offer: Counted, part: Part, done: Done): Line | null {
  const { promotion } = offer
  if (promotion.merchantId !== done.merchantId || !counts(part.state)) return null
  const terms = offer.termsOf(part.version) as unknown as Terms
  const step = stepOf(offer, part)
  const key = keyOf(step, done)
  // A line that is there is changed also by what comes after the end, or after the day: that is what voids are.
  const isNew = done.rounds > 0 || done.amount > 0n || done.what === 'sign'
  if (key === null) return null
  if (isNew && (!isOpenAt(promotion, done.at) || done.at < new Date(part.progress.openedAt))) return null
  if (isNew && terms.isDaily && done.day !== part.progress.day) return null
  return {
    ...{ promotionId: promotion.id, merchantId: promotion.merchantId, memberId: done.memberId },
    ...{ slot: slotOf(part, part.progress.step), key, gameId: done.gameId, at: done.at, ...sumsOf(done) },
    what: done.what === 'payout' ? 'deposit' : done.what,
    worth: (sums) => worthOf(step, sums),
  }
}

/** What changed of the steps' figures: of different games each once, of all else each line. */
async function counted(
  tx: Tx,
  told: readonly Line[],
  offers: ReadonlyMap<bigint, Counted>,
  parts: ReadonlyMap<string, Part>,
): Promise<Changed[]> {
  const changed = await addLines(tx, told)
  const isGrouped = ({ line }: Changed) => {
    const [offer, part] = [offers.get(line.promotionId), parts.get(partId(line))]
    return offer !== undefined && part !== undefined && stepOf(offer, part).does === 'games'
  }
  const groups = changed.filter(isGrouped).map(
    ({ line, before, after }): Line => ({
      ...{ ...line, slot: line.slot + groupedBeside, key: `game:${line.gameId}` },
      ...{ rounds: Number(after - before), stake: 0n, win: 0n, valid: 0n, amount: 0n },
      worth: ({ rounds }) => (rounds > 0 ? 1n : 0n),
    }),
  )
  return [...changed.filter((each) => !isGrouped(each)), ...(await addLines(tx, groups))]
}

async function moveParts(
  tx: Tx,
  offers: ReadonlyMap<bigint, Counted>,
  parts: ReadonlyMap<string, Part>,
  changed: readonly Changed[],
  now: Date,
): Promise<void> {
  const sums = new Map<string, bigint>()
  for (const { line, before, after } of changed)
    sums.set(partId(line), (sums.get(partId(line)) ?? 0n) + after - before)
  const moved = [...sums].flatMap(([id, by]) => {
    const part = parts.get(id)
    const offer = part && offers.get(part.promotionId)
    if (!part || !offer || by === 0n) return []
    const figure = BigInt(part.progress.counted) + by
    return [
      {
        ...part,
        state: movedOn(part.state, stepOf(offer, part), figure),
        progress: { ...part.progress, counted: String(figure) },
      },
    ]
  })
  await writeParts(tx, moved, now)
  const isNew = (part: Part) => part.state === 'claim' && parts.get(partId(part))?.state !== 'claim'
  await tellReady(tx, offers, moved.filter(isNew))
}

/** Whoever is in a chain that is new each day is in it on the next day as well, from the first thing that counts. */
async function renew(
  { tx, deeds, now }: Counting,
  offers: ReadonlyMap<bigint, Counted>,
  parts: Map<string, Part>,
): Promise<void> {
  const newest = new Map<bigint, Done>()
  for (const done of deeds)
    if (done.rounds > 0 || done.amount > 0n || done.what === 'sign') newest.set(done.memberId, done)
  for (const [id, part] of parts) {
    const [offer, done] = [offers.get(part.promotionId), newest.get(part.memberId)]
    if (!offer || !done || part.state === 'left') continue
    const { isDaily } = offer.termsOf(part.version) as unknown as Terms
    if (!isDaily || done.day <= part.progress.day || !isOpenAt(offer.promotion, done.at)) continue
    parts.set(id, await renewed(tx, offer, part, done, now))
  }
}

async function renewed(tx: Tx, offer: Counted, part: Part, done: Done, now: Date): Promise<Part> {
  const { promotion } = offer
  await endTurn(tx, offer, part, now)
  const terms = offer.termsOf(promotion.version) as unknown as Terms
  const most = mostOf(terms)
  const { once } = offer.termsOf(promotion.version)
  const person = { merchantId: promotion.merchantId, memberId: part.memberId, type: 0 }
  await sql`select set_config('app.merchant', ${String(person.merchantId)}, true)`.execute(tx)
  if (await hadOnDay(tx, person, promotion.id, once, done.day)) return { ...part, state: 'expired' }
  try {
    await setAside(tx, promotion, most)
  } catch (error) {
    // The pool is used up: nothing more is promised, and nothing counts.
    if (error instanceof Refusal) return { ...part, state: 'expired' }
    throw error
  }
  const begun = await beginMembership(tx, {
    ...{ merchantId: promotion.merchantId, promotion, memberId: part.memberId, turn: part.turn + 1 },
    ...{ setAside: most, progress: beginning(done.day, done.at), at: now },
  })
  invariant(begun, `turn ${part.turn + 1} of part ${part.id} is there already`)
  const state = next('new', 'join') ?? 'new'
  await writeMembership(tx, { ...begun, state }, now)
  const { joinedAt: _, changedAt: __, ...own } = begun
  return { ...own, progress: begun.progress as MissionProgress, merchantId: promotion.merchantId, state }
}

/** What was ready waits in the reward centre; the rest of what was promised is free. */
async function endTurn(tx: Tx, offer: Counted, part: Part, now: Date): Promise<void> {
  if (!counts(part.state)) return
  const isReady = part.state === 'claim'
  const amount = isReady ? rewardOf(stepOf(offer, part)) : 0n
  if (isReady) {
    await giveReady(tx, offer, part, now)
  }
  await release(tx, offer.promotion, part.setAside - amount)
  const state = next(part.state, isReady ? 'give' : 'lapse') ?? part.state
  await writeMembership(tx, { ...part, state, setAside: 0n }, now)
}

export const mostOf = ({ chain }: Terms): bigint => chain.reduce((all, { reward }) => all + minor(reward), 0n)

export const beginning = (day: string, openedAt: Date): MissionProgress => ({
  ...{ step: 0, counted: '0', claimed: 0, day },
  openedAt: openedAt.toISOString(),
})
