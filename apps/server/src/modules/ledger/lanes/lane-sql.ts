/** Movements as the arrays that ledger.apply_batch takes, and its answers read back. */
import { kinds, readStatus } from '../kinds.ts'
import type { Movement, Outcome } from '../movement.ts'

const flags = { closes: 1, mayStandAlone: 2, mayComeLate: 4, globalId: 8, guarded: 16, bounded: 32 }

const one = { name: 'ledger_one', text: 'select * from ledger.apply_one($1,$2,$3,$4,$5,$6,$7,$8,$9)' }
const many = {
  name: 'ledger_batch',
  text: 'select * from ledger.apply_batch($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13)',
}

const guarded = {
  name: 'ledger_guarded',
  text: 'select * from ledger.apply_guarded($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14)',
}

/** Judged by the account's guard before it is written. */
export const isGuarded = ({ kind, guarded }: Movement): boolean =>
  guarded === true && (kind === 'stake' || kind === 'betwin')

const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`
const array = (items: readonly (string | number | bigint)[]) => `{${items.join(',')}}`

const flagsOf = (movement: Movement): number =>
  ('closes' in movement && movement.closes ? flags.closes : 0) |
  (movement.kind === 'endRound' ? flags.closes : 0) |
  ('mayStandAlone' in movement && movement.mayStandAlone ? flags.mayStandAlone : 0) |
  ('mayComeLate' in movement && movement.mayComeLate ? flags.mayComeLate : 0) |
  (movement.globalId ? flags.globalId : 0) |
  (isGuarded(movement) ? flags.guarded : 0) |
  (boundOf(movement) === undefined ? 0 : flags.bounded)

/** A stake that wins nothing leads no round above anything: its round is not read. */
export const boundOf = (movement: Movement): bigint | undefined =>
  movement.kind === 'win' || (movement.kind === 'betwin' && movement.win > 0n) ? movement.most : undefined

/** Beside the amounts there is one place for a text: what a roll-back takes back, or what bounds a stake-and-win. */
function targetOf(movement: Movement): string {
  if (movement.kind === 'rollback') return quoted(movement.target)
  const bound = movement.kind === 'betwin' ? boundOf(movement) : undefined
  return bound === undefined ? 'NULL' : String(bound)
}

/** The member's leg: a stake leaves the account, everything else arrives. */
export const legOf = (movement: Movement): bigint => {
  switch (movement.kind) {
    case 'stake':
    case 'betwin':
      return -movement.amount
    case 'win':
    case 'promo':
      return movement.amount
    case 'rollback':
    case 'endRound':
      return 0n
  }
}

export interface Statement {
  name: string
  text: string
  values: unknown[]
}

/** `now`: when guards judge; null for the database's own clock. */
export function statementOf(writer: number, items: readonly Movement[], now: Date | null = null): Statement {
  const [first] = items
  if (
    first &&
    items.length === 1 &&
    (first.kind === 'stake' || first.kind === 'promo') &&
    !first.globalId &&
    !first.guarded
  ) {
    const { accountId, houseId, gameId, key, round } = first
    return {
      ...one,
      values: [
        writer,
        accountId,
        kinds[first.kind],
        legOf(first),
        houseId,
        gameId,
        key,
        round,
        flagsOf(first),
      ],
    }
  }
  const places = new Map<bigint, number>()
  for (const { accountId } of items) places.set(accountId, 0)
  const accounts = [...places.keys()].sort((a, b) => (a < b ? -1 : 1))
  accounts.forEach((account, index) => {
    places.set(account, index + 1)
  })
  const columns = columnsOf(items, places)
  const values = [writer, array(accounts), ...columns]
  if (items.some(isGuarded)) return { ...guarded, values: [now, ...values] }
  return { ...many, values }
}

function columnsOf(items: readonly Movement[], places: ReadonlyMap<bigint, number>): string[] {
  const n = items.length
  const place = new Array<number>(n)
  const kind = new Array<number>(n)
  const amount = new Array<bigint>(n)
  const house = new Array<number>(n)
  const game = new Array<number>(n)
  const key = new Array<string>(n)
  const round = new Array<string>(n)
  const flag = new Array<number>(n)
  const target = new Array<string>(n)
  const win = new Array<bigint>(n)
  const winKey = new Array<string>(n)
  items.forEach((item, i) => {
    place[i] = places.get(item.accountId) ?? 0
    kind[i] = kinds[item.kind]
    amount[i] = legOf(item)
    house[i] = item.houseId
    game[i] = item.gameId
    key[i] = quoted(item.key)
    round[i] = quoted(item.round)
    flag[i] = flagsOf(item)
    target[i] = targetOf(item)
    win[i] = item.kind === 'betwin' ? item.win : (boundOf(item) ?? 0n)
    winKey[i] = item.kind === 'betwin' ? quoted(item.winKey) : 'NULL'
  })
  return [place, kind, amount, house, game, key, round, flag, target, win, winKey].map((column) =>
    array(column),
  )
}

export interface Answer {
  o_status: string
  o_balance: string
  o_seq: string
}

const list = (text: string) => text.slice(1, -1).split(',')

export function outcomesOf({ o_status, o_balance, o_seq }: Answer): Outcome[] {
  const balances = list(o_balance)
  const seqs = list(o_seq)
  return list(o_status).map((code, i) => ({
    ...readStatus(Number(code)),
    balance: BigInt(balances[i] ?? '0'),
    seq: BigInt(seqs[i] ?? '0'),
  }))
}
