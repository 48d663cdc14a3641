/** A second password of six digits, for money that leaves. Five wrong tries lock it for an hour. */
import { invariant, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Attempts } from '../guards/attempts.ts'
import type { Passwords } from '../guards/hashing/passwords.ts'
import { type HashQueue, openHashQueue } from '../guards/hashing/queue.ts'
import { type Owner, subjectOf } from '../owner.ts'
import { hour, second } from '../settings.ts'

export interface PaymentPasswords {
  isSet(owner: Owner): Promise<boolean>
  /** Hashes it, and answers what writes it down inside a transaction. Refusal('payment_password_weak'). */
  prepare(password: string): Promise<(tx: Tx, owner: Owner) => Promise<void>>
  /** Set anew, a lock is over. */
  unlock(owner: Owner): Promise<void>
  /** Null when it is right. Of many at once five are looked at. The call that moves money declares what it refuses with. */
  check(owner: Owner, password: string): Promise<PaymentProblem | null>
}

export type PaymentProblem =
  | { readonly code: 'payment_password_missing' }
  | { readonly code: 'payment_password_wrong'; readonly triesLeft: number }
  | { readonly code: 'payment_password_locked'; readonly retryAfter: number }

const triesMax = 5
/** Of a try whose outcome nobody wrote down, because program or database went away meanwhile. */
const undecidedMs = 15 * second

interface Deps {
  readonly db: Db
  readonly attempts: Attempts
  readonly passwords: Passwords
  readonly now: () => Date
}

export function openPaymentPasswords({ db, attempts, passwords, now }: Deps): PaymentPasswords {
  const oneByOne = openLines()
  const triesOf = (owner: Owner) => subjectOf('payment', owner)
  const undecidedOf = (owner: Owner) => subjectOf('payment-undecided', owner)
  const lockOf = (owner: Owner) => subjectOf('payment-lock', owner)
  const hashOf = (owner: Owner) =>
    inMerchant(db, owner.merchantId, async (tx) => {
      const { rows } = await sql<{ hash: string | null }>`
        select payment_password_hash as hash from identity.members
        where merchant_id = ${owner.merchantId} and id = ${owner.memberId}`.execute(tx)
      return rows[0]?.hash ?? null
    })
  const locked = (until: Date): PaymentProblem => ({
    code: 'payment_password_locked',
    retryAfter: Math.ceil((until.getTime() - now().getTime()) / second),
  })

  return {
    isSet: async (owner) => (await hashOf(owner)) !== null,
    async prepare(password) {
      if (isWeak(password)) throw new Refusal('payment_password_weak')
      const hash = await passwords.hash(password)
      return async (tx, { merchantId, memberId }) => {
        const { numAffectedRows } = await sql`
          update identity.members set payment_password_hash = ${hash}
          where merchant_id = ${merchantId} and id = ${memberId}`.execute(tx)
        invariant(numAffectedRows === 1n, 'a session has its member')
      }
    },
    async unlock(owner) {
      await attempts.forget(triesOf(owner))
      await attempts.forget(undecidedOf(owner))
      await attempts.forget(lockOf(owner))
    },
    check: (owner, password) => oneByOne(triesOf(owner), () => checkOne(owner, password)),
  }

  /** Only what was found wrong counts for an hour: who pays while the database comes and goes is not locked out by it. */
  async function checkOne(owner: Owner, password: string): Promise<PaymentProblem | null> {
    const hash = await hashOf(owner)
    if (hash === null) return { code: 'payment_password_missing' }
    const lock = await attempts.count(lockOf(owner))
    if (lock.tries > 0) return locked(lock.until)
    const undecided = await attempts.add(undecidedOf(owner), undecidedMs)
    // Counted in this order, a guess that is found wrong meanwhile is counted twice rather than not at all.
    const { tries: wrong } = await attempts.count(triesOf(owner))
    if (wrong + undecided.tries > triesMax) {
      await attempts.takeBack(undecidedOf(owner))
      return locked(undecided.until)
    }
    if (await passwords.isRight(hash, password)) {
      await attempts.forget(undecidedOf(owner))
      await attempts.forget(triesOf(owner))
      return null
    }
    const { tries } = await attempts.add(triesOf(owner), hour)
    await attempts.takeBack(undecidedOf(owner))
    if (tries < triesMax) return { code: 'payment_password_wrong', triesLeft: triesMax - tries }
    return locked((await attempts.add(lockOf(owner), hour)).until)
  }
}

/** So many of one member's may wait to be looked at; whoever sends more is told to come again. */
const waitingMax = 50

/** One member's one after the other: a right one forgets the tries that count for those behind it. */
function openLines() {
  const lines = new Map<string, { readonly queue: HashQueue; users: number }>()
  return async <T>(subject: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(subject) ?? { queue: openHashQueue({ atOnce: 1, waitingMax }), users: 0 }
    lines.set(subject, line)
    line.users++
    try {
      return await line.queue.run(work)
    } finally {
      line.users--
      if (line.users === 0) lines.delete(subject)
    }
  }
}

/** One digit six times, or a run up or down: what is tried first. */
function isWeak(digits: string): boolean {
  const steps = new Set([...digits].slice(1).map((digit, i) => Number(digit) - Number(digits[i])))
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0] ?? 0)
}
