/**
 * The load, in a process of its own: so many keep-alive connections, each with one call on its
 * way. Plain sockets and the least of HTTP, because both cores belong to what is measured.
 */
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { signVendorMessage } from '@jackfruit/contracts/vendor-signature'
import type { Job, Loaded, Seat } from './job.ts'

const headEnd = '\r\n\r\n'
const path = '/vendor/v1/bet'

process.on('message', (job: Job) => {
  void load(job).then((loaded) => process.send?.(loaded, () => process.disconnect()))
})

async function load(job: Job): Promise<Loaded> {
  const begin = performance.now()
  const from = begin + job.warmMs
  const until = from + job.measureMs
  const latencies: number[] = []
  const staked = job.seats.map(() => 0)
  const errors: Record<string, number> = {}
  let turn = 0
  const busyBefore = process.cpuUsage()

  /** One call after the other until the time is over; ends when its last answer is there. */
  const connection = () =>
    new Promise<void>((done, failed) => {
      const socket = connect(job.port, '127.0.0.1')
      socket.setNoDelay(true)
      let received = ''
      let sentAt = 0
      let seat = 0
      const next = () => {
        if (performance.now() >= until) return socket.end(done)
        seat = turn++ % Math.max(1, job.seats.length)
        const taken = job.seats[seat]
        sentAt = performance.now()
        socket.write(taken ? stake(taken, job) : emptyCall)
      }
      socket.on('connect', next)
      socket.on('error', failed)
      socket.on('data', (chunk: Buffer) => {
        received += chunk.toString('latin1')
        const answer = wholeAnswer(received)
        if (answer === null) return
        received = ''
        const now = performance.now()
        const problem = problemOf(answer, job.seats.length > 0)
        if (problem) errors[problem] = (errors[problem] ?? 0) + 1
        else staked[seat] = (staked[seat] ?? 0) + 1
        if (now >= from && now < until && !problem) latencies.push(now - sentAt)
        next()
      })
    })

  await Promise.all(Array.from({ length: job.connections }, connection))
  const { user, system } = process.cpuUsage(busyBefore)
  latencies.sort((a, b) => a - b)
  const share = (part: number) => latencies[Math.floor(latencies.length * part)] ?? 0
  return {
    perSecond: (latencies.length * 1000) / job.measureMs,
    p50: share(0.5),
    p99: share(0.99),
    errors,
    staked,
    // How much of one core the load itself took.
    coreShare: (user + system) / 1000 / (performance.now() - begin),
  }
}

const emptyCall = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'

function stake(seat: Seat, { vendor, secret }: Job): string {
  const id = randomBytes(12).toString('hex')
  const { playerId, sessionId, currency, gameCode, amount } = seat
  const ids = { requestId: id, roundId: `r${id}`, transactionId: `b${id}` }
  const body = JSON.stringify({ ...ids, playerId, sessionId, currency, gameCode, amount, roundEnded: true })
  const headers = signVendorMessage({
    vendorId: vendor,
    secret,
    method: 'POST',
    path,
    timestamp: Date.now(),
    nonce: randomBytes(16).toString('hex'),
    body: Buffer.from(body),
  })
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const plain = `host: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n`
  return `POST ${path} HTTP/1.1\r\n${plain}${lines.join('')}\r\n${body}`
}

/** Head and body once both are complete: one answer at a time is on its way, so nothing follows it. */
function wholeAnswer(received: string): string | null {
  const end = received.indexOf(headEnd)
  if (end < 0) return null
  const [, length = '0'] = /content-length: (\d+)/i.exec(received) ?? []
  return received.length >= end + headEnd.length + Number(length) ? received : null
}

function problemOf(answer: string, isStake: boolean): string | null {
  const http = answer.slice(9, 12)
  if (http !== '200') return `HTTP ${http}`
  if (!isStake || answer.includes('"status":"OK"')) return null
  return /"status":"(\w+)"/.exec(answer)?.[1] ?? 'no status'
}
