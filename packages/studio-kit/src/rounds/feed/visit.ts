/** One page at a table: what it hears, and what it says of its member's bets. */
import { safeParse } from 'zod/mini'
import type { Gathering } from '../../journal/gathering.ts'
import type { Session } from '../../journal/sessions.ts'
import type { CashDesk } from '../money/cash-desk.ts'
import type { DecisionDesk } from '../money/decision-desk.ts'
import type { Desk } from '../money/desk.ts'
import type { TableBet } from '../store/bet-row.ts'
import type { Seat } from '../store/bets.ts'
import type { StandingHand } from '../store/decisions.ts'
import type { SharedTable } from '../table-game.ts'
import type { Follower } from './follower.ts'
import { type FrameType, frame, snapshotFrame } from './frames.ts'
import { openHandTalk } from './hand-talk.ts'
import { jsonIn } from './json-in.ts'
import { type Line, openListener } from './listener.ts'
import { bet, out, readPlaces } from './table-contract.ts'
import { toldBet, toldOut, toldPlaced } from './told-bets.ts'
import { emptyView, type TableEvent } from './view.ts'
import type { Watched } from './watched.ts'

export interface Visit {
  /** One frame of the page. False for one that no page of ours says: the line is to be ended. */
  say(text: string): boolean
  leave(): void
}

export interface VisitParts {
  readonly desk: Desk
  readonly cashDesk: CashDesk
  readonly decisionDesk: DecisionDesk
  readonly follower: Pick<Follower, 'viewOf' | 'listen'>
  readonly crowd: Pick<Watched, 'listen'>
  readonly pools: Pick<Watched, 'listen'>
  /** The database's time, in milliseconds. */
  readonly now: () => number
  readonly look: Gathering<Seat, readonly TableBet[]>
  readonly lookAtHand: Gathering<Seat, StandingHand | null>
  /** Whether the member may ask for something now. */
  readonly may: () => boolean
}

export function openVisit(
  { desk, cashDesk, decisionDesk, follower, crowd, pools, now, look, lookAtHand, may }: VisitParts,
  { table, session, line }: { readonly table: SharedTable; readonly session: Session; readonly line: Line },
): Visit & { begin(): Promise<void> } {
  const place = { gameId: table.game.code, tableId: table.id }
  const { playerId, currency } = session
  // At a pool that is cancelled stakes go back before the fight.
  const tellsOwn = new Set<TableEvent['kind']>([
    ...(['round.settled', 'round.void'] as const),
    ...(table.game.pool ? (['round.deal'] as const) : []),
  ])
  let mine: ReturnType<typeof toldBet>[] = []
  let mineOf: string | null = null
  const viewNow = () => follower.viewOf(table.id) ?? emptyView
  const listener = openListener(line, () => {
    const view = viewNow()
    const own = view.roundId === mineOf ? mine : []
    return snapshotFrame(place, view, { serverTime: now(), mine: own, hand: hand.of(view.roundId) })
  })
  const tell = (type: FrameType, roundId: string, body: object) =>
    listener.tell(frame(type, place, { roundId, seq: viewNow().seq, serverTime: now() }, body))

  async function readMine(roundId: string) {
    const bets = await look({ roundId, playerId })
    mine = bets.map(toldBet)
    mineOf = roundId
    return mine
  }

  const hand = openHandTalk(
    {
      ...{ decisionDesk, lookAtHand, may, tell, readMine },
      hasLaid: (roundId) => mineOf === roundId && mine.length > 0,
      lost: () => line.end(),
    },
    table,
    session,
  )

  /** A page that laid nothing in the round is asked about nothing. */
  async function settle(roundId: string): Promise<void> {
    if (mineOf !== roundId || mine.length === 0) return
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

  let stop = () => {}
  return {
    async begin() {
      const hear = (told: string, { kind, roundId }: TableEvent) => {
        listener.tell(told)
        if (tellsOwn.has(kind)) settle(roundId).catch(() => line.end())
        if (kind === 'round.step') hand.stepped(roundId).catch(() => line.end())
      }
      const anew = () => listener.anew()
      const { roundId } = viewNow()
      if (roundId) {
        await readMine(roundId)
        await hand.read(roundId)
      }
      const leave = follower.listen(table.id, { tell: hear, anew, catchUp: listener.catchUp })
      const hush = [crowd, pools].map((watched) => watched.listen(table.id, currency, tell))
      stop = () => {
        leave()
        for (const each of hush) each()
      }
      listener.anew()
    },
    say(text) {
      const said = jsonIn(text)
      if (hand.hear(said)) return true
      const [laid, taken] = [safeParse(bet, said), safeParse(out, said)]
      // Without an answer the page asks again, under the same name.
      if (taken.success) takeOut(taken.data.roundId, taken.data.betId).catch(() => line.end())
      if (!laid.success) return taken.success
      const { roundId, clientBetId, clientSeed, target, places } = laid.data
      const asked = { roundId, clientBetId, clientSeed, ...(target !== undefined && { target }) }
      lay(asked, places).catch(() => line.end())
      return true
    },
    leave: () => stop(),
  }
}
