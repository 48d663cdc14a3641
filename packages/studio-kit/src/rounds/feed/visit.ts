/** One page at a table: what it hears, and what it says of its member's bets. */
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
import { openStakeTalk } from './stake-talk.ts'
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
  const { currency } = session
  // At a pool that is cancelled stakes go back before the fight.
  const tellsOwn = new Set<TableEvent['kind']>([
    ...(['round.settled', 'round.void'] as const),
    ...(table.game.pool ? (['round.deal'] as const) : []),
  ])
  const viewNow = () => follower.viewOf(table.id) ?? emptyView
  const listener = openListener(line, () => {
    const view = viewNow()
    return snapshotFrame(place, view, {
      ...{ serverTime: now(), mine: stakes.of(view.roundId), hand: hand.of(view.roundId) },
    })
  })
  const tell = (type: FrameType, roundId: string, body: object) =>
    listener.tell(frame(type, place, { roundId, seq: viewNow().seq, serverTime: now() }, body))

  const stakes = openStakeTalk({ desk, cashDesk, look, may, tell, viewNow }, table, session)
  const hand = openHandTalk(
    {
      ...{ decisionDesk, lookAtHand, may, tell, readMine: stakes.read },
      hasLaid: stakes.hasLaid,
      lost: () => line.end(),
    },
    table,
    session,
  )

  let stop = () => {}
  return {
    async begin() {
      const hear = (told: string, { kind, roundId }: TableEvent) => {
        listener.tell(told)
        if (tellsOwn.has(kind)) stakes.settle(roundId).catch(() => line.end())
        if (kind === 'round.step') hand.stepped(roundId).catch(() => line.end())
      }
      const anew = () => listener.anew()
      const { roundId } = viewNow()
      if (roundId) {
        await stakes.read(roundId)
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
      return stakes.hear(said, () => line.end())
    },
    leave: () => stop(),
  }
}
