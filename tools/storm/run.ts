/**
 * Two whole servers on one database: keys of every kind by which money moves, sent again and again to both
 * while they are killed; then more spends than money from every door at once. Each part ends with its proof.
 */
import pg from 'pg'
import '../../apps/server/src/platform/database/int8.ts'
import {
  type AuditReport,
  anchorKey,
  anchorsFileIn,
  audit,
} from '../../apps/server/src/modules/ledger/index.ts'
import { creditRules } from '../../apps/server/src/modules/vendors/index.ts'
import { type Chain, type Key, type Kind, planOf, spendsOf } from './keys.ts'
import { type Killed, killDuring } from './kills.ts'
import type { Crowd, Role } from './people.ts'
import { type Before, type Proof, prove, readBefore } from './prove.ts'
import { type Sending, sendAtOnce, sendChains } from './send.ts'
import { settle } from './settle.ts'
import { openTally, type Tally } from './tally.ts'
import { openWorld, type World } from './world.ts'

export interface StormOptions {
  readonly keys: number
  readonly seed: number
  readonly kills: number
  readonly crowd: Crowd
  /** Of each spender. */
  readonly spends: number
  readonly killsAmongSpends: number
  readonly callers: number
  /** A test may give up fsync; a proof may not. */
  readonly durable: boolean
  readonly say?: (line: string) => void
}

export interface Part {
  readonly keys: readonly Key[]
  readonly tally: Tally
  readonly killed: Killed
  readonly proof: Proof
  readonly audit: AuditReport
  readonly seconds: number
}

export interface StormReport {
  readonly ok: boolean
  readonly keys: Part
  readonly spends: Part & { readonly wanted: bigint; readonly had: bigint; readonly left: bigint }
}

/** What both parts stand on; a test looks at it after the run. */
export interface Stage {
  readonly world: World
  readonly admin: pg.Client
  readonly before: Before
}

export async function storm(
  options: StormOptions,
  afterwards: (stage: Stage, report: StormReport) => Promise<void> = async () => {},
): Promise<StormReport> {
  const { keys: total, seed, spends: each, callers, durable, say = () => {} } = options
  const world = await openWorld(options.crowd, { durable, say })
  const admin = new pg.Client({ connectionString: world.stack.adminUrl })
  try {
    await admin.connect()
    const stage: Stage = { world, admin, before: await readBefore(admin, world) }
    const chains = planOf(seed, total, world.people)
    const tally = openTally()
    const sender = { world, tally, seed, callers }
    say(`${total} keys to two servers …`)
    const keys = await part(stage, {
      ...{ keys: keysIn(chains), earlier: [], tally, seed, kills: options.kills, say, mayRefuse: false },
      send: () => sendChains(sender, chains),
    })
    const had = await moneyOf(stage, 'spender')
    const spent = spendsOf(seed, each, world.people)
    say(`${spent.length} spends from all doors at once …`)
    const spends = await part(stage, {
      ...{ keys: spent, earlier: keys.keys, tally: openTallyAfter(tally), seed: seed + 5 },
      ...{ kills: options.killsAmongSpends, say, mayRefuse: true },
      send: (own) => sendAtOnce({ ...sender, tally: own, callers: callers * 2 }, spent),
    })
    const wanted = spent.reduce((sum, { amount }) => sum + amount, 0n)
    const report: StormReport = {
      ok: [keys, spends].every(isGood),
      keys,
      spends: { ...spends, wanted, had, left: await moneyOf(stage, 'spender') },
    }
    await afterwards(stage, report)
    return report
  } finally {
    await admin.end()
    await world.close()
  }
}

export const isGood = ({ proof, audit }: Part): boolean =>
  proof.problems.length === 0 && audit.ok && audit.seals > 0

/** Of an overtaken stake the effect is that it never counts: its roll-back came first. */
export type Outcome = 'done' | 'overtaken' | 'refused'

export function outcomeOf({ tally }: Pick<Part, 'tally'>, key: Key): Outcome {
  const said = tally.get(key)
  if (said?.done) return 'done'
  return said?.says === 'TXN_CANCELLED' ? 'overtaken' : 'refused'
}

/** How many of each kind came out how. */
export function byKind(part: Part): Map<Kind, Record<Outcome, number>> {
  const counts = new Map<Kind, Record<Outcome, number>>()
  for (const key of part.keys) {
    const count = counts.get(key.kind) ?? { done: 0, overtaken: 0, refused: 0 }
    count[outcomeOf(part, key)]++
    counts.set(key.kind, count)
  }
  return counts
}

async function moneyOf({ world, admin }: Stage, wanted: Role): Promise<bigint> {
  const members = world.people.filter(({ role }) => role === wanted).map(({ memberId }) => String(memberId))
  const { rows } = await admin.query<{ sum: bigint }>(
    'select sum(balance)::bigint as sum from ledger.accounts where owner = any($1) and kind = 1',
    [members],
  )
  return rows[0]?.sum ?? 0n
}

interface Course {
  readonly keys: readonly Key[]
  readonly earlier: readonly Key[]
  readonly tally: Tally
  readonly seed: number
  readonly kills: number
  readonly say: (line: string) => void
  /** Whether there may be too little money for some. */
  readonly mayRefuse: boolean
  send(tally: Tally): Sending
}

async function part({ world, admin, before }: Stage, course: Course): Promise<Part> {
  const { keys, earlier, tally, seed, kills, say, mayRefuse } = course
  const began = performance.now()
  const sending = course.send(tally)
  const telling = setInterval(() => say(`  ${tally.counts.answers} of ${sending.total} answers`), 15_000)
  const [killed] = await Promise.all([
    killDuring(world, { sending, tally, kills, seed }),
    sending.finished,
  ]).finally(() => clearInterval(telling))
  await settle(world, admin)
  const refused = mayRefuse ? [] : keys.filter((key) => outcomeOf({ tally }, key) === 'refused')
  for (const key of refused) tally.problems.push(`${key.id} was refused: ${tally.get(key)?.says}`)
  const proof = await prove(world, { admin, keys: [...earlier, ...keys], tally, before })
  const anchors = { file: anchorsFileIn(world.dataDir), key: anchorKey(world.secrets.master) }
  const audited = await audit(world.stack.adminUrl, anchors, [creditRules])
  return { keys, tally, killed, proof, audit: audited, seconds: (performance.now() - began) / 1_000 }
}

const keysIn = (chains: readonly Chain[]): Key[] => chains.flatMap(({ waves }) => waves.flat())

/** Knows what was answered before, and counts anew. */
function openTallyAfter(earlier: Tally): Tally {
  const own = openTally()
  return { ...own, get: (key) => own.get(key) ?? earlier.get(key) }
}
