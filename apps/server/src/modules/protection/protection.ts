/** The face of player protection for the other modules. */
import type { Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import type { Mount } from '../../platform/http/http.ts'
import type { EventBus } from '../../platform/pushes/events.ts'
import { closedAmong, refuseClosed } from './closures.ts'
import { admitDeposit, type Deposit } from './deposits.ts'
import { openDoor, type StakeVerdict } from './door.ts'
import { brandOf, ownerOf, type Protected, readMember } from './members.ts'
import { type MarkRest, mountProtection } from './routes.ts'

interface Member {
  readonly memberId: bigint
  readonly merchantId: number
  readonly type: number
}

interface Account {
  readonly memberId: bigint
  readonly merchantId: number
  readonly accountId: bigint
}

export interface Protection {
  /** Whether the account's guard has to judge a stake, and whether it is closed. Asks no database. */
  mayStake(accountId: bigint): StakeVerdict
  /**
   * Throws Refusal 'self_excluded', 'timed_out' or 'deposit_limit'. Ask in the transaction that makes the
   * order: it holds the member's row until its end, so that two orders never share one rest.
   */
  mayDeposit(tx: Tx, member: Member, deposit: Deposit): Promise<void>
  /**
   * Throws the same for a deposit that was begun before and counts among what is pending: what was closed or lowered
   * since holds for it, too. Ask in the transaction that carries it on.
   */
  mayGoOn(tx: Tx, account: Account, pendingOf: Deposit['pendingOf']): Promise<void>
  /** Of these members, those who have closed their accounts. */
  closedAmong(tx: Tx, merchantId: number, memberIds: readonly bigint[]): Promise<ReadonlySet<bigint>>
  /** Throws Refusal 'self_excluded' or 'timed_out'. */
  mayLaunch(member: Member): Promise<void>
  /** Reads what changed now; by itself it is done every second and at every event. */
  refresh(): Promise<void>
  mount(mount: Mount): void
  close(): Promise<void>
}

export interface ProtectionOptions extends Protected {
  readonly bus: EventBus
  readonly onError: (error: unknown) => void
  /** Marks the browser of a member whose account is closed. */
  readonly markRest?: MarkRest
}

export async function openProtection(options: ProtectionOptions): Promise<Protection> {
  const { db, directory, purses, bus, onError, now } = options
  const door = await openDoor({ db, bus, now, onError })
  const parts: Protected = { db, directory, purses, now }
  return {
    mayStake: door.mayStake,
    async mayDeposit(tx, member, deposit) {
      await admitDeposit(tx, await ownerOf(parts, member), deposit, now())
    },
    async mayGoOn(tx, account, pendingOf) {
      const { timeZone } = await brandOf(parts, account.merchantId)
      await admitDeposit(tx, { ...account, timeZone }, { amount: 0n, pendingOf }, now())
    },
    closedAmong: (tx, merchantId, memberIds) => closedAmong(tx, { merchantId, memberIds, at: now() }),
    async mayLaunch({ memberId, merchantId }) {
      const member = await inMerchant(db, merchantId, (tx) => readMember(tx, memberId))
      if (member) refuseClosed(member, now())
    },
    refresh: door.refresh,
    mount: (mount) => mountProtection(mount, { ...parts, door, markRest: options.markRest ?? (() => {}) }),
    close: door.close,
  }
}
