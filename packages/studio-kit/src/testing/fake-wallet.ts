/**
 * A wallet in memory. It keeps the contract's promises: the same id moves money once, and a tombstone
 * refuses what comes late.
 */
import { parseMinor } from '@jackfruit/kernel'

export interface Move {
  readonly id: string
  readonly kind: 'bet' | 'win' | 'rollback' | 'adjust'
  readonly amount: bigint
}

export interface FakeWallet {
  readonly moves: Move[]
  readonly tombstones: Set<string>
  balance: bigint
  /** The play session takes no more stakes; winnings and roll-backs still go through. */
  isSessionOver: boolean
}

type Told = Readonly<Record<string, unknown>>
type Transaction = Readonly<Record<'transactionId' | 'amount', string>>
type Handler = (wallet: FakeWallet, body: never) => Told

/** How the calls that move money are answered, by their names. */
export const walletCalls: Readonly<Record<string, Handler>> = {
  balance: () => ({ status: 'OK' }),
  betwin(wallet, { bet, win }: Record<'bet' | 'win', Transaction>) {
    if (wallet.isSessionOver) return { status: 'SESSION_EXPIRED' }
    const known = knownStake(wallet, bet)
    if (known) return known
    const told = stake(wallet, bet)
    if (told.status === 'OK') move(wallet, 'win', win.transactionId, minorOf(win.amount))
    return told
  },
  bet(wallet, bet: Transaction) {
    const known = knownStake(wallet, bet)
    if (known) return known
    return wallet.isSessionOver ? { status: 'SESSION_EXPIRED' } : stake(wallet, bet)
  },
  win(
    wallet,
    { transactionId, betTransactionId, amount }: Transaction & { readonly betTransactionId: string },
  ) {
    if (has(wallet, transactionId)) return { status: 'OK', replayed: true }
    if (!has(wallet, betTransactionId)) return { status: 'BET_NOT_FOUND' }
    if (has(wallet, `R:${betTransactionId}`)) return { status: 'TXN_CANCELLED' }
    move(wallet, 'win', transactionId, minorOf(amount))
    return { status: 'OK' }
  },
  status(wallet, { transactionId }: Transaction) {
    if (wallet.tombstones.has(transactionId)) return { status: 'OK', transaction: 'TOMBSTONE' }
    if (!has(wallet, transactionId)) return { status: 'OK', transaction: 'UNKNOWN' }
    return { status: 'OK', transaction: has(wallet, `R:${transactionId}`) ? 'CANCELLED' : 'OK' }
  },
  adjust(
    wallet,
    {
      transactionId,
      refTransactionId,
      signedAmount,
    }: Readonly<Record<'transactionId' | 'refTransactionId' | 'signedAmount', string>>,
  ) {
    if (has(wallet, transactionId)) return { status: 'OK', replayed: true }
    if (!has(wallet, refTransactionId)) return { status: 'BET_NOT_FOUND' }
    const isNegative = signedAmount.startsWith('-')
    const size = minorOf(isNegative ? signedAmount.slice(1) : signedAmount)
    move(wallet, 'adjust', transactionId, isNegative ? -size : size)
    return { status: 'OK' }
  },
  rollback(wallet, { targetTransactionId: target }: { readonly targetTransactionId: string }) {
    if (has(wallet, `R:${target}`)) return { status: 'OK', replayed: true }
    const bet = find(wallet, target)
    const win = find(wallet, target.replace(/:bet(:\d+)?$/, ':win'))
    if (win && win.amount > 0n) return { status: 'ALREADY_SETTLED' }
    if (bet) {
      move(wallet, 'rollback', `R:${target}`, bet.amount)
      return { status: 'OK' }
    }
    wallet.tombstones.add(target)
    return { status: 'OK', tombstone: true }
  },
}

/** One that was taken, or taken back before it came. */
function knownStake(wallet: FakeWallet, { transactionId, amount }: Transaction): Told | null {
  if (wallet.tombstones.has(transactionId)) return { status: 'TXN_CANCELLED' }
  const known = find(wallet, transactionId)
  if (!known) return null
  return known.amount === minorOf(amount) ? { status: 'OK', replayed: true } : { status: 'CONFLICT' }
}

function stake(wallet: FakeWallet, { transactionId, amount }: Transaction) {
  const minor = minorOf(amount)
  if (wallet.balance < minor) return { status: 'INSUFFICIENT_FUNDS' }
  move(wallet, 'bet', transactionId, minor)
  return { status: 'OK' }
}

const has = (wallet: FakeWallet, id: string) => find(wallet, id) !== undefined

/** By id, of what was looked through already; tests begin lists of moves anew. */
const indexes = new WeakMap<FakeWallet, { byId: Map<string, Move>; last: Move | undefined }>()

function find(wallet: FakeWallet, id: string): Move | undefined {
  const { moves } = wallet
  let index = indexes.get(wallet)
  if (!index || moves[index.byId.size - 1] !== index.last) {
    index = { byId: new Map(), last: undefined }
    indexes.set(wallet, index)
  }
  for (const each of moves.slice(index.byId.size)) index.byId.set(each.id, each)
  index.last = moves[index.byId.size - 1]
  return index.byId.get(id)
}

function move(wallet: FakeWallet, kind: Move['kind'], id: string, amount: bigint) {
  wallet.moves.push({ id, kind, amount })
  wallet.balance += kind === 'bet' ? -amount : amount
}

function minorOf(text: string): bigint {
  const minor = parseMinor(text)
  if (minor === null) throw new Error(`no amount: ${text}`)
  return minor
}
