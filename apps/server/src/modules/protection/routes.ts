import { protection, type ReplyOf } from '@jackfruit/contracts'
import { parseMinor, Refusal } from '@jackfruit/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { type Call, type Mount, type Principal, serve } from '../../platform/http/http.ts'
import { close, endOfExclusion, endOfTimeOut } from './closures.ts'
import type { Door } from './door.ts'
import { type Amount, changed, confirmed, find, type LimitName, readLimits, writeLimit } from './limits.ts'
import { type Guarded, ownerOf, type Protected, withMember, writeChange } from './members.ts'
import { overviewOf, sittingView } from './overview.ts'

/** More than this at a stretch is no limit any more. */
const minutesMax = 24n * 60n

/** Told in which browser a member with a closed account was. */
export type MarkRest = (
  visit: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly merchantId: number },
  until: Date,
) => void

interface Routes extends Protected {
  readonly door: Door
  readonly markRest: MarkRest
}

export function mountProtection(mount: Mount, parts: Routes): void {
  const decisions = openDecisions(parts)
  mountLimits(mount, decisions)
  mountClosures(mount, parts, decisions)
}

function openDecisions(parts: Routes) {
  const { db, directory, purses, now, door } = parts
  const owned = (principal: Principal) => ownerOf({ directory, purses }, principal)
  const overview = async (principal: Principal) => {
    const { currency } = await purses.of(principal)
    return overviewOf(db, await owned(principal), currency, now())
  }

  /** Decides with the member's row held, tells every door, and answers how things stand now. */
  const decide = async (
    principal: Principal,
    work: (tx: Parameters<typeof writeLimit>[0], member: Guarded, at: Date) => Promise<void>,
  ) => {
    const owner = await owned(principal)
    await withMember(db, owner, (tx, member) => work(tx, member, now()))
    await door.refresh()
    door.tell()
    return overview(principal)
  }
  return { owned, overview, decide }
}

type Decisions = ReturnType<typeof openDecisions>

function mountLimits(mount: Mount, { decide }: Decisions): void {
  serve(mount, protection.setLimit, ({ principal, body }) => {
    const name: LimitName = body
    const wanted = amountOf(body)
    return decide(principal, async (tx, member, at) => {
      const before = find(await readLimits(tx, member.memberId), name)
      const after = changed(before, wanted, at)
      await writeLimit(tx, member, after)
      await writeChange(tx, member, at, 'limit', {
        ...name,
        wanted: wanted?.toString() ?? null,
        before: before.amount?.toString() ?? null,
        mayHoldFrom: (after.raise?.at ?? at).toISOString(),
      })
    })
  })

  serve(mount, protection.confirmRaise, ({ principal, body }) =>
    decide(principal, async (tx, member, at) => {
      const limit = find(await readLimits(tx, member.memberId), body)
      if (!limit.raise) throw new Refusal('no_raise_pending')
      const after = confirmed(limit, at)
      if (!after) throw new Refusal('raise_too_early', { until: limit.raise.at.toISOString() })
      await writeLimit(tx, member, after)
      await writeChange(tx, member, at, 'raised', body)
    }),
  )

  serve(mount, protection.cancelRaise, ({ principal, body }) =>
    decide(principal, async (tx, member, at) => {
      const limit = find(await readLimits(tx, member.memberId), body)
      if (!limit.raise) throw new Refusal('no_raise_pending')
      await writeLimit(tx, member, { ...limit, raise: null })
      await writeChange(tx, member, at, 'raiseCancelled', body)
    }),
  )

  serve(mount, protection.setRealityCheck, ({ principal, body: { minutes } }) =>
    decide(principal, async (tx, member, at) => {
      await sql`
        update protection.members set reality_minutes = ${minutes} where member_id = ${member.memberId}`.execute(
        tx,
      )
      await writeChange(tx, member, at, 'realityCheck', { minutes })
    }),
  )
}

function mountClosures(
  mount: Mount,
  { db, now, markRest }: Routes,
  { owned, overview, decide }: Decisions,
): void {
  /** Answers, and marks the browser while the account is closed. */
  const seen = async (
    { principal, request, reply }: Pick<Call<typeof protection.overview>, 'principal' | 'request' | 'reply'>,
    answer: Promise<ReplyOf<typeof protection.overview>>,
  ) => {
    const { closure, ...rest } = await answer
    if (closure) markRest({ request, reply, merchantId: principal.merchantId }, new Date(closure.until))
    return { ...rest, closure }
  }

  serve(mount, protection.overview, (call) => seen(call, overview(call.principal)))

  serve(mount, protection.sitting, async ({ principal }) => sittingView(db, await owned(principal), now()))

  serve(mount, protection.timeOut, (call) =>
    seen(
      call,
      decide(call.principal, (tx, member, at) =>
        close(tx, member, { kind: 'timeOut', until: endOfTimeOut(call.body.days, at), at }),
      ),
    ),
  )

  serve(mount, protection.selfExclude, (call) =>
    seen(
      call,
      decide(call.principal, (tx, member, at) =>
        close(tx, member, { kind: 'selfExclusion', until: endOfExclusion(call.body.months, at), at }),
      ),
    ),
  )
}

/** Money in minor units, a sitting in whole minutes. */
function amountOf({ kind, period, amount }: LimitName & { amount: string | null }): Amount {
  if ((kind === 'session') !== (period === 'sitting')) throw new Refusal('field_invalid', { field: 'period' })
  if (amount === null) return null
  if (kind !== 'session') {
    const money = parseMinor(amount)
    if (money === null) throw new Refusal('field_invalid', { field: 'amount' })
    return money
  }
  const minutes = /^\d{1,4}$/.test(amount) ? BigInt(amount) : 0n
  if (minutes < 1n || minutes > minutesMax) throw new Refusal('field_invalid', { field: 'amount' })
  return minutes
}
