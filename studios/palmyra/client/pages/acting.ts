/** What the keys of the slip do: bet, and lay the last ticket again. */
import type { HostBridge } from '@jackfruit/game-page/host-bridge'
import { moneyText } from '@jackfruit/game-page/money'
import type { Parts } from '../boards/parts.ts'
import { came } from '../model/balance.ts'
import { allEntries, findGame } from '../model/desk.ts'
import { partsOf, toldOf } from '../model/orders.ts'
import { type Names, placeAll } from '../model/placing.ts'
import { entriesOfLines } from '../model/repeat.ts'
import { Refused, type Ticket } from '../studio.ts'

export interface Acts {
  readonly place: () => Promise<void>
  readonly repeat: () => Promise<void>
  readonly ended: (tickets: readonly Ticket[]) => void
  readonly isBusy: () => boolean
}

/** An entry of an order for each line over several balls: more than so many cannot be asked for at once. */
const entriesMax = 50

/** Long enough to read a refusal that names its numbers. */
const shownMs = 6_000

export function makeActs(
  parts: Parts,
  host: HostBridge,
  show: (text: string, kind: 'up' | 'down') => void,
): Acts {
  const { desk, tell } = parts
  const names: Names = new Map()
  let isBusy = false
  let hiding: ReturnType<typeof setTimeout> | undefined
  const say: typeof show = (text, kind) => {
    show(text, kind)
    clearTimeout(hiding)
    hiding = setTimeout(() => show('', kind), shownMs)
  }
  const refused = (failure: unknown) => say(refusalText(parts, failure), 'down')
  const place = async () => {
    if (isBusy) return
    isBusy = true
    tell()
    try {
      const tickets = await placeAll(desk, names)
      desk.items = []
      desk.draft = { ...desk.draft, words: [], amounts: new Map() }
      say(parts.say('slip.placed', { n: tickets.length }), 'up')
      host.tell('balance-refresh')
    } catch (failure) {
      refused(failure)
    }
    isBusy = false
    tell()
  }
  const repeat = async () => {
    try {
      const entries = desk.lastOrder.length > 0 ? desk.lastOrder : await lastOf(parts)
      if (entries.length > entriesMax) throw new Refused('ENTRY')
      if (entries.length > 0) desk.items = [{ entries }]
    } catch (failure) {
      refused(failure)
    }
    tell()
  }
  const ended = (tickets: readonly Ticket[]) => {
    const back = tickets.reduce(
      (sum, { state, payout, price }) => sum + (state === 'paid' ? (payout ?? 0n) : price),
      0n,
    )
    const won = tickets.reduce((sum, { payout }) => sum + (payout ?? 0n), 0n)
    came(desk, back)
    desk.net += back
    if (tickets.length > 0) host.tell('balance-refresh')
    if (won > 0n) say(`${parts.say('ticket.won')} · ${moneyText(won, desk.currency)}`, 'up')
  }
  return { place, repeat, ended, isBusy: () => isBusy }
}

/** A refusal in words; numbers that stood in the way are marked on the board. */
function refusalText({ say, desk }: Parts, failure: unknown): string {
  const { code, numbers } = failure instanceof Refused ? failure : new Refused('NETWORK')
  if (numbers.length === 0) return say.maybe(`error.${code}`) ?? say('error.NETWORK')
  // The first that is asked for still is the one that was refused.
  const key = partsOf(desk, allEntries(desk))[0]?.key ?? desk.game.code
  const known = toldOf(desk, key)
  const others = known.filter((old) => !numbers.some((now) => now.play === old.play && now.pick === old.pick))
  desk.numbers = new Map(desk.numbers).set(key, [...others, ...numbers])
  const named = numbers.map(({ pick }) => pick).slice(0, 8)
  return say('error.numbersNamed', { numbers: named.join(', ') })
}

/** The newest ticket of a game of this kind, or of a bet on two of them, as entries. */
async function lastOf({ desk }: Parts) {
  const { kind } = desk.game
  const tickets = await desk.studio.tickets(null)
  const last = tickets.find(({ game }) => {
    const found = findGame(game)
    return found?.kind === kind || found?.joins?.includes(desk.game.code)
  })
  return last ? entriesOfLines(kind, (await desk.studio.ticket(last.id)).lines) : []
}
