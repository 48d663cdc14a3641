/** At the end: speed under a steady stream, and the day-end comparison of studio and wallet. */
import { performance } from 'node:perf_hooks'
import { expect } from '../expect.ts'
import { differences, type JournalLine } from '../journal.ts'
import { type Case, stakeOf } from '../kit.ts'
import { freshId } from '../player.ts'

const callsPerSecond = 200
const linesMax = 300
const planted = 5

export const historyCases: readonly Case[] = [
  {
    id: 'history.pace',
    title: `At ${callsPerSecond} calls a second every one is answered, and 99 of 100 in time`,
    async run(kit) {
      const player = await kit.player()
      const count = Math.ceil((kit.effort.paceMs * callsPerSecond) / 1000)
      const begin = performance.now()
      const calls: Promise<number>[] = []
      for (let at = 0; at < count; at++) {
        const wait = begin + (at * 1000) / callsPerSecond - performance.now()
        if (wait > 1) await new Promise((wake) => setTimeout(wake, wait))
        calls.push(
          player.promo(1n).then((answer) => {
            expect.done(answer, 'a credit in the stream')
            return answer.ms
          }),
        )
      }
      const took = (await Promise.all(calls)).sort((a, b) => a - b)
      const p99 = took[Math.floor(took.length * 0.99)] ?? 0
      const { slowestMs } = kit.effort
      expect.that(p99 <= slowestMs, `99 of 100 answers came within ${Math.round(p99)} ms, not ${slowestMs}`)
    },
  },
  {
    id: 'history.day-end',
    title: 'Every transaction of this run is known to the wallet as it was answered',
    async run(kit) {
      const lines = sample([...kit.journal.values()], linesMax)
      expect.that(lines.length > 0, 'there is nothing to compare: no transaction of this run was answered OK')
      const found = await differences(lines)
      const [first] = found
      expect.that(
        found.length === 0,
        `${found.length} of ${lines.length} transactions differ, first ${first?.transactionId} (${first?.state} ${first?.amount})`,
      )
    },
  },
  {
    id: 'history.day-end-mismatch',
    title: `Of a day-end file with ${planted} wrong lines exactly these are found`,
    async run(kit) {
      const player = await kit.player()
      const good: JournalLine[] = []
      for (let at = 0; at < planted * 2; at++) {
        const transactionId = freshId('bet')
        expect.done(await player.bet(stakeOf(player), { transactionId }), 'a stake')
        good.push({ player, transactionId, amount: player.money(-stakeOf(player)), state: 'OK' })
      }
      const [one, two, three, four, five, ...rest] = good
      if (!one || !two || !three || !four || !five) return
      const wrong: JournalLine[] = [
        { ...one, amount: player.money(-stakeOf(player) - 1n) },
        { ...two, state: 'CANCELLED' },
        { ...three, state: 'UNKNOWN' },
        { ...four, state: 'TOMBSTONE' },
        { ...five, transactionId: freshId('bet') },
      ]
      const found = await differences([...wrong, ...rest])
      const names = (lines: readonly JournalLine[]) =>
        lines.map(({ transactionId }) => transactionId).join(', ')
      expect.that(names(found) === names(wrong), `found ${names(found)} instead of ${names(wrong)}`)
    },
  },
]

/** Evenly spread, so that no part of the run is left out. */
function sample<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, all.length / most)
  return Array.from({ length: Math.min(most, all.length) }, (_, at) => all[Math.floor(at * step)]).filter(
    (item): item is T => item !== undefined,
  )
}
