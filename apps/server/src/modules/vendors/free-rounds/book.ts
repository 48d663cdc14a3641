/**
 * The stake of a free round: nothing, and its win if it came along. The grant is held while both are written, so of any
 * number of rounds that come at once none is played beyond it, and none wins more than lies on its account.
 */
import type { Movement, Outcome } from '../../ledger/index.ts'
import { transferByKey, writeIn } from '../../ledger/index.ts'
import { refuse } from '../answers.ts'
import { type Deps, Refused } from '../calls/context.ts'
import { tellPosted } from '../credits/book.ts'
import { holdBeyond } from '../credits/hold.ts'
import type { Player } from '../players.ts'
import { countRound, endIfSpent, type Grant, lockGrant } from './rows.ts'

interface FreeStake {
  readonly vendor: string
  readonly player: Player
  /** As the studio names it: a grant of ours, or a campaign of its own. */
  readonly freeRoundId: string
  readonly gameCode: string
  readonly movement: Extract<Movement, { kind: 'stake' | 'betwin' }>
}

/** Throws Refused with FREE_ROUND_OVER. What was answered before is answered again, whatever became of the grant. */
export async function bookFree(deps: Deps, stake: FreeStake): Promise<Outcome> {
  const { vendor, player, freeRoundId, movement } = stake
  const { merchantId, accountId } = player
  const { key, round, gameId } = movement
  const now = deps.now()
  const outcome = await deps.inLine(vendor, player, async (tx, heldId) => {
    const grant = await lockGrant(tx, merchantId, freeRoundId)
    if (grant && !(await transferByKey(tx, accountId, key))) demandOpen(grant, stake, now)
    const written = await writeIn(tx, movement)
    if (written.status !== 'posted' || written.replayed) return written
    if (grant) await countRound(tx, grant, { accountId, key, round, isOver: movement.closes === true }, now)
    if (movement.kind === 'stake' || movement.win === 0n) return written
    const held = await holdBeyond(tx, {
      ...{ vendor, player, heldId, gameId, key: movement.winKey, round, settles: null, amount: movement.win },
      ...{ most: 0n, isBonus: true, campaign: freeRoundId },
    })
    if (grant) await endIfSpent(tx, merchantId, grant.budgetId, now)
    return { ...written, ...held }
  })
  tellPosted(deps, player, outcome)
  return outcome
}

function demandOpen(grant: Grant, { vendor, player, gameCode }: FreeStake, now: Date): void {
  const isTheirs =
    grant.vendor === vendor && grant.accountId === player.accountId && grant.games.includes(gameCode)
  const isOpen = grant.endedAt === null && grant.played < grant.rounds && grant.won < grant.most
  if (!isTheirs || !isOpen || grant.expiresAt <= now) throw new Refused(refuse('FREE_ROUND_OVER'))
}
