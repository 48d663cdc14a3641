/**
 * Stakes around the moment of closing, while the clocks of the database and of the process that takes them step by up to
 * five seconds: nothing is in that was asked for after the table had closed, and all that is in took part in the draw.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { verifyTableProof } from '../../../packages/fairness/src/index.ts'
import { proofOfRound } from '../../../packages/studio-kit/src/rounds/proof-of-round.ts'
import { coinGame, coinTable } from '../../../packages/studio-kit/src/testing/coin-table.ts'
import { startFakePlatform } from '../../../packages/studio-kit/src/testing/fake-platform.ts'
import { aLiveTable, type LiveTable, onHeads } from '../../../studios/host/testing/a-live-table.ts'
import { secret } from '../../../studios/host/testing/a-studio.ts'
import { studioDatabase } from '../../../studios/host/testing/studio-database.ts'
import { drawer } from '../keys.ts'
import { aroundMs, fireAround, seenClosed } from './around.ts'
import { stepClock } from './stepped-clock.ts'

export interface ClosingReport {
  readonly ok: boolean
  readonly rounds: number
  readonly in: number
  readonly out: number
  /** In, though asked for when the table was known to be closed. */
  readonly afterClose: number
  readonly problems: readonly string[]
}

export interface ClosingOptions {
  readonly adminUrl: string
  readonly stakes: number
  /** At most, of as many members. */
  readonly perRound: number
  readonly seed: number
  readonly say?: (line: string) => void
}

const game = coinGame({ bettingMs: 800 })
const table = coinTable(game)

export async function stormClosing(options: ClosingOptions): Promise<ClosingReport> {
  const { adminUrl, stakes, perRound, say = () => {} } = options
  const draw = drawer(options.seed)
  const database = await studioDatabase(adminUrl)
  const clock = await stepClock(database.url)
  const platform = await startFakePlatform({ vendor: 'rubyrow', secret, balance: 10n ** 15n })
  const live = await aLiveTable(database.url, platform, table)
  const sums = { rounds: 0, in: 0, out: 0, afterClose: 0 }
  const problems: string[] = []
  try {
    const rounds = live.process()
    rounds.start()
    const members = await Promise.all(Array.from({ length: perRound }, (_, no) => live.member(`p_${no}`)))
    while (sums.in + sums.out < stakes) {
      const { id, untilMs } = await live.until('betting')
      await pause(Math.max(0, untilMs - aroundMs))
      const closing = seenClosed(
        live.pool,
        'select phase as state from table_rounds where id = $1',
        id,
        'betting',
      )
      const count = Math.min(perRound, stakes - sums.in - sums.out)
      const fired = await fireAround(count, { clock, draw }, async (no) => {
        const member = members[no]
        return member ? (await rounds.desk.place(table, member, onHeads(id))).kind : 'none'
      })
      const closedAt = await closing
      const isIn = fired.filter(({ told }) => told === 'in')
      sums.rounds++
      sums.in += isIn.length
      sums.out += fired.length - isIn.length
      sums.afterClose += isIn.filter(({ askedAt }) => askedAt > closedAt).length
      await live.until('settled', id)
      problems.push(...(await wrongIn(live, id, isIn.length)))
      if (sums.rounds % 20 === 0) say(`${sums.rounds} rounds, ${sums.in} stakes in, ${sums.out} late`)
    }
  } finally {
    await live.close()
    await platform.stop()
    await clock.end()
    await database.drop()
  }
  return { ok: sums.afterClose === 0 && problems.length === 0, ...sums, problems: problems.slice(0, 20) }
}

/** What lies in the round against what members were told, and against the draw. */
async function wrongIn({ pool }: LiveTable, roundId: string, told: number): Promise<string[]> {
  const { rows } = await pool.query<{ late: number; all_in: number }>(
    `select count(*) filter (where received_at >= closes_at)::int as late, count(*)::int as all_in from table_bets
     where round_id = $1 and state in ('taken', 'owed', 'paid')`,
    [roundId],
  )
  const { late = 0, all_in: lies = 0 } = rows[0] ?? {}
  const proof = await proofOfRound(pool, roundId)
  const verdict = proof && verifyTableProof(proof, () => game.draw)
  return [
    ...(late === 0 ? [] : [`${roundId}: ${late} were received at or after closing`]),
    ...(lies === told ? [] : [`${roundId}: ${told} were told to be in, and ${lies} are`]),
    ...(verdict?.ok ? [] : [`${roundId}: its proof does not hold`]),
  ]
}
