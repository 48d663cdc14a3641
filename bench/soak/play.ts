/** Mixed play until it is told to stop: signed calls, deposits, withdrawals, rounds at tables, logins, records, pages. */
import { setTimeout as pause } from 'node:timers/promises'
import { identity, reports, wallet } from '@jackfruit/contracts'
import { type Played, play, type Seat } from '../../tools/kill-test/games/player.ts'
import { planOf } from '../../tools/storm/keys.ts'
import { ask, type Pass, signIn } from '../../tools/storm/member.ts'
import { password } from '../../tools/storm/people.ts'
import { sendChains } from '../../tools/storm/send.ts'
import { openTally } from '../../tools/storm/tally.ts'
import type { World } from '../../tools/storm/world.ts'

export interface Mixed {
  /** So often each kind of thing was done. */
  readonly done: Readonly<Record<string, number>>
  /** What no member should ever see. */
  readonly problems: readonly string[]
}

const keysAtOnce = 40
const callers = 6
const eachMs = { login: 700, read: 200, page: 500 }
/** Open at once at each platform; the oldest is closed for a new one. */
const pagesMax = 30

export function beginMixed(world: World, seats: readonly Seat[]): { stop(): Promise<Mixed> } {
  const done: Record<string, number> = {}
  const problems: string[] = []
  const played: Played = { rounds: 0, again: 0, problems }
  const count = (what: string, by = 1) => {
    done[what] = (done[what] ?? 0) + by
  }
  let isOver = false
  const over = () => isOver
  const passes = world.people.map(({ pass }) => pass)
  const someone = (turn: number): Pass | null => passes[turn % passes.length] ?? null

  async function pay() {
    // A tally for each turn: what this process remembers of the last one is no part of what is measured.
    for (let turn = 0; !isOver; turn++) {
      const tally = openTally()
      await sendChains(
        { world, tally, seed: 7_000 + turn, callers },
        planOf(7_000 + turn, keysAtOnce, world.people),
      ).finished
      problems.push(...tally.problems)
      count('keys of money', keysAtOnce)
    }
  }
  async function enter() {
    for (let turn = 0; !isOver; turn++) {
      const [who] = world.people.filter(({ role }) => role === 'spender')
      if (!who) throw new Error('nobody is there to log in')
      const pass = await signIn(world.lines[turn % 2 === 0 ? 0 : 1], who.username, password)
      await ask(world.lines[1], pass, identity.memberInfo)
      await ask(world.lines[0], pass, identity.logout)
      count('logins')
      await pause(eachMs.login)
    }
  }
  async function read() {
    const calls = [wallet.readBalance, wallet.betRecords, reports.transactions, reports.statement]
    for (let turn = 0; !isOver; turn++) {
      const contract = calls[turn % calls.length]
      if (contract) await ask(world.lines[turn % 2 === 0 ? 0 : 1], someone(turn), contract)
      count('records read')
      await pause(eachMs.read)
    }
  }
  async function look() {
    const open: WebSocket[] = []
    for (let turn = 0; !isOver; turn++) {
      const line = world.lines[turn % 2 === 0 ? 0 : 1]
      const told = await ask(line, someone(turn), identity.socketTicket)
      const origin = `http://localhost:${line.port}`
      const socket = new WebSocket(`ws://localhost:${line.port}/ws`, { headers: { origin } } as never)
      socket.addEventListener('open', () =>
        socket.send(JSON.stringify({ ticket: told?.value['ticket'] ?? '' })),
      )
      socket.addEventListener('message', () => count('pushes'))
      socket.addEventListener('error', () => problems.push('a socket failed'))
      open.push(socket)
      count('pages opened')
      if (open.length > pagesMax) open.shift()?.close()
      await pause(eachMs.page)
    }
    for (const socket of open) socket.close()
  }
  const failed = (error: unknown) =>
    void problems.push(error instanceof Error ? error.message : String(error))
  const working = [pay(), enter(), read(), look(), ...seats.map((seat) => play(seat, over, played))].map(
    (work) => work.catch(failed),
  )
  return {
    async stop() {
      isOver = true
      await Promise.all(working)
      return { done: { ...done, 'rounds at tables': played.rounds }, problems }
    },
  }
}
