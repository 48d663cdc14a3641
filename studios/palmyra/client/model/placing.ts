/** Sending what lies on the slip: an order for each game, each under its own name, so that asking again never bets twice. */
import type { LotteryGame } from '@jackfruit/lottery-rules'
import { type Issue, Refused, type Ticket, type WantedEntry } from '../studio.ts'
import { allEntries, type Desk, openIssues } from './desk.ts'
import { chaseOf, isSum, sumOf, withSeen } from './draft.ts'

export interface Name {
  readonly clientId: string
  readonly clientSeed: string
}

const hex = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((each) => each.toString(16).padStart(2, '0'))
    .join('')

const newName = (): Name => ({ clientId: hex(16), clientSeed: hex(16) })

/** Names by game: kept until the studio has answered for certain. */
export type Names = Map<string, Name>

const isUncertain = (failure: unknown) =>
  failure instanceof Refused && ['NETWORK', 'BUSY', 'PAUSED', 'RATE'].includes(failure.code)

/**
 * Throws what the first game answers that does not take it. Those before it are taken, and are bet on no more by the desk:
 * pressing again asks the rest alone.
 */
export async function placeAll(desk: Desk, names: Names): Promise<readonly Ticket[]> {
  const entries = allEntries(desk)
  const games = [desk.game, ...desk.others]
  const tickets: Ticket[] = []
  for (const [at, game] of games.entries()) {
    try {
      tickets.push(...(await placeIn(desk, game, entries, names)))
    } catch (failure) {
      if (!isUncertain(failure)) names.delete(game.code)
      desk.game = game
      desk.others = games.slice(at + 1)
      throw failure
    }
    names.delete(game.code)
  }
  desk.lastOrder = entries
  return tickets
}

async function placeIn(
  desk: Desk,
  { code, kind }: LotteryGame,
  entries: readonly WantedEntry[],
  names: Names,
): Promise<readonly Ticket[]> {
  const multiples = chaseOf(desk.draws, desk.growth)
  const issues: readonly Issue[] = openIssues(desk, code).slice(0, desk.draws)
  if (issues.length < desk.draws) throw new Refused('CLOSED')
  const once = sumOf(kind, desk.mode, entries)
  if (!isSum(once)) throw new Refused('ENTRY')
  const name = names.get(code) ?? newName()
  names.set(code, name)
  const taken = await desk.studio.place({
    ...{ ...name, game: code, mode: desk.mode, stopsOnWin: desk.stopsOnWin },
    entries: withSeen(kind, entries, desk.numbers.get(code) ?? []),
    issues: issues.map(({ id }, i) => ({ issueId: id, multiple: multiples[i] ?? 1 })),
    price: once.price * BigInt(multiples.reduce((sum, each) => sum + each, 0)),
  })
  const paid = taken.reduce((sum, { price }) => sum + price, 0n)
  desk.balance -= paid
  desk.net -= paid
  for (const { id } of taken) desk.waiting.add(id)
  return taken
}
