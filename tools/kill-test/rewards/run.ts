/**
 * Kills two platforms again and again while members claim: many more presses than envelopes, a hundred claims of one
 * reward, the last piece of a good asked for by many. At the end each was paid once, and every sum is exact.
 */
import pg from 'pg'
import '../../../apps/server/src/platform/database/int8.ts'
import {
  type AuditReport,
  anchorKey,
  anchorsFileIn,
  audit,
} from '../../../apps/server/src/modules/ledger/index.ts'
import { killDuring } from '../../storm/kills.ts'
import { openWorld, type World } from '../../storm/world.ts'
import { claims, envelopes, type Heard, openHeard, type Press, pieces, sendAll } from './presses.ts'
import { balancesOf, type Paid, prove } from './prove.ts'
import { openScene, type Scene } from './scene.ts'

export interface RewardsOptions {
  readonly kills: number
  readonly seed: number
  readonly claims: number
  readonly rewards: number
  readonly goods: number
  readonly durable: boolean
  readonly say?: (line: string) => void
}

export interface RewardsReport {
  readonly ok: boolean
  readonly killed: { readonly servers: readonly [number, number]; readonly both: number }
  readonly counts: Heard['counts']
  readonly paid: Paid
  readonly problems: readonly string[]
  readonly audit: AuditReport
}

interface Stage {
  readonly scene: Scene
  readonly heard: Heard
}

/** More members than there are envelopes. */
const crowd = { agents: 4, payers: 30, takers: 0, spenders: 0 }
const callers = 32
const claimsOfReward = 100
const asksForPiece = 200
const buyers = 20

export async function killRewards(options: RewardsOptions): Promise<RewardsReport> {
  const { seed, durable, say = () => {} } = options
  const world = await openWorld(crowd, { durable, say })
  const admin = new pg.Client({ connectionString: world.stack.adminUrl })
  try {
    await admin.connect()
    const scene = await openScene(world, { rewards: options.rewards, goods: options.goods, buyers })
    const [heard, before] = [openHeard(), await balancesOf(admin, scene)]
    const killed = await fight(world, { scene, heard }, options)
    const { paid, problems } = await prove({ admin, scene, heard, before })
    const audited = await audit(world.stack.adminUrl, {
      file: anchorsFileIn(world.dataDir),
      key: anchorKey(world.secrets.master),
    })
    const ok = problems.length === 0 && audited.ok && audited.seals > 0
    return { ok, killed, counts: heard.counts, paid, problems, audit: audited }
  } finally {
    await admin.end()
    await world.close()
  }

  /** One after the other, so that in each everybody wants the same; the kills are shared among them. */
  async function fight(world: World, { scene, heard }: Stage, { kills }: RewardsOptions) {
    const parts: readonly (readonly [string, readonly Press[]])[] = [
      [`${options.claims} claims of 100 envelopes`, envelopes(scene, options.claims)],
      [`${claimsOfReward} claims of each of ${options.rewards} rewards`, claims(scene, claimsOfReward)],
      [
        `the last piece of each of ${options.goods} goods, asked for ${asksForPiece} times`,
        pieces(scene, asksForPiece),
      ],
    ]
    const servers: [number, number] = [0, 0]
    let both = 0
    for (const [part, [name, presses]] of parts.entries()) {
      say(`${name} …`)
      const sending = sendAll({ world, scene, heard, callers, seed: seed + part }, presses)
      const share = Math.floor(kills / parts.length) + (part < kills % parts.length ? 1 : 0)
      const [killed] = await Promise.all([
        killDuring(world, { sending, tally: heard, kills: share, seed: seed + part }),
        sending.finished,
      ])
      servers[0] += killed.servers[0]
      servers[1] += killed.servers[1]
      both += killed.both
    }
    return { servers, both }
  }
}
