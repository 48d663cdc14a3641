/** Members in a process of their own: each lays a ticket, and the next one theirs. */
import { randomBytes } from 'node:crypto'
import { arrive, type Play, takeTurns } from '../shared/arrivals.ts'
import { isCounted } from '../shared/counted.ts'
import { spreadOf } from '../shared/latencies.ts'
import { dial } from '../shared/line.ts'
import type { Placed, TicketJob } from './job.ts'

process.on('message', (job: TicketJob) => {
  void lay(job).then((placed) => process.send?.(placed, () => process.disconnect()))
})

async function lay(job: TicketJob): Promise<Placed> {
  const from = performance.now() + job.warmMs
  const until = from + job.measureMs
  const measured = { from, until, perSecond: job.perSecond }
  const latencies: number[] = []
  const errors: Record<string, number> = {}
  let [done, next] = [0, 0]
  const play: Play = async (ask, sinceMs) => {
    const answer = await ask(request(job, next++))
    const now = performance.now()
    if (!answer.startsWith('HTTP/1.1 200') || !answer.includes('"state":"taken"')) {
      const [, code = answer.slice(9, 12)] = /"code":"(\w+)"/.exec(answer) ?? []
      errors[code] = (errors[code] ?? 0) + 1
      return
    }
    done++
    if (isCounted(measured, sinceMs, now)) latencies.push(now - sinceMs)
  }
  const lines = await Promise.all(Array.from({ length: job.atOnce }, () => dial(job.port)))
  if (job.perSecond === undefined) await takeTurns(lines, until, play)
  else await arrive(job.perSecond, lines, until, play)
  for (const { socket } of lines) socket.end()
  return { perSecond: (latencies.length * 1000) / job.measureMs, ...spreadOf(latencies), errors, done }
}

/** A ticket of one kyat a line, each member on other numbers. */
function request({ path, game, issueId, linesOfTicket, tokens }: TicketJob, at: number): string {
  const numbers = Array.from({ length: linesOfTicket }, (_, n) =>
    String((at * 7 + n * 13) % 100).padStart(2, '0'),
  )
  const body = JSON.stringify({
    ...{
      clientId: randomBytes(12).toString('hex'),
      clientSeed: 'bench',
      game,
      mode: 'Lott',
      stopsOnWin: false,
    },
    entries: [
      { play: 'straight', selection: numbers.join(' '), unit: '1', multiple: 1, share: 100, seen: {} },
    ],
    ...{ issues: [{ issueId, multiple: 1 }], price: String(linesOfTicket) },
  })
  const head = `POST ${path}/place HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
  return `${head}authorization: Bearer ${tokens[at % tokens.length]}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
}
