/** What a page says of its member's stakes, and what it is told of them. */
import { safeParse } from 'zod/mini'
import type { Gathering } from '../../journal/gathering.ts'
import type { Session } from '../../journal/sessions.ts'
import type { CashDesk } from '../money/cash-desk.ts'
import type { Desk } from '../money/desk.ts'
import type { TableBet } from '../store/bet-row.ts'
import type { Seat } from '../store/bets.ts'
import type { SharedTable } from '../table-game.ts'
import type { FrameType } from './frames.ts'
import { bet, out, readPlaces } from './table-contract.ts'
import { toldBet, toldOut, toldPlaced } from './told-bets.ts'
import type { TableView } from './view.ts'

type ToldBet = ReturnType<typeof toldBet>

interface StakeTalkParts {
  readonly desk: Desk
  readonly cashDesk: CashDesk
  readonly look: Gathering<Seat, readonly TableBet[]>
  readonly may: () => boolean
  readonly tell: (type: FrameType, roundId: string, body: object) => void
  readonly viewNow: () => TableView
}

export interface StakeTalk {
  /** What the member has laid in the round, as far as it was read. */
  of(roundId: string | null): readonly ToldBet[]
  hasLaid(roundId: string): boolean
  read(roundId: string): Promise<readonly ToldBet[]>
  settle(roundId: string): Promise<void>
  /** False for what is said of no stake. Without an answer the page asks again, under the same name. */
  hear(said: unknown, lost: () => void): boolean
}

export function openStakeTalk(
  { desk, cashDesk, look, may, tell, viewNow }: StakeTalkParts,
  table: SharedTable,
  session: Session,
): StakeTalk {
  const { playerId, currency } = session
  let mine: readonly ToldBet[] = []
  let mineOf: string | null = null
  const hasLaid = (roundId: string) => mineOf === roundId && mine.length > 0

  async function readMine(roundId: string) {
    const bets = await look({ roundId, playerId })
    mine = bets.map(toldBet)
    mineOf = roundId
    return mine
  }

  /** A page that laid nothing in the round is asked about nothing. */
  async function settle(roundId: string): Promise<void> {
    if (!hasLaid(roundId)) return
    await readMine(roundId)
    tell('settle', roundId, { bets: mine })
  }

  async function lay(
    asked: { roundId: string; clientBetId: string; clientSeed: string; target?: number },
    texts: Record<string, string>,
  ) {
    const { roundId, clientBetId } = asked
    const places = readPlaces(texts, currency)
    if (!places || !may())
      return tell('bet.reject', roundId, { clientBetId, reason: places ? 'RATE' : 'LIMIT' })
    // Tables have names of their own, and rounds begin with them: nobody lays at another table than the page's.
    if (!roundId.startsWith(`${table.id}-`) || viewNow().roundId !== roundId)
      return tell('bet.reject', roundId, { clientBetId, reason: 'CLOSED' })
    const placed = await desk.place(table, session, { ...asked, places })
    await readMine(roundId)
    const { type, body } = toldPlaced(placed, clientBetId)
    tell(type, roundId, body)
  }

  async function takeOut(roundId: string, betId: string) {
    // Nothing is asked before: the request counts when the database has it.
    if (!may()) return tell('out.reject', roundId, { betId, reason: 'RATE' })
    const taken = await cashDesk.takeOut(table, { roundId, playerId }, betId)
    // Asked again when the next round is open: then its bets are the ones to be told.
    if (taken && roundId === viewNow().roundId) await readMine(roundId)
    const { type, body } = toldOut(taken, betId)
    tell(type, roundId, body)
  }

  return {
    of: (roundId) => (roundId === mineOf ? mine : []),
    hasLaid,
    read: readMine,
    settle,
    hear(said, lost) {
      const [laid, taken] = [safeParse(bet, said), safeParse(out, said)]
      // Without an answer the page asks again, under the same name.
      if (taken.success) takeOut(taken.data.roundId, taken.data.betId).catch(() => lost())
      if (!laid.success) return taken.success
      const { roundId, clientBetId, clientSeed, target, places } = laid.data
      const asked = { roundId, clientBetId, clientSeed, ...(target !== undefined && { target }) }
      lay(asked, places).catch(() => lost())
      return true
    },
  }
}
