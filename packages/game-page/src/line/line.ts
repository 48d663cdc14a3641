/**
 * The page's line to its table. It says who it is, is told how the table stands and then what happens, in order; after a
 * gap, a lost network or a silence it comes back and is told anew. Stakes on their way are asked for again.
 */
import { openConnection, type Socket } from './connection.ts'
import { type AskedDecision, type DecisionAnswer, openDecisions } from './decisions.ts'
import { type AskedOut, type OutAnswer, openOuts } from './outs.ts'
import { type ServerClock, serverClock } from './server-clock.ts'
import { type Answer, type Asked, openStakes } from './stakes.ts'
import { nothingYet, type Standing, standAfter } from './standing.ts'
import { readTold, type Told } from './told.ts'

export interface LineParts {
  readonly open: () => Socket
  readonly token: string
  readonly tableId: string
  readonly clientSeed: string
  /** Milliseconds that only ever go on. */
  readonly now: () => number
  /** The answer takes it back. */
  readonly later: (ms: number, work: () => void) => () => void
  /** From 0 to 1: pages that lost their line do not all come back at once. */
  readonly chance: () => number
  readonly hear: {
    /** `cause` is what was told, null where the line itself changed. */
    readonly stands: (standing: Standing, cause: Told | null) => void
    readonly answered: (answer: Answer) => void
    /** At a flight: what became of a bet that was to be taken out. */
    readonly taken?: (answer: OutAnswer) => void
    /** Where members decide: what became of it. */
    readonly decided?: (answer: DecisionAnswer) => void
  }
}

/** `over`: the play session has ended; nothing is told here any more. */
export type LineState = 'coming' | 'here' | 'lost' | 'over'

export interface Line {
  readonly state: () => LineState
  readonly standing: () => Standing
  readonly clock: () => ServerClock
  readonly lay: (asked: Asked) => void
  readonly waiting: () => readonly Asked[]
  /** Of a flight: takes a bet out, now. */
  readonly takeOut: (asked: AskedOut) => void
  readonly isAskedOut: (betId: string) => boolean
  /** Of a round in which members decide. */
  readonly decide: (asked: AskedDecision) => void
  readonly deciding: () => AskedDecision | null
  /** The network went, or is back: what is open now is not trusted. */
  readonly renew: () => void
  readonly stop: () => void
}

/** After closing a table says the next thing within seconds; at other times it may be quiet for a while. */
const silence = { afterClosingMs: 8_000, otherwiseMs: 75_000 }

export function openLine(parts: LineParts): Line {
  const { token, tableId, clientSeed, now, later, hear, chance } = parts
  let state: LineState = 'coming'
  let standing = nothingYet
  let clock = serverClock()

  const connection = openConnection({
    ...{ open: parts.open, later, chance, heard },
    hello: JSON.stringify({ type: 'hello', token, tableId }),
    lost: () => turn('lost'),
    over: () => turn('over'),
  })
  const stakes = openStakes({
    ...{ later, answered: hear.answered },
    ask: (asked) => {
      if (state === 'here') connection.send(JSON.stringify({ type: 'bet', clientSeed, ...asked }))
    },
  })
  const outs = openOuts({
    ...{ later, answered: (answer) => hear.taken?.(answer), unanswered: () => connection.comeSoon() },
    ask: (asked) => {
      if (state === 'here') connection.send(JSON.stringify({ type: 'out', ...asked }))
    },
  })
  const decisions = openDecisions({
    ...{ later, answered: (answer) => hear.decided?.(answer), unanswered: () => connection.comeSoon() },
    ask: (asked) => {
      if (state === 'here') connection.send(JSON.stringify({ type: 'decide', ...asked }))
    },
  })
  function turn(next: LineState) {
    if (state === next) return
    state = next
    hear.stands(standing, null)
  }
  /** How long the table may say nothing, as it stands. */
  function quietMs(): number {
    const { phase, closesAt } = standing.view
    const at = clock.at(now())
    if (phase !== 'betting' || closesAt === null || at === null) return silence.otherwiseMs
    return Math.max(0, closesAt - at) + silence.afterClosingMs
  }
  function heard(text: string) {
    const told = readTold(text)
    // What nobody understands is passed over: a newer table may tell more than this page knows.
    if (!told) return
    clock = clock.hear(told.kind === 'event' ? told.serverTime : told.told.serverTime, now())
    if (state !== 'here' && told.kind !== 'snapshot') return
    const next = standAfter(standing, told)
    if (!next) return connection.comeSoon()
    standing = next
    if (told.kind === 'snapshot') {
      state = 'here'
      connection.isWhole()
    }
    connection.expectWithin(quietMs())
    hear.stands(standing, told)
    stakes.hear(told, standing)
    outs.hear(told, standing)
    decisions.hear(told, standing)
  }
  function come() {
    connection.come()
    connection.expectWithin(silence.otherwiseMs)
  }
  come()
  return {
    ...{ state: () => state, standing: () => standing, clock: () => clock },
    ...{ lay: stakes.lay, waiting: stakes.waiting },
    ...{ takeOut: outs.take, isAskedOut: outs.isAsked },
    ...{ decide: decisions.decide, deciding: decisions.asked },
    renew: () => {
      if (state === 'over') return
      turn('lost')
      come()
    },
    stop: () => {
      stakes.stop()
      outs.stop()
      decisions.stop()
      connection.close()
      state = 'over'
    },
  }
}
