/** Follows the ledger's stream and marks credits of an unusual origin: each credit once, at the cost of its round. */
import { invariant, type Minor, parseMinor } from '@jackfruit/kernel'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { settingOf } from '../../../platform/settings.ts'
import { type Loop, loop } from '../../../platform/work/loop.ts'
import type { Games } from '../../catalog/index.ts'
import { follow, movementsOfRounds, type Owner, ownersOf, type Transfer } from '../../ledger/index.ts'
import type { Directory } from '../../merchants/index.ts'
import { vendorSettings } from '../brand-settings.ts'
import { isMarked, writeMark } from './rows.ts'
import { type Bounds, isCredit, isReceived, unusualIn } from './unusual.ts'

export interface OriginFeed {
  readonly db: Db
  readonly directory: Pick<Directory, 'brandOfId'>
  readonly games: Pick<Games, 'named'>
}

export const followerName = 'vendors'
const follower = { name: followerName, whenBusy: 'wait', most: 5_000 } as const

/** Reads on until the end of what is safe to read. */
export async function markOrigins(feed: OriginFeed): Promise<void> {
  await follow(feed.db, follower, async (tx, { transfers }) => {
    const touched = transfers.filter((each) => isCredit(each) || isReceived(each))
    if (touched.length === 0) return
    const owners = await ownersOf(tx, [...new Set(touched.map(({ accountId }) => accountId))])
    // Play money of trials, and what is held, is nobody's to take out.
    const ofPurses = touched.filter(({ accountId }) => owners.get(accountId)?.kind === 'purse')
    await markCredits(tx, feed, ofPurses.filter(isCredit), owners)
    for (const received of ofPurses.filter(isReceived)) await markReceived(tx, received, transfers, owners)
  })
}

export const startOrigins = (feed: OriginFeed, onError: (error: unknown) => void): Loop =>
  loop({ name: 'origins', everyMs: 1_000, work: () => markOrigins(feed), onError })

type Owners = ReadonlyMap<bigint, Owner>

const idOf = ({ accountId, round }: Pick<Transfer, 'accountId' | 'round'>) => `${accountId}|${round}`

async function markCredits(tx: Tx, feed: OriginFeed, credits: readonly Transfer[], owners: Owners) {
  const inRounds = credits.filter(({ round }) => round !== '')
  const rounds = [...Map.groupBy(inRounds, idOf).values()].flatMap((each) => each.slice(-1))
  const movements = Map.groupBy(await movementsOfRounds(tx, rounds), idOf)
  for (const last of rounds) {
    const owner = demanded(owners, last)
    const bounds = await boundsOf(feed, owner)
    const most = await mostOf(feed, last.gameId, owner.currency)
    const { reasons, won } = unusualIn(movements.get(idOf(last)) ?? [], { ...bounds, most })
    for (const reason of reasons)
      await writeMark(tx, { ...markOf(last, owner), reason, subject: last.round, amount: won })
  }
  for (const credit of credits.filter(({ round }) => round === ''))
    await writeMark(tx, {
      ...markOf(credit, demanded(owners, credit)),
      reason: 'no_stake',
      subject: credit.key,
    })
}

/** What a member sent on keeps its origin: both legs are of one transaction, and so of one batch. */
async function markReceived(tx: Tx, received: Transfer, transfers: readonly Transfer[], owners: Owners) {
  const { key, accountId } = received
  const sent = transfers.find((each) => each.key === key && each.accountId !== accountId && each.amount < 0n)
  if (!sent || !(await isMarked(tx, sent.accountId, sent.seq))) return
  await writeMark(tx, {
    ...markOf(received, demanded(owners, received)),
    reason: 'from_unusual',
    subject: key,
  })
}

const markOf = ({ accountId, seq, gameId, amount }: Transfer, { merchantId }: Owner) => ({
  ...{ merchantId, accountId, seq, gameId, amount },
})

function demanded(owners: Owners, { accountId }: Transfer): Owner {
  const owner = owners.get(accountId)
  invariant(owner, `account ${accountId} has no owner`)
  return owner
}

async function boundsOf({ directory }: OriginFeed, { merchantId }: Owner): Promise<Bounds> {
  const brand = await directory.brandOfId(merchantId)
  invariant(brand, `no brand ${merchantId}`)
  const { multiple, multipleFrom, large } = settingOf(vendorSettings, brand, 'unusualCredits')
  return { multiple: BigInt(multiple), multipleFrom: minor(multipleFrom), large: minor(large) }
}

const mostOf = async ({ games }: OriginFeed, gameId: number, currency: string): Promise<Minor> =>
  parseMinor((await games.named(gameId))?.maxWin[currency] ?? '0') ?? 0n

function minor(text: string): Minor {
  const amount = parseMinor(text)
  invariant(amount !== null, `${text} is no amount`)
  return amount
}
