/**
 * Credits of one maker at one brand stand in one line. They all come to one lock, and whoever waited for it in the
 * database would keep a connection from everybody else: so they wait here, and those that do are written in one
 * transaction.
 */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { lockAccounts, Overloaded, openAccount } from '../../ledger/index.ts'
import type { Player } from '../players.ts'

/** Has the purse locked, and the account of what is held, whose number it is given. What it does elsewhere is done twice. */
type Work<T> = (tx: Tx, heldId: bigint) => Promise<T>

/** Answers after the commit. Throws what the work threw, of which nothing was written. */
export type InLine = <T>(vendor: string, player: Player, work: Work<T>) => Promise<T>

interface Waiting {
  readonly vendor: string
  readonly player: Player
  readonly work: Work<unknown>
  readonly done: (value: never) => void
  readonly failed: (error: unknown) => void
}

/** Whoever's purse is among them cannot stake meanwhile. */
const togetherMost = 8
const waitingMost = 2_000

export function openLine(db: Db): InLine {
  const lines = new Map<string, Waiting[]>()

  async function workOff(name: string, line: Waiting[]) {
    while (line.length > 0) await write(db, line.splice(0, togetherMost))
    lines.delete(name)
  }
  return (vendor, player, work) =>
    new Promise((done, failed) => {
      const name = `${player.merchantId} ${vendor}`
      const line = lines.get(name)
      if (line && line.length >= waitingMost) return failed(new Overloaded())
      const mine = { vendor, player, work, done, failed }
      if (line) return void line.push(mine)
      const fresh = [mine]
      lines.set(name, fresh)
      void workOff(name, fresh)
    })
}

/** Each is told what became of it. */
async function write(db: Db, together: readonly Waiting[]): Promise<void> {
  const [first] = together
  if (!first) return
  let working: number | null = null
  try {
    const values = await inMerchant(db, first.player.merchantId, async (tx) => {
      const helds = await lockPurses(tx, first.vendor, together)
      const said: unknown[] = []
      for (const [at, { work }] of together.entries()) {
        working = at
        said.push(await work(tx, helds[at] ?? 0n))
      }
      working = null
      return said
    })
    for (const [at, { done }] of together.entries()) done(values[at] as never)
  } catch (error) {
    // What no work is at fault for befell them all, and might befall each of them after as long a wait.
    if (working === null) for (const { failed } of together) failed(error)
    else await writeBeside(db, together, working, error)
  }
}

/** One at fault behind others is judged once more, by what was truly written before it; then it fails alone. */
async function writeBeside(db: Db, together: readonly Waiting[], atFault: number, error: unknown) {
  await write(db, together.slice(0, atFault))
  if (atFault > 0) return write(db, together.slice(atFault))
  together[0]?.failed(error)
  return write(db, together.slice(1))
}

/**
 * Before the accounts the credits of this maker at this brand: crediting and taking back come to the brand's houses and
 * budgets in other orders, and would wait for each other in a circle. Neither is a stake's way.
 */
async function lockPurses(tx: Tx, vendor: string, of: readonly Waiting[]): Promise<bigint[]> {
  const merchantId = of[0]?.player.merchantId
  await sql`select pg_advisory_xact_lock(hashtextextended(${`credits ${merchantId} ${vendor}`}, 0))`.execute(
    tx,
  )
  const helds = new Map<bigint, bigint>()
  // In one order for every maker: two that open those of the same members would wait for each other in a circle.
  for (const { player } of of.toSorted((a, b) => (a.player.memberId < b.player.memberId ? -1 : 1))) {
    const { merchantId, memberId, currency, accountId } = player
    helds.set(accountId, await openAccount(tx, { merchantId, owner: memberId, kind: 'held', currency }))
  }
  await lockAccounts(tx, [...helds.keys(), ...helds.values()])
  return of.map(({ player }) => helds.get(player.accountId) ?? 0n)
}
