/** Players in a process of their own: each presses spin, reads the answer, and lets the next one play. */
import { randomBytes } from 'node:crypto'
import { arrive, type Play, takeTurns } from '../shared/arrivals.ts'
import { isCounted } from '../shared/counted.ts'
import { spreadOf } from '../shared/latencies.ts'
import { dial } from '../shared/line.ts'
import { openRested } from '../shared/rested.ts'
import type { SpinJob, Spun } from './job.ts'

process.on('message', (job: SpinJob) => {
  void spin(job).then((spun) => process.send?.(spun, () => process.disconnect()))
})

async function spin(job: SpinJob): Promise<Spun> {
  const from = performance.now() + job.warmMs
  const until = from + job.measureMs
  const measured = { from, until, perSecond: job.perSecond }
  const latencies: number[] = []
  const errors: Record<string, number> = {}
  const balances: (string | null)[] = job.tokens.map(() => null)
  const busyBefore = process.cpuUsage()
  const players = openRested(job.tokens.length, job.restMs)
  let done = 0

  /** One spin of the player who has rested longest. `sinceMs`: when it was to begin. */
  const play: Play = async (ask, sinceMs) => {
    const seat = await players.next()
    const answer = await ask(request(job, job.tokens[seat] ?? ''))
    const now = performance.now()
    players.back(seat)
    const [, balance] = /"balance":"([\d.]+)"/.exec(answer) ?? []
    const isGood = answer.startsWith('HTTP/1.1 200') && balance !== undefined
    if (!isGood) {
      const [, code = answer.slice(9, 12)] = /"code":"(\w+)"/.exec(answer) ?? []
      errors[code] = (errors[code] ?? 0) + 1
      return
    }
    balances[seat] = balance
    done++
    if (isCounted(measured, sinceMs, now)) latencies.push(now - sinceMs)
  }

  const lines = await Promise.all(Array.from({ length: job.atOnce }, () => dial(job.port)))
  const { perSecond } = job
  const late = perSecond === undefined ? [] : await arrive(perSecond, lines, until, play)
  if (perSecond === undefined) await takeTurns(lines, until, play)
  for (const { socket } of lines) socket.end()

  const { user, system } = process.cpuUsage(busyBefore)
  return {
    ...{ perSecond: (latencies.length * 1000) / job.measureMs, ...spreadOf(latencies) },
    ...{ errors, done, balances },
    coreShare: (user + system) / 1000 / (performance.now() - (from - job.warmMs)),
    lateP99: spreadOf(late).p99,
  }
}

function request({ path, stake }: SpinJob, token: string): string {
  const body = JSON.stringify({ clientBetId: randomBytes(12).toString('hex'), stake, choice: null })
  const head = `POST ${path}/bet HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
  return `${head}authorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}
