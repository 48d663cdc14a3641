/**
 * A table in one process, for tests and for looking at the page: it plays rounds by the game's own rules and speaks the
 * contract of the real ones. Money is a number in a map, and rounds are sealed by nothing.
 */
import { currencyOf, formatMinor, type Minor } from '@jackfruit/kernel'
import { deltaFrame, frame, snapshotFrame } from '@jackfruit/studio-kit/rounds/feed/frames'
import { bet, hello, readPlaces } from '@jackfruit/studio-kit/rounds/feed/table-contract'
import type { OwnBet } from '@jackfruit/studio-kit/rounds/feed/told-contract'
import { emptyView, follow, type TableEvent } from '@jackfruit/studio-kit/rounds/feed/view'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { TableGame } from '@jackfruit/table-rules/table'

/** Nothing is taken out of a table before its result. */
type TableBet = Omit<OwnBet, 'outAt' | 'step'>

export interface TableParts {
  readonly tableId: string
  readonly game: TableGame
  readonly currency: string
  readonly balance: Minor
  /** The most that one place takes. */
  readonly most: Minor
  readonly now: () => number
  readonly later: (ms: number, work: () => void) => () => void
  /** Rounds that were played before anybody came. */
  readonly history?: number
  /** How fast time goes for phases, for those who only look: 1 is as the rules say. */
  readonly pace?: number
  /** What is dealt instead of chance. */
  readonly deals?: () => Json
}

export interface Seat {
  /** False for what is not understood: the line is to be ended. */
  readonly say: (text: string) => boolean
  readonly leave: () => void
}

export interface TestTable {
  /** Null for who is not known. */
  readonly enter: (text: string, send: (text: string) => void) => Seat | null
  /** Takes the next step now. */
  readonly step: () => void
  readonly stop: () => void
}

const settledMs = 400
const random = { below: (n: number) => Math.floor(Math.random() * n) }
const hexOf = (bytes: number) =>
  Array.from({ length: bytes }, () => random.below(256).toString(16).padStart(2, '0')).join('')

type Bet = ReturnType<typeof bet.parse>

interface Member {
  balance: Minor
  readonly bets: Map<string, readonly TableBet[]>
}

class Table implements TestTable {
  readonly #parts: TableParts
  readonly #scale: number
  readonly #members = new Map<string, Member>()
  readonly #seats = new Map<object, { readonly send: (text: string) => void; readonly member: Member }>()
  #view = emptyView
  #no = 0
  #stopping = () => {}

  constructor(parts: TableParts) {
    this.#parts = parts
    this.#scale = currencyOf(parts.currency).scale
    for (let played = 0; played < (parts.history ?? 0); played++) {
      this.#open()
      for (const phase of ['betting', 'closed', 'dealing', 'result']) this.#steps[phase]?.()
    }
  }

  get #place() {
    return { gameId: this.#parts.game.code, tableId: this.#parts.tableId }
  }
  get #at() {
    const { roundId, seq } = this.#view
    return { roundId, seq, serverTime: this.#parts.now() }
  }
  #betsOf(member: Member): readonly TableBet[] {
    return member.bets.get(this.#view.roundId ?? '') ?? []
  }
  #tell(kind: TableEvent['kind'], body: TableEvent['body']): void {
    const { tableId, now } = this.#parts
    const roundId = kind === 'round.open' ? `${tableId}-1-${this.#no}` : (this.#view.roundId ?? '')
    const event: TableEvent = { seq: this.#view.seq + 1, roundId, kind, body }
    this.#view = follow(this.#view, event) ?? this.#view
    for (const { send } of this.#seats.values()) send(deltaFrame(this.#place, event, now()))
  }

  /** Of each phase: what comes after it. The answer is how long that lasts. */
  readonly #steps: Readonly<Record<string, () => number>> = {
    betting: () => {
      this.#tell('round.closed', {})
      return this.#parts.game.phases.closedMs
    },
    closed: () => {
      const { game, deals } = this.#parts
      const outcome = deals?.() ?? game.draw(random)
      const dealMs = game.phases.dealingMs(outcome)
      this.#tell('round.deal', { outcome, dealMs })
      return dealMs
    },
    dealing: () => {
      const [link, entropy] = [hexOf(32), hexOf(32)]
      this.#tell('round.result', { outcome: this.#view.outcome, link, entropy, beacon: null })
      return this.#parts.game.phases.resultMs
    },
    result: () => {
      this.#tell('round.settled', {})
      this.#pay()
      return settledMs
    },
  }
  #open(): number {
    this.#no += 1
    const { game, now, pace = 1 } = this.#parts
    const seal = { chainNo: 1, chainLength: 10_000, roundNo: this.#no, terminal: 'c0ffee'.padEnd(64, '7') }
    this.#tell('round.open', { ...seal, closesAt: now() + game.phases.bettingMs / pace })
    return game.phases.bettingMs
  }
  #pay(): void {
    const { game } = this.#parts
    for (const { send, member } of this.#seats.values()) {
      const bets = this.#betsOf(member).map((each): TableBet => {
        if (each.state !== 'taken') return each
        const win = Object.entries(each.places).reduce(
          (sum, [id, amount]) => sum + game.payout(this.#view.outcome, id, minor(amount, this.#scale)),
          0n,
        )
        member.balance += win
        return { ...each, state: 'paid', payout: this.#text(win), balance: this.#text(member.balance) }
      })
      member.bets.set(this.#view.roundId ?? '', bets)
      if (bets.length > 0) send(frame('settle', this.#place, this.#at, { bets }))
    }
  }
  #text(amount: Minor): string {
    return formatMinor(amount, this.#scale)
  }

  step(): void {
    this.#stopping()
    const { later, pace = 1 } = this.#parts
    const ms = this.#steps[this.#view.phase]?.() ?? this.#open()
    this.#stopping = later(ms / pace, () => this.step())
    this.#tellPool()
  }
  stop(): void {
    this.#stopping()
  }
  #tellPool(): void {
    const sums = new Map<string, number>()
    for (const { places } of [...this.#members.values()].flatMap((member) => this.#betsOf(member)))
      for (const [id, amount] of Object.entries(places)) sums.set(id, (sums.get(id) ?? 0) + Number(amount))
    const places = Object.fromEntries([...sums].map(([id, amount]) => [id, String(amount)]))
    const all = [...this.#members].flatMap(([name, member]) =>
      this.#betsOf(member).flatMap(({ places: laid }) =>
        Object.entries(laid).map(([place, stake]) => ({ who: `${name.slice(0, 2)}***`, place, stake })),
      ),
    )
    const staked = String(all.reduce((sum, { stake }) => sum + Number(stake), 0))
    const told = { players: this.#seats.size, staked, places, bets: all }
    const body = { type: 'pool.update', ...this.#place, ...this.#at, ...told }
    for (const { send } of this.#seats.values()) send(JSON.stringify(body))
  }

  #lay(member: Member, asked: Bet): readonly [string, object] {
    const { clientBetId } = asked
    const known = this.#betsOf(member).find((each) => each.clientBetId === clientBetId)
    if (known) return ['bet.ack', known]
    const { most, currency, game, now } = this.#parts
    const places = readPlaces(asked.places, currency)
    const reject = (reason: string) => ['bet.reject', { clientBetId, reason }] as const
    const isPlace = (id: string) => game.places.some((each) => each.id === id)
    if (!places || [...places].some(([id, amount]) => amount > most || !isPlace(id))) return reject('LIMIT')
    const { phase, roundId, closesAt } = this.#view
    if (phase !== 'betting' || asked.roundId !== roundId || now() >= (closesAt ?? 0)) return reject('CLOSED')
    const stake = [...places.values()].reduce((sum, each) => sum + each, 0n)
    if (stake > member.balance) return reject('BALANCE')
    member.balance -= stake
    const taken: TableBet = {
      ...{ betId: hexOf(12), clientBetId, state: 'taken', places: asked.places },
      ...{ stake: this.#text(stake), payout: null, balance: this.#text(member.balance) },
    }
    member.bets.set(roundId, [...this.#betsOf(member), taken])
    return ['bet.ack', { ...taken, receipt: null }]
  }

  enter(text: string, send: (text: string) => void): Seat | null {
    const { tableId, balance, now } = this.#parts
    const read = hello.safeParse(JSON.parse(text))
    if (!read.success || read.data.tableId !== tableId) return null
    const { token } = read.data
    const member = this.#members.get(token) ?? { balance, bets: new Map() }
    this.#members.set(token, member)
    const seat = {}
    this.#seats.set(seat, { send, member })
    send(snapshotFrame(this.#place, this.#view, { serverTime: now(), mine: this.#betsOf(member) }))
    return {
      leave: () => void this.#seats.delete(seat),
      say: (said) => {
        const asked = bet.safeParse(JSON.parse(said))
        if (!asked.success) return false
        const [type, body] = this.#lay(member, asked.data)
        send(JSON.stringify({ type, ...this.#place, ...this.#at, roundId: asked.data.roundId, ...body }))
        this.#tellPool()
        return true
      },
    }
  }
}

export const aTable = (parts: TableParts): TestTable => new Table(parts)

const minor = (amount: string, scale: number): Minor => {
  const [whole = '0', part = ''] = amount.split('.')
  return BigInt(whole + part.padEnd(scale, '0').slice(0, scale))
}
