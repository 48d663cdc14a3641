/** What one page says of its member's decisions, and is told of them. At other tables there is nothing to say. */
import { safeParse } from 'zod/mini'
import type { Gathering } from '../../journal/gathering.ts'
import type { Session } from '../../journal/sessions.ts'
import type { Json } from '../../rules.ts'
import type { AskedDecision, DecisionDesk } from '../money/decision-desk.ts'
import type { Seat } from '../store/bets.ts'
import type { StandingHand } from '../store/decisions.ts'
import type { SharedTable } from '../table-game.ts'
import type { HandWord } from './frames.ts'
import { decision } from './table-contract.ts'
import { toldDecided, toldHand } from './told-bets.ts'

export interface HandTalk {
  /** Of this round, as it was last read. */
  of(roundId: string | null): Json
  read(roundId: string): Promise<void>
  /** A step was closed: what the member did, and what he has put down. */
  stepped(roundId: string): Promise<void>
  /** False for what is no decision; else it is answered. */
  hear(said: unknown): boolean
}

interface Parts {
  readonly decisionDesk: DecisionDesk
  readonly lookAtHand: Gathering<Seat, StandingHand | null>
  readonly may: () => boolean
  readonly tell: (type: HandWord, roundId: string, body: object) => void
  /** The member's bets in the round; whether one lies where it is decided about. */
  readonly readMine: (roundId: string) => Promise<readonly { readonly [field: string]: Json }[]>
  readonly hasLaid: (roundId: string) => boolean
  /** Without an answer the page comes back and asks again. */
  readonly lost: () => void
}

export function openHandTalk(parts: Parts, table: SharedTable, session: Session): HandTalk {
  const { decisionDesk, lookAtHand, may, tell, readMine, hasLaid, lost } = parts
  const { decisions } = table.game
  const { playerId } = session
  let known: { readonly roundId: string; readonly hand: Json } | null = null

  async function read(roundId: string): Promise<void> {
    const hand = decisions ? await lookAtHand({ roundId, playerId }) : null
    known = hand?.turn ? { roundId, hand: toldHand(hand) } : null
  }

  async function decide(asked: AskedDecision): Promise<void> {
    const { roundId } = asked
    const reject = (reason: string) => tell('decide.reject', roundId, { ...named(asked), reason })
    if (!may()) return reject('RATE')
    if (!roundId.startsWith(`${table.id}-`)) return reject('CLOSED')
    const { type, body } = toldDecided(await decisionDesk.decide(table, session, asked), asked)
    const [bets] = [await readMine(roundId), await read(roundId)]
    // First what is put down, then that it is.
    if (type !== 'decide.wait' && known?.roundId === roundId)
      tell('hand', roundId, { ...Object(known.hand), bets })
    tell(type, roundId, body)
  }

  return {
    of: (roundId) => (known && known.roundId === roundId ? known.hand : null),
    read,
    async stepped(roundId) {
      if (!decisions || !hasLaid(roundId)) return
      const [bets] = [await readMine(roundId), await read(roundId)]
      if (known) tell('hand', roundId, { ...Object(known.hand), bets })
    },
    hear(said) {
      const asked = decisions ? safeParse(decision, said) : null
      if (!asked?.success) return false
      decide(asked.data).catch(lost)
      return true
    },
  }
}

const named = ({ step, clientBetId }: AskedDecision) => ({ step, clientBetId })
