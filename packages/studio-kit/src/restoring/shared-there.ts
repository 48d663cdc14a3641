/**
 * Bets at tables and tickets that the journal knows better than the platform, after the platform's database was restored.
 * Each is a round of its own there: one whose stake is lost is void on both sides, and one whose end is lost is ended
 * again under the same name.
 */
import { currencyOf, formatMinor } from '@jackfruit/kernel'
import { askCorrection } from '../draws/money/ticket-calls.ts'
import type { Heard } from '../platform/vendor-client.ts'
import { type Comparing, type Making, pageMax } from './comparing.ts'
import { doubt, forgetDoubts } from './doubts.ts'
import { voidStakeHere } from './shared-here.ts'
import { newestTold, type SharedPlace, type ToldStake, toldAfter, toldNamed } from './shared-told.ts'
import { isLost, type Standing, standingThere } from './standing-there.ts'

const together = 8
const kinds = ['bets', 'tickets'] as const

type Found = 'same' | 'newer' | 'away'

/** Every one from there to the newest. */
export async function sharedAreKnown(parts: Comparing, since: SharedPlace): Promise<Found> {
  for (const kind of kinds) {
    for (let after = since[kind]; ; ) {
      const page = await toldAfter(parts, kind, after, pageMax)
      // What the platform refused once, a person has: it is no news.
      const asked = page.filter(({ isDoubted }) => !isDoubted)
      for (let from = 0; from < asked.length; from += together) {
        const found = await Promise.all(
          asked.slice(from, from + together).map((each) => isKnown(parts, each)),
        )
        if (found.includes('away')) return 'away'
        if (found.includes('newer')) return 'newer'
      }
      const last = page.at(-1)
      if (!last || page.length < pageMax) break
      after = last.seq
    }
  }
  return 'same'
}

/** At a platform that does not tell which database it has. */
export async function newestSharedAreKnown(parts: Comparing, most: number): Promise<Found> {
  const { pool, studio } = parts
  const [bets = 0n, tickets = 0n] = await Promise.all(
    kinds.map((kind) => newestTold(pool, studio, kind, most)),
  )
  return sharedAreKnown(parts, { bets, tickets })
}

const nameOf = (stake: ToldStake, what: string) => `${stake.id}:${what}`

/** What the platform has to know of it, and what it must not have any more. */
async function isKnown(parts: Comparing, stake: ToldStake): Promise<Found> {
  const { state, corrections } = stake
  const stands = state === 'held' || state === 'taken' || state === 'owed'
  const known = stands
    ? ['bet']
    : state === 'paid'
      ? ['win', ...corrections.map(({ revision }) => `adjust:${revision}`)]
      : []
  for (const what of known) {
    const standing = await standingThere(parts, stake, nameOf(stake, what))
    if (standing === 'away') return 'away'
    if (isLost(standing)) return 'newer'
  }
  if (state !== 'voided') return 'same'
  const standing = await standingThere(parts, stake, nameOf(stake, 'bet'))
  return standing === 'away' ? 'away' : standing === 'OK' ? 'newer' : 'same'
}

export interface SharedWalk {
  bets: bigint
  tickets: bigint
  voided: number
}

/** True when it got to what was the newest when it began; false where the platform went away. */
export async function makeSharedGood(
  parts: Making,
  walk: SharedWalk,
  inDoubt: readonly string[],
): Promise<boolean> {
  if (!(await holdAll(parts, walk, await toldNamed(parts, inDoubt)))) return false
  for (const kind of kinds) {
    const newest = await newestTold(parts.pool, parts.studio, kind)
    while (walk[kind] < newest) {
      await parts.stillMine()
      const page = await toldAfter(parts, kind, walk[kind], pageMax)
      const last = page.at(-1)
      if (!last) break
      if (!(await holdAll(parts, walk, page))) return false
      walk[kind] = last.seq
    }
  }
  return true
}

type Held = 'held' | 'voided' | 'away'

async function holdAll(parts: Making, walk: SharedWalk, stakes: readonly ToldStake[]): Promise<boolean> {
  for (let from = 0; from < stakes.length; from += together) {
    const done = await Promise.all(stakes.slice(from, from + together).map((each) => hold(parts, each)))
    walk.voided += done.filter((each) => each === 'voided').length
    if (done.includes('away')) return false
  }
  return true
}

async function hold(parts: Making, stake: ToldStake): Promise<Held> {
  const { state } = stake
  // Its stake is being asked for, or given back: who pays finds out.
  if (state === 'written' || state === 'voiding' || state === 'refused') return 'held'
  await forgetDoubts(parts, stake)
  const standing = await standingOf(parts, stake, 'bet')
  if (standing === 'away') return 'away'
  if (state === 'voided') return standing === 'OK' ? giveBack(parts, stake) : 'held'
  if (isLost(standing)) {
    if ((await giveBack(parts, stake)) === 'away') return 'away'
    await voidStakeHere(parts.pool, stake)
    return 'voided'
  }
  return state === 'paid' ? endAgain(parts, stake) : 'held'
}

async function standingOf(
  parts: Making,
  stake: ToldStake,
  what: string,
): Promise<Standing | 'away' | 'refused'> {
  const transactionId = nameOf(stake, what)
  const standing = await standingThere(parts, stake, transactionId)
  if (typeof standing === 'string') return standing
  await doubt(parts, stake, transactionId, standing.refused)
  return 'refused'
}

const calledBy = ({ playerId, currency, gameCode, id }: ToldStake) => ({
  ...{ playerId, currency, gameCode, roundId: id },
})

/** A stake that is not known gets a tombstone, and one that is known goes back. */
async function giveBack(parts: Making, stake: ToldStake): Promise<Held> {
  const transactionId = nameOf(stake, 'rollback')
  const heard = await parts.platform.call('rollback', {
    ...{ ...calledBy(stake), transactionId },
    ...{ targetTransactionId: nameOf(stake, 'bet'), targetType: 'BET' },
  })
  // A platform that does not know the player has nobody to refuse a late stake for.
  const isStranger = heard.kind === 'refused' && heard.status === 'PLAYER_NOT_FOUND'
  return isStranger ? 'held' : toldAgain(parts, stake, transactionId, heard)
}

async function endAgain(parts: Making, stake: ToldStake): Promise<Held> {
  const { playerId, currency, gameCode, id, payout, corrections } = stake
  const transactionId = nameOf(stake, 'win')
  const standing = await standingOf(parts, stake, 'win')
  if (standing === 'away') return 'away'
  if (standing === 'UNKNOWN') {
    const heard = await parts.platform.call('win', {
      ...{ ...calledBy(stake), transactionId, betTransactionId: nameOf(stake, 'bet') },
      ...{ amount: formatMinor(payout ?? 0n, currencyOf(currency).scale), roundEnded: true },
      winType: 'NORMAL',
    })
    if ((await toldAgain(parts, stake, transactionId, heard)) === 'away') return 'away'
  }
  for (const { revision, amount } of corrections) {
    const name = `adjust:${revision}`
    const booked = await standingOf(parts, stake, name)
    if (booked === 'away') return 'away'
    if (booked !== 'UNKNOWN') continue
    const correction = { ticketId: id, revision, amount, attempts: 0, playerId, currency, game: gameCode }
    const heard = await askCorrection(parts.platform, correction)
    if ((await toldAgain(parts, stake, nameOf(stake, name), heard)) === 'away') return 'away'
  }
  return 'held'
}

async function toldAgain(
  parts: Making,
  stake: ToldStake,
  transactionId: string,
  heard: Heard<'win' | 'rollback' | 'adjust'>,
): Promise<Held> {
  if (heard.kind === 'unknown') return 'away'
  if (heard.kind === 'refused') await doubt(parts, stake, transactionId, heard.status)
  return 'held'
}
