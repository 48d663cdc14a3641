/**
 * Players in a process of their own: each presses spin, reads the answer, and lets the next one play. Plain sockets and
 * the least of HTTP, because both cores belong to what is measured.
 */
import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import type { SpinJob, Spun } from './job.ts'

const headEnd = '\r\n\r\n'

process.on('message', (job: SpinJob) => {
  void spin(job).then((spun) => process.send?.(spun, () => process.disconnect()))
})

async function spin(job: SpinJob): Promise<Spun> {
  const from = performance.now() + job.warmMs
  const until = from + job.measureMs
  const latencies: number[] = []
  const errors: Record<string, number> = {}
  const balances: (string | null)[] = job.tokens.map(() => null)
  const busyBefore = process.cpuUsage()
  let turn = 0
  let done = 0

  /** One spin of the player whose turn it is. `sinceMs`: when it was to begin. */
  const play = async (ask: Ask, sinceMs: number) => {
    const seat = turn++ % job.tokens.length
    const answer = await ask(request(job, job.tokens[seat] ?? ''))
    const now = performance.now()
    const [, balance] = /"balance":"([\d.]+)"/.exec(answer) ?? []
    const isGood = answer.startsWith('HTTP/1.1 200') && balance !== undefined
    if (!isGood) {
      const [, code = answer.slice(9, 12)] = /"code":"(\w+)"/.exec(answer) ?? []
      errors[code] = (errors[code] ?? 0) + 1
      return
    }
    balances[seat] = balance
    done++
    if (sinceMs >= from && now < until) latencies.push(now - sinceMs)
  }

  const sockets = await Promise.all(Array.from({ length: job.atOnce }, () => dial(job.port)))
  if (job.perSecond === undefined) {
    await Promise.all(
      sockets.map(async ({ ask }) => {
        while (performance.now() < until) await play(ask, performance.now())
      }),
    )
  } else await arrive(job.perSecond, until, sockets, play)
  for (const { socket } of sockets) socket.end()

  const { user, system } = process.cpuUsage(busyBefore)
  latencies.sort((a, b) => a - b)
  const share = (part: number) => latencies[Math.floor(latencies.length * part)] ?? 0
  return {
    ...{ perSecond: (latencies.length * 1000) / job.measureMs, p50: share(0.5), p99: share(0.99) },
    ...{ errors, done, balances },
    coreShare: (user + system) / 1000 / (performance.now() - (from - job.warmMs)),
  }
}

type Ask = (text: string) => Promise<string>
interface Line {
  readonly socket: Socket
  readonly ask: Ask
}

/** Spins begin by the clock, on whichever line is free; those for which none is free wait, and their wait is theirs. */
async function arrive(
  perSecond: number,
  until: number,
  free: Line[],
  play: (ask: Ask, sinceMs: number) => Promise<void>,
): Promise<void> {
  const lines = [...free]
  const waiting: number[] = []
  const running = new Set<Promise<void>>()
  const go = () => {
    for (let line = lines.pop(); line; line = lines.pop()) {
      const sinceMs = waiting.shift()
      if (sinceMs === undefined) return void lines.push(line)
      const taken = line
      const played = play(taken.ask, sinceMs).then(() => {
        running.delete(played)
        lines.push(taken)
        go()
      })
      running.add(played)
    }
  }
  let next = performance.now()
  while (next < until) {
    for (const now = performance.now(); next <= now; next += 1000 / perSecond) waiting.push(next)
    go()
    await new Promise((wake) => setTimeout(wake, 1))
  }
  while (running.size > 0 || waiting.length > 0) await Promise.race(running)
}

/** A connection that stays open, with one call on its way at a time. */
function dial(port: number): Promise<Line> {
  return new Promise((opened, failed) => {
    const socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    let received = ''
    let hear: (answer: string) => void = () => {}
    socket.on('error', failed)
    socket.on('connect', () =>
      opened({
        socket,
        ask: (text) =>
          new Promise((heard) => {
            hear = heard
            socket.write(text)
          }),
      }),
    )
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1')
      if (!isWhole(received)) return
      const answer = received
      received = ''
      hear(answer)
    })
  })
}

function request({ path, stake }: SpinJob, token: string): string {
  const body = JSON.stringify({ clientBetId: randomBytes(12).toString('hex'), stake, choice: null })
  const head = `POST ${path}/bet HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
  return `${head}authorization: Bearer ${token}\r\ncontent-length: ${body.length}${headEnd}${body}`
}

function isWhole(received: string): boolean {
  const end = received.indexOf(headEnd)
  if (end < 0) return false
  const [, length = '0'] = /content-length: (\d+)/i.exec(received) ?? []
  return received.length >= end + headEnd.length + Number(length)
}
