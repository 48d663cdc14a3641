/**
 * A journal that lost something begins anew: nothing that anybody may know is dealt from again, and its open rounds are
 * held against the platform's. Every step may be repeated. The epoch is raised at the platform first and here last, so
 * that whoever dies in between is found behind again, and does all of it again.
 */
import type { Seals } from '../keys.ts'
import { type Recovering, recoverAll } from '../settling/recovery.ts'
import { type Comparing, compare } from './compare.ts'
import { keepEpoch } from './epoch-row.ts'
import { regain } from './lost-here.ts'
import type { Wallet } from './lost-orders.ts'
import { makeGood } from './lost-there.ts'
import { promiseNewPairs, retirePairs } from './retire.ts'

export interface Begun {
  readonly state: 'done' | 'running' | 'away'
  readonly epoch: number
  readonly retired: number
  readonly returned: number
  readonly resumed: number
  readonly voided: number
}

export type Beginning = Comparing & Recovering & Wallet & { readonly seals: Seals }

/** Of no meaning but that nobody else in this database uses the number; the studio's name is the second half. */
const beginning = 7_420_119

/**
 * `running`: another process is at it. `away`: the platform did not answer, and what is left is still to be done. With the
 * epoch that was found behind, nothing is done where another process has made it a newer one meanwhile.
 */
export async function beginAnew(parts: Beginning, behind?: number): Promise<Begun> {
  const client = await parts.pool.connect()
  let broken: Error | undefined
  try {
    const key = [beginning, parts.studio]
    const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as is_mine', key)
    if (!rows[0]?.is_mine) return { state: 'running', ...nothing }
    try {
      return await begin(parts, behind)
    } finally {
      await client.query('select pg_advisory_unlock($1, hashtext($2))', key).catch((lost: Error) => {
        broken = lost
      })
    }
  } finally {
    client.release(broken)
  }
}

const nothing = { epoch: 1, retired: 0, returned: 0, resumed: 0, voided: 0 }

async function begin(parts: Beginning, behind = Number.POSITIVE_INFINITY): Promise<Begun> {
  const { studio, pool, word: platform, seals } = parts
  const { own, word, verdict } = await compare(parts, false)
  if (own.epoch > behind) return { ...nothing, state: 'done', epoch: own.epoch }
  if (verdict === 'away') return { ...nothing, state: 'away', epoch: own.epoch }
  const epoch = Math.max(own.epoch, word?.epoch ?? 0) + 1
  const revealed = Math.max(own.revealed, word?.revealed ?? 0)
  if (word) {
    const begun = await platform.epoch({ journal: own.journal, epoch, revealed }, true)
    if (typeof begun === 'string') return { ...nothing, state: 'away', epoch: own.epoch }
  }
  const retired = await retirePairs(pool, studio)
  await promiseNewPairs(pool, seals, studio)
  const regained = word ? await regain(parts, own.cursor) : { returned: 0, resumed: 0 }
  await recoverAll(parts, studio)
  const voided = regained && (await makeGood(parts))
  if (regained === null || voided === null) return { ...nothing, state: 'away', epoch: own.epoch, retired }
  await keepEpoch(pool, studio, { epoch, revealed, cursor: word?.cursor ?? null })
  return { state: 'done', epoch, retired, ...regained, voided }
}
