/** The load, in a process of its own: signed stakes of players in turn, or calls of the empty route. */
import { randomBytes } from 'node:crypto'
import { signVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { arrive, type Play, takeTurns } from '../shared/arrivals.ts'
import { isCounted } from '../shared/counted.ts'
import { spreadOf } from '../shared/latencies.ts'
import { dial } from '../shared/line.ts'
import type { Job, Loaded, Seat } from './job.ts'

const stakePath = '/vendor/v1/bet'
/** More than a closed loop has been seen to send; what comes beyond them is signed when it is sent. */
const closedPerSecond = { stakes: 12_000, others: 20_000 }
/** Of one request on the average, at most. */
const bytesUsually = 900

process.on('message', (job: Job) => {
  void load(job).then((loaded) => process.send?.(loaded, () => process.disconnect()))
})

async function load(job: Job): Promise<Loaded> {
  const lines = await Promise.all(Array.from({ length: job.connections }, () => dial(job.port)))
  const prepared = prepare(job)
  const begin = performance.now()
  const from = begin + job.warmMs
  const until = from + job.measureMs
  const measured = { from, until, perSecond: job.perSecond }
  const latencies: number[] = []
  const staked = job.seats.map(() => 0)
  const errors: Record<string, number> = {}
  const busyBefore = process.cpuUsage()
  let turn = 0

  const play: Play = async (ask, sinceMs) => {
    const seat = turn++ % Math.max(1, job.seats.length)
    const taken = job.seats[seat]
    const answer = await ask(taken ? (prepared() ?? stake(taken, job)) : emptyCall)
    const now = performance.now()
    const problem = problemOf(answer, taken !== undefined)
    if (problem) {
      errors[problem] = (errors[problem] ?? 0) + 1
      return
    }
    if (taken) staked[seat] = (staked[seat] ?? 0) + 1
    if (isCounted(measured, sinceMs, now)) latencies.push(now - sinceMs)
  }
  const { perSecond } = job
  const late = perSecond === undefined ? [] : await arrive(perSecond, lines, until, play)
  if (perSecond === undefined) await takeTurns(lines, until, play)

  const { user, system } = process.cpuUsage(busyBefore)
  for (const { socket } of lines) socket.destroy()
  return {
    perSecond: (latencies.length * 1000) / job.measureMs,
    ...spreadOf(latencies),
    errors,
    staked,
    // How much of one core the load itself took.
    coreShare: (user + system) / 1000 / (performance.now() - begin),
    lateP99: spreadOf(late).p99,
  }
}

const emptyCall = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'

/**
 * Requests made and signed before the first is sent, in the order in which the seats play: both cores belong to what is
 * measured. Null when there are no more.
 */
function prepare(job: Job): () => Uint8Array | null {
  const { seats, path, warmMs, measureMs } = job
  const perSecond = job.perSecond ?? (path === undefined ? closedPerSecond.stakes : closedPerSecond.others)
  const count = seats.length === 0 ? 0 : Math.ceil(((warmMs + measureMs) / 1000) * perSecond)
  const bytes = Buffer.allocUnsafe(count * bytesUsually)
  const ends: number[] = []
  for (let at = 0, end = 0; at < count; at++) {
    const seat = seats[at % seats.length]
    if (!seat || end + 2 * bytesUsually > bytes.length) break
    end += bytes.write(stake(seat, job), end, 'latin1')
    ends.push(end)
  }
  let next = 0
  return () => {
    const end = ends[next]
    if (end === undefined) return null
    return bytes.subarray(ends[next++ - 1] ?? 0, end)
  }
}

/** Ids are random once and counted then. */
const run = randomBytes(10).toString('hex')
let count = 0

function stake(seat: Seat, { vendor, secret, path = stakePath }: Job): string {
  const number = (count++).toString(16).padStart(12, '0')
  const id = `${run.slice(0, 12)}${number}`
  const { playerId, sessionId, currency, gameCode, amount } = seat
  const ids = { requestId: id, roundId: `r${id}`, transactionId: `b${id}` }
  const body = JSON.stringify({ ...ids, playerId, sessionId, currency, gameCode, amount, roundEnded: true })
  const timestamp = Date.now()
  const message = { vendorId: vendor, secret, method: 'POST', path, timestamp, nonce: `${run}${number}` }
  const signed = signVendorMessage({ ...message, body })
  let head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
  for (const name in signed) head += `${name}: ${signed[name]}\r\n`
  return `${head}content-length: ${body.length}\r\n\r\n${body}`
}

function problemOf(answer: string, isStake: boolean): string | null {
  const http = answer.slice(9, 12)
  if (http !== '200') return `HTTP ${http}`
  if (!isStake || answer.includes('"status":"OK"')) return null
  return /"status":"(\w+)"/.exec(answer)?.[1] ?? 'no status'
}
