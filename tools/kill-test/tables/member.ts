/** A member at a table who bets in every round, and asks again under the same name until there is an answer. */
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Seat, sit } from '../games/player.ts'
import { type KilledTable, stake } from './tables.ts'

export interface Told {
  /** Bets that a member was told are in. */
  readonly in: Set<string>
  /** Of bets that were taken out of a flight: what the member was told that they return. */
  readonly out: Map<string, string>
  /** What the member was told that he has decided, by his first bet and the step. */
  readonly decided: Map<string, string>
  /** Times that the line was lost. */
  lost: number
  readonly problems: string[]
}

interface Frame {
  readonly type: string
  readonly roundId: string | null
  readonly phase?: string
  readonly clientBetId?: string
  readonly betId?: string
  readonly state?: string
  readonly payout?: string | null
  readonly reason?: string
  readonly bets?: readonly Frame[]
  readonly step?: number | null
  readonly closesAt?: number | null
  readonly action?: string
}

/** A line on which nothing is heard for so long is dropped: phases are short here. */
const silentMs = 6_000
const againMs = 400
const isIn = new Set(['taken', 'owed', 'paid'])

/** `urls`: of both hosts' play APIs; whichever answers. */
export async function playAtTable(
  seat: Seat<KilledTable>,
  urls: readonly string[],
  isOver: () => boolean,
  told: Told,
): Promise<void> {
  let turn = seat.draw(urls.length)
  let token: string | null = null
  let laid: { readonly roundId: string; readonly name: string; isTold: boolean } | null = null

  const visit = (url: string, held: string) =>
    new Promise<number>((leave) => {
      const address = `${url.replace('http', 'ws')}/table`
      const socket = new WebSocket(address, { headers: { origin: new URL(url).origin } })
      let heardAt = performance.now()
      const watching = setInterval(() => {
        if (isOver() || performance.now() - heardAt > silentMs) socket.close()
        else if (laid && !laid.isTold) ask()
      }, againMs)
      const say = (what: object) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(what))
      }
      const ask = () =>
        laid &&
        say({
          ...{ type: 'bet', roundId: laid.roundId, clientBetId: laid.name, clientSeed: 'chinthe' },
          places: { [seat.table.place]: stake },
        })
      const lay = (roundId: string) => {
        if (isOver()) return
        if (laid?.roundId !== roundId) laid = { roundId, name: randomBytes(8).toString('hex'), isTold: false }
        if (!laid?.isTold) ask()
      }
      const takeOut = (roundId: string, betId: string) =>
        setTimeout(() => say({ type: 'out', roundId, betId }), seat.draw(500))
      const hearIn = ({ betId = '', state = '' }: Frame, roundId: string) => {
        if (!laid || laid.roundId !== roundId) return
        laid.isTold = true
        if (isIn.has(state)) told.in.add(betId)
      }
      const hears: Readonly<Record<string, (frame: Frame, roundId: string) => void>> = {
        'round.open': (_, roundId) => lay(roundId),
        'bet.ack': hearIn,
        'bet.reject': ({ clientBetId }) => {
          if (laid && laid.name === clientBetId) laid.isTold = true
        },
        'round.deal': (_, roundId) => {
          if (seat.table.table.game.flight && own && own.roundId === roundId) takeOut(roundId, own.betId)
        },
        ...handOf({ seat, told, say, own: () => own }),
        'out.ack': ({ betId = '', payout }) => {
          if (!payout) return
          const before = told.out.get(betId)
          if (before !== undefined && before !== payout)
            told.problems.push(`${betId} was told to return ${before}, and then ${payout}`)
          told.out.set(betId, payout)
        },
        snapshot: ({ phase, bets = [] }, roundId) => {
          for (const bet of bets)
            if (bet.clientBetId === laid?.name && bet.state !== 'written') hearIn(bet, roundId)
          if (phase === 'betting') lay(roundId)
        },
      }
      let own: { readonly roundId: string; readonly betId: string } | null = null
      socket.onopen = () => say({ type: 'hello', token: held, tableId: seat.table.gameCode })
      socket.onmessage = ({ data }) => {
        heardAt = performance.now()
        const frame = JSON.parse(String(data)) as Frame
        const { roundId } = frame
        if (!roundId) return
        if (frame.type === 'bet.ack' && frame.betId) own = { roundId, betId: frame.betId }
        const first =
          frame.type === 'snapshot' ? frame.bets?.find(({ step }) => step === undefined) : undefined
        if (first?.betId && isIn.has(first.state ?? '')) own = { roundId, betId: first.betId }
        hears[frame.type]?.(frame, roundId)
      }
      socket.onclose = ({ code }) => {
        clearInterval(watching)
        leave(code)
      }
      socket.onerror = () => {}
    })

  while (!isOver()) {
    const url = urls[turn++ % urls.length] ?? ''
    token ??= (await sit({ ...seat, url })).token
    const code = await visit(url, token)
    if (isOver()) return
    told.lost++
    // What is no session any more: the game is opened anew.
    if (code === 1008) token = null
    await pause(100 + seat.draw(200))
  }
}

interface Hand {
  readonly seat: Seat<KilledTable>
  readonly told: Told
  readonly say: (what: object) => void
  /** The member's first bet in the round. */
  readonly own: () => { readonly roundId: string; readonly betId: string } | null
}

/** Decides in each step, and remembers what it was told to have decided. */
function handOf({
  seat,
  told,
  say,
  own,
}: Hand): Readonly<Record<string, (frame: Frame, roundId: string) => void>> {
  return {
    'round.step': ({ step, closesAt }, roundId) => {
      if (own()?.roundId !== roundId || closesAt == null || step == null) return
      const action = ['more', 'stop', 'raise'][seat.draw(3)]
      const asked = { type: 'decide', roundId, step, action, clientBetId: randomBytes(8).toString('hex') }
      // Twice, as who has not heard an answer.
      for (const afterMs of [seat.draw(500), 700]) setTimeout(() => say(asked), afterMs)
    },
    'decide.ack': ({ step, action = '' }, roundId) => {
      const bet = own()
      if (bet?.roundId !== roundId) return
      const key = `${bet.betId}:${step}`
      const before = told.decided.get(key)
      if (before !== undefined && before !== action)
        told.problems.push(`${key} was told to be ${before}, and then ${action}`)
      told.decided.set(key, action)
    },
    hand: ({ bets = [] }) => {
      for (const { betId = '', state = '' } of bets) if (isIn.has(state)) told.in.add(betId)
    },
  }
}
