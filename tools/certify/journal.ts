/** What the kit remembers of every transaction, as a studio does for its day-end file. */
import type { Answer } from './client.ts'
import { Finding } from './expect.ts'

export type State = 'OK' | 'CANCELLED' | 'TOMBSTONE' | 'UNKNOWN'

/** As much of a player as the journal has to know. */
interface Whose {
  readonly playerId: string
  status(transactionId: string): Promise<Answer>
}

export interface JournalLine {
  readonly player: Whose
  readonly transactionId: string
  /** Signed: what the player lost is negative. */
  amount: string
  state: State
}
export type Journal = Map<string, JournalLine>

const keyOf = (player: Whose, transactionId: string) => `${player.playerId} ${transactionId}`

/** Notes what an answer says was done. In a race the answer of the roll-back may have come before. */
export function note(journal: Journal, player: Whose, answer: Answer, transactionId: string, amount: string) {
  const key = keyOf(player, transactionId)
  if (answer.body['status'] !== 'OK' || answer.body['replayed'] === true || journal.has(key)) return
  journal.set(key, { player, transactionId, amount, state: 'OK' })
}

/** Notes that a roll-back was taken. */
export function rolledBack(journal: Journal, player: Whose, transactionId: string, tombstone: boolean) {
  const key = keyOf(player, transactionId)
  const { amount = '' } = journal.get(key) ?? {}
  journal.set(key, { player, transactionId, amount, state: tombstone ? 'TOMBSTONE' : 'CANCELLED' })
}

/** A declined stake that is rolled back may be told as cancelled or as unknown: the kit does not ask. */
export function forget(journal: Journal, player: Whose, transactionId: string) {
  journal.delete(keyOf(player, transactionId))
}

/** The lines for which the wallet's `status` says something else than the journal. */
export async function differences(lines: readonly JournalLine[]): Promise<JournalLine[]> {
  const found: JournalLine[] = []
  for (const line of lines) {
    const answer = await line.player.status(line.transactionId)
    if (answer.http !== 200) throw new Finding(`status of ${line.transactionId}: HTTP ${answer.http}`)
    const { transaction, amount } = answer.body
    const amountDiffers = line.state === 'OK' && amount !== line.amount
    if (transaction !== line.state || amountDiffers) found.push(line)
  }
  return found
}
