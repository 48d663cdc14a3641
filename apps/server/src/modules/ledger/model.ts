/** The ledger as plainly as it can be said: a map in memory. Property tests hold the real one against it. */
import { legOf } from './lanes/lane-sql.ts'
import type { Movement, Outcome } from './movement.ts'

interface Written {
  kind: 'stake' | 'win' | 'rollback' | 'tombstone' | 'promo' | 'endRound'
  amount: bigint
  round: string
  status: Outcome['status']
  closes: boolean
  movement: Movement
}

interface Account {
  balance: bigint
  seq: bigint
  written: Map<string, Written>
}

export interface Model {
  apply(movement: Movement): Outcome
  balance(accountId: bigint): bigint
}

/** Whether a win leads its round above the most that it pays, or has no stake to be won with. */
function isBeyond(round: readonly Written[], amount: bigint, most: bigint): boolean {
  return amount > 0n && (sumOf(round, ['stake', 'rollback']) >= 0n || sumOf(round, ['win']) + amount > most)
}

const sumOf = (round: readonly Written[], kinds: readonly Written['kind'][]): bigint =>
  round
    .filter(({ status, kind }) => status === 'posted' && kinds.includes(kind))
    .reduce((total, each) => total + each.amount, 0n)

export function openModel(opening: ReadonlyMap<bigint, { balance: bigint; seq: bigint }>): Model {
  const accounts = new Map<bigint, Account>(
    [...opening].map(([id, { balance, seq }]) => [id, { balance, seq, written: new Map() }]),
  )
  const of = (id: bigint) => accounts.get(id) ?? { balance: 0n, seq: 0n, written: new Map() }

  function apply(movement: Movement): Outcome {
    const account = of(movement.accountId)
    const outcome = (status: Outcome['status'], replayed = false): Outcome => ({
      status,
      replayed,
      balance: account.balance,
      seq: account.seq,
    })
    const known = account.written.get(movement.key)
    if (known) return repeat(account, movement, known, outcome)
    const round = [...account.written.values()].filter(
      ({ round: its }) => its === movement.round && its !== '',
    )
    switch (movement.kind) {
      case 'stake':
        return outcome(write(account, movement, 'stake', -movement.amount))
      case 'betwin': {
        if (account.written.has(movement.winKey)) return outcome('conflict')
        const wonBefore = sumOf(round, ['win'])
        if (movement.most !== undefined && movement.win > 0n && wonBefore + movement.win > movement.most)
          return outcome('uncovered')
        const status = write(account, { ...movement, closes: false }, 'stake', -movement.amount)
        if (status === 'posted') write(account, movement, 'win', movement.win, movement.winKey)
        return outcome(status)
      }
      case 'win': {
        const stakes = round.filter(({ kind, status }) => kind === 'stake' && status === 'posted').length
        const undone = round.filter(
          ({ kind, amount }) => kind === 'tombstone' || (kind === 'rollback' && amount !== 0n),
        ).length
        if (stakes <= undone) {
          if (undone > 0) return outcome('cancelled')
          if (!movement.mayStandAlone) return outcome('no-stake')
        } else if (round.some(({ closes }) => closes) && !movement.mayComeLate) return outcome('round-closed')
        if (movement.most !== undefined && isBeyond(round, movement.amount, movement.most))
          return outcome('uncovered')
        return outcome(write(account, movement, 'win', movement.amount))
      }
      case 'rollback': {
        const target = account.written.get(movement.target)
        if (!target) {
          write(account, movement, 'rollback', 0n, movement.key, 'tombstone')
          write(account, movement, 'tombstone', 0n, movement.target, 'cancelled')
          return outcome('tombstone')
        }
        if (target.kind === 'tombstone') return outcome('tombstone')
        if (target.kind !== 'stake') return outcome('conflict')
        const back = target.status === 'posted' ? 0n - target.amount : 0n
        const others = [...account.written.values()].filter(
          ({ round: its }) => its === target.round && its !== '',
        )
        const won = others.some(
          ({ kind, status, amount }) => kind === 'win' && status === 'posted' && amount > 0n,
        )
        if (won && back !== 0n) return outcome('already-settled')
        return outcome(write(account, { ...movement, round: target.round }, 'rollback', back))
      }
      case 'promo':
        return outcome(write(account, movement, 'promo', movement.amount))
      case 'endRound':
        return outcome(write(account, movement, 'endRound', 0n))
    }
  }

  return { apply, balance: (id) => of(id).balance }
}

function repeat(
  account: Account,
  movement: Movement,
  known: Written,
  outcome: (status: Outcome['status'], replayed?: boolean) => Outcome,
): Outcome {
  if (known.kind === 'tombstone')
    return movement.kind === 'stake' || movement.kind === 'betwin'
      ? outcome('cancelled')
      : outcome('conflict')
  if (movement.kind === 'rollback')
    return known.kind === 'rollback' ? outcome(known.status, true) : outcome('conflict')
  const kind = movement.kind === 'betwin' ? 'stake' : movement.kind
  const amount = legOf(movement)
  if (known.kind !== kind || known.amount !== amount || known.round !== movement.round)
    return outcome('conflict')
  if (movement.kind === 'betwin') {
    if (known.status !== 'posted') return outcome(known.status, true)
    const win = account.written.get(movement.winKey)
    if (win?.kind !== 'win' || win.amount !== movement.win || win.round !== movement.round)
      return outcome('conflict')
  }
  return outcome(known.status, true)
}

function write(
  account: Account,
  movement: Movement,
  kind: Written['kind'],
  amount: bigint,
  key = movement.key,
  forced?: Outcome['status'],
) {
  const fits = account.balance + amount >= 0n
  const status = forced ?? (fits ? 'posted' : 'insufficient')
  if (status === 'posted') account.balance += amount
  account.seq += 1n
  const closes =
    status === 'posted' && (kind === 'endRound' || ('closes' in movement && movement.closes === true))
  account.written.set(key, { kind, amount, round: movement.round, status, closes, movement })
  return status
}
