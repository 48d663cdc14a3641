/** Sending what lies on the slip: an order for each province, and each two of them, under its own name, so that asking again never bets twice. */
import { type Issue, Refused, type Ticket } from '../studio.ts'
import { moving } from './balance.ts'
import { allEntries, type Desk } from './desk.ts'
import { chaseOf, isSum, sumOf, withSeen } from './draft.ts'
import { issuesOf, type Part, partsOf, takenKey, toldOf } from './orders.ts'

export interface Name {
  readonly clientId: string
  readonly clientSeed: string
}

const hex = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((each) => each.toString(16).padStart(2, '0'))
    .join('')

const newName = (): Name => ({ clientId: hex(16), clientSeed: hex(16) })

/** Names by order: kept until the studio has answered for certain. */
export type Names = Map<string, Name>

const isUncertain = (failure: unknown) =>
  failure instanceof Refused && ['NETWORK', 'BUSY', 'PAUSED', 'RATE'].includes(failure.code)

/**
 * Throws what the first order answers that is not taken. Those before it are taken, and are asked for no more by the desk:
 * pressing again asks the rest alone.
 */
export async function placeAll(desk: Desk, names: Names): Promise<readonly Ticket[]> {
  const entries = allEntries(desk)
  const all = [desk.game, ...desk.others]
  const tickets: Ticket[] = []
  for (const part of partsOf(desk, entries)) {
    try {
      tickets.push(...(await placeIn(desk, part, names)))
    } catch (failure) {
      if (!isUncertain(failure)) names.delete(part.key)
      const [first] = part.of
      if (first && part.of.length === 1) {
        desk.game = first
        desk.others = all.slice(all.indexOf(first) + 1)
      }
      throw failure
    }
    names.delete(part.key)
    if (part.of.length > 1) desk.taken.add(takenKey(part))
  }
  desk.taken.clear()
  desk.lastOrder = entries
  return tickets
}

async function placeIn(desk: Desk, part: Part, names: Names): Promise<readonly Ticket[]> {
  const { key, entries, game } = part
  const { code, kind } = game
  const multiples = chaseOf(desk.draws, desk.growth)
  const issues: readonly Issue[] = issuesOf(desk, part).slice(0, desk.draws)
  if (issues.length < desk.draws) throw new Refused('CLOSED')
  const once = sumOf(kind, desk.mode, entries)
  if (!isSum(once)) throw new Refused('ENTRY')
  const name = names.get(key) ?? newName()
  names.set(key, name)
  const asked = {
    ...{ ...name, game: code, mode: desk.mode, stopsOnWin: desk.stopsOnWin },
    entries: withSeen(kind, entries, toldOf(desk, key)),
    issues: issues.map(({ id }, i) => ({ issueId: id, multiple: multiples[i] ?? 1 })),
    price: once.price * BigInt(multiples.reduce((sum, each) => sum + each, 0)),
  }
  const paidFor = (tickets: readonly Ticket[]) => tickets.reduce((sum, { price }) => sum + price, 0n)
  const taken = await moving(
    desk,
    () => desk.studio.place(asked),
    (tickets) => -paidFor(tickets),
  )
  desk.net -= paidFor(taken)
  for (const { id } of taken) desk.waiting.add(id)
  return taken
}
