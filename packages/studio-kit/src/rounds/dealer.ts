/**
 * Takes a table's rounds through their steps, while this process leads it. What it knows it reads anew before each step,
 * so that a process that takes over goes on where the last one stood.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../settling/settling.ts'
import type { Beacon } from './beacon.ts'
import { forgetEvents } from './feed/reading.ts'
import { linkAfter, nextStep, type Step } from './machine.ts'
import { type Chains, chainInUse } from './store/chains.ts'
import { decideRound, isDecided } from './store/decision-steps.ts'
import { type Lead, LostLead, lookEveryMs } from './store/leading.ts'
import { newestRound, type SharedRound } from './store/round-row.ts'
import { closeRound, dealRound, openRound, settleRound, showResult, voidRound } from './store/steps.ts'
import type { SharedTable } from './table-game.ts'

export interface DealerParts {
  readonly pool: pg.Pool
  readonly chains: Chains
  readonly log: Log
  readonly beacon?: Beacon
  /** Asked before a round is opened, dealt, shown or void: a studio whose journal may be an older one does none of it. */
  readonly mayOpen?: () => boolean
}

/** So long the public beacon is waited for; then the seeds of the bets are enough, and the proof says so. */
const beaconMs = 30_000
/** So often it is asked. */
const askEveryMs = 250
const failedMs = 1_000
const soonestMs = 40
/** So often it is looked whether everybody has decided. */
const stepEveryMs = 200
/** Nobody but the leader takes steps, so it sleeps until the next is due; but no clock is believed for longer than this. */
const longestMs = 5_000

/** One look at the table; answers after how long the next is due. Throws LostLead where the table is another's. */
export async function takeStep(parts: DealerParts, lead: Lead, table: SharedTable): Promise<number> {
  const { pool, mayOpen = () => true } = parts
  const round = await newestRound(pool, table.id)
  const { step, inMs } = nextStep(round)
  if (inMs > 0 && !(await isEarly(parts, table, round)))
    return round?.turn === 'deciding' ? Math.min(inMs, stepEveryMs) : inMs
  if (!anyhow.has(step) && !mayOpen()) return lookEveryMs
  if (step === 'deal') return round ? deal(parts, lead, table, round) : 0
  if (step === 'open') await open(parts, lead, table, round)
  else if (round) await steps[step](parts, lead, table, round)
  return 0
}

/** Also where the journal may be an older one: what shows an outcome, owes by it or gives back waits until that is known. */
const anyhow: ReadonlySet<Step> = new Set(['close', 'settle'])

/** A step in which all have decided is closed before its time. */
const isEarly = async (
  { pool }: Pick<DealerParts, 'pool'>,
  { game: { decisions } }: SharedTable,
  round: SharedRound | null,
): Promise<boolean> =>
  round?.turn === 'deciding' && decisions !== undefined && isDecided(pool, round, decisions.leastMs)

type Take = (parts: DealerParts, lead: Lead, table: SharedTable, round: SharedRound) => Promise<unknown>

const steps: Readonly<Record<'close' | 'decide' | 'show' | 'settle' | 'void', Take>> = {
  close: ({ pool }, lead, table, round) => closeRound(pool, lead, round, table),
  decide: ({ pool }, lead, table, round) => decideRound(pool, lead, round, table),
  show: ({ pool }, lead, table, round) => showResult(pool, lead, round, table),
  async settle({ pool }, lead, table, round) {
    if (await settleRound(pool, lead, round)) await forgetEvents(pool, table.id)
  },
  void: ({ pool }, lead, _table, round) => voidRound(pool, lead, round, 'stuck'),
}

async function open(
  { pool, chains, beacon }: DealerParts,
  lead: Lead,
  table: SharedTable,
  before: SharedRound | null,
): Promise<void> {
  const current = await chains.commit(table.id, before?.chainNo ?? 1, table.chainLength)
  const after = linkAfter(before, current.length)
  const chain = await chainInUse(chains, table.id, after.chainNo, table.chainLength)
  const linkNo = chain.no === after.chainNo ? after.linkNo : 1
  // The next is committed to while this one has rounds left.
  if (linkNo * 2 >= chain.length) await chains.commit(table.id, chain.no + 1, table.chainLength)
  await openRound(pool, lead, { table, chain, linkNo, beacon })
}

/** Answers after how long it is looked again: the word that was announced is waited for, also by who cannot ask for it. */
async function deal(parts: DealerParts, lead: Lead, table: SharedTable, round: SharedRound): Promise<number> {
  const { pool, chains, log } = parts
  const late = await heard(parts, round)
  if (round.beaconRound !== null && !late && round.untilMs > -beaconMs) return askEveryMs
  const { terminal, isGivenUp } = await chains.commit(table.id, round.chainNo, table.chainLength)
  if (isGivenUp) {
    await voidRound(pool, lead, round, 'restored')
    return 0
  }
  const link = await chains.linkOf(table.id, round.chainNo, round.linkNo)
  try {
    await dealRound(pool, lead, round, { table, link, terminal, beacon: late })
  } catch (error) {
    // Rules that cannot be dealt by will not be the next time either.
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error
    log.error({ err: error, roundId: round.id }, 'a round could not be dealt: it is void')
    await voidRound(pool, lead, round, 'fault')
  }
  return 0
}

/** By the key that was announced, and no other. */
const heard = async ({ beacon }: DealerParts, { beaconRound, beaconKey }: SharedRound) =>
  beaconRound === null || beacon?.key !== beaconKey ? null : beacon.read(beaconRound)

/** Deals at the table until it is another's, or until it is told to end. */
export async function dealWhileLed(
  parts: DealerParts,
  lead: Lead,
  table: SharedTable,
  ending: AbortSignal,
): Promise<void> {
  const rest = (ms: number) => pause(ms, undefined, { signal: ending }).catch(() => {})
  while (!ending.aborted) {
    try {
      const dueMs = await takeStep(parts, lead, table)
      await rest(Math.min(longestMs, Math.max(soonestMs, dueMs)))
    } catch (error) {
      if (error instanceof LostLead) return
      parts.log.error({ err: error, table: table.id }, 'a step of a table failed')
      await rest(failedMs)
    }
  }
}
