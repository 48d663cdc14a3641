/** Tickets a second at the desk, from many members at once, and what the check of liability alone takes. */
import { randomBytes } from 'node:crypto'
import { openDrawDesk } from '../../packages/studio-kit/src/draws/desk.ts'
import { openTicketWord } from '../../packages/studio-kit/src/draws/money/ticket-word.ts'
import { lockNumbers, writeOwed } from '../../packages/studio-kit/src/draws/store/numbers.ts'
import { inTransaction } from '../../packages/studio-kit/src/journal/tables.ts'
import type { VendorClient } from '../../packages/studio-kit/src/platform/vendor-client.ts'
import { openReceipts } from '../../packages/studio-kit/src/receipt.ts'
import { type LotteryBench, studioKey } from './database.ts'

const atOnce = 128
const linesOfTicket = 10
/** What a second should take, and how long the slowest of a hundred may wait. */
const target = { perSecond: 1_500, p99Ms: 150 }
const answer = { status: 'OK', replayed: false, retry: false, requestId: '' } as const

/** The wallet is not what is measured. */
const yes: VendorClient = { call: async () => ({ kind: 'ok', answer }) as never }

export async function placeMany(
  { pool, game, session, issue }: LotteryBench,
  seconds: number,
): Promise<boolean> {
  const issueId = await issue(2)
  const word = openTicketWord(pool, 'palmyra', openReceipts(studioKey, 'palmyra'))
  const desk = openDrawDesk({
    ...{ pool, studio: 'palmyra', platform: yes, word },
    games: new Map([[game.code, game]]),
  })
  const took: number[] = []
  let member = 0
  const endsAt = performance.now() + seconds * 1000
  const line = async () => {
    while (performance.now() < endsAt) {
      const no = member++
      const selection = Array.from({ length: linesOfTicket }, (_, n) =>
        String((no * 7 + n * 13) % 100).padStart(2, '0'),
      )
      const beganAt = performance.now()
      const placed = await desk.place(
        game,
        { ...session, playerId: `p_${no % 5_000}` },
        {
          ...{
            clientId: randomBytes(8).toString('hex'),
            clientSeed: 'bench',
            mode: 'Lott',
            stopsOnWin: false,
          },
          entries: [
            {
              play: 'straight',
              selection: selection.join(' '),
              unit: 100n,
              multiple: 1,
              share: 100,
              seen: {},
            },
          ],
          ...{ issues: [{ issueId, multiple: 1 }], price: 1_000n },
        },
      )
      if (placed.kind !== 'in') throw new Error(`a ticket is ${placed.kind}`)
      took.push(performance.now() - beganAt)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, line))
  took.sort((a, b) => a - b)
  const perSecond = took.length / seconds
  const p99 = took[Math.floor(took.length * 0.99)] ?? Number.POSITIVE_INFINITY
  const checkMs = await liabilityMs({ pool, issueId })
  console.log(
    `${perSecond.toFixed(0)} tickets of ${linesOfTicket} lines a second, ${atOnce} at once, p99 ${p99.toFixed(0)} ms (goal ${target.perSecond}, ${target.p99Ms} ms); the check of ${atOnce * linesOfTicket} lines' liability takes ${checkMs.toFixed(1)} ms, ${((checkMs * 1000) / atOnce / linesOfTicket).toFixed(1)} µs a line`,
  )
  return perSecond >= target.perSecond && p99 <= target.p99Ms
}

/** What of a gathered write of as many tickets is the numbers': looked for, locked and written. */
async function liabilityMs({ pool, issueId }: Pick<LotteryBench, 'pool'> & { readonly issueId: string }) {
  const times: number[] = []
  const keys = Array.from({ length: 100 }, (_, n) => ({
    ...{ issueId, currency: 'MMK', play: 'straight', pick: String(n).padStart(2, '0') },
  }))
  for (let turn = 0; turn < 20; turn++)
    await inTransaction(pool, async (tx) => {
      const beganAt = performance.now()
      const numbers = await lockNumbers(tx, keys)
      await writeOwed(
        tx,
        [...numbers.values()].map(({ id, owed }) => ({ id, owed, step: 0 })),
      )
      times.push(performance.now() - beganAt)
    })
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length / 2)] ?? Number.NaN
}
