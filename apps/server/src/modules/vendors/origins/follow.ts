/** Follows the ledger's stream and marks credits of an unusual origin: each credit once, at the cost of its round. */
import { invariant, type Minor, parseMinor } from '@jackfruit/kernel'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { settingOrDefault } from '../../../platform/settings.ts'
import { type Loop, loop } from '../../../platform/work/loop.ts'
import type { Games } from '../../catalog/index.ts'
import { follow, movementsOfRounds, type Owner, ownersOf, type Transfer } from '../../ledger/index.ts'
import type { Directory } from '../../merchants/index.ts'
import { vendorSettings } from '../brand-settings.ts'
import { demanded, markOf, type Owners, outsideRounds, type Touched } from './marks.ts'
import { type Mark, markedFrom, returnedBy, writeMarks } from './rows.ts'
import { isOfItsRow, markEach } from './set-aside.ts'
import {
  type Bounds,
  isCredit,
  isMuchMore,
  isReceived,
  isReturned,
  unusualIn,
  usualBounds,
} from './unusual.ts'

export interface OriginFeed {
  readonly db: Db
  readonly directory: Pick<Directory, 'brandOfId'>
  readonly games: Pick<Games, 'named'>
  /** Hears of each credit that could not be read. */
  readonly onSetAside: (error: Error) => void
}

export const followerName = 'vendors'
const follower = { name: followerName, whenBusy: 'wait', most: 5_000, gently: true } as const

/**
 * Reads on until the end of what is safe to read. A batch that fails at what stands in it is read again credit by
 * credit, and the one that fails is set aside for a person: it stops nobody else's money, and none of its own leaves.
 */
export async function markOrigins(feed: OriginFeed): Promise<void> {
  const all = (tx: Tx, touched: Touched) => markAll(tx, feed, touched)
  try {
    await readOn(feed, all)
  } catch (error) {
    if (!isOfItsRow(error)) throw error
    await readOn(feed, (tx, touched) => markEach(tx, touched, { mark: all, onSetAside: feed.onSetAside }))
  }
}

/** What a hand-over brings along is marked before it: its transaction may have begun before that of the credit. */
const inOrder = [isCredit, isReturned, isReceived] as const

const readOn = (feed: OriginFeed, mark: (tx: Tx, touched: Touched) => Promise<void>) =>
  follow(feed.db, follower, async (tx, { transfers }) => {
    const touched = inOrder.flatMap((isOfKind) => transfers.filter(isOfKind))
    if (touched.length === 0) return
    const owners = await ownersOf(tx, [...new Set(touched.map(({ accountId }) => accountId))])
    // Play money of trials, and what is held, is nobody's to take out.
    const ofPurses = touched.filter(({ accountId }) => owners.get(accountId)?.kind === 'purse')
    await mark(tx, { touched: ofPurses, transfers, owners })
  })

async function markAll(tx: Tx, feed: OriginFeed, { touched, transfers, owners }: Touched): Promise<void> {
  await markCredits(tx, feed, touched.filter(isCredit), owners)
  await markReturned(tx, feed, touched.filter(isReturned), owners)
  await markReceived(tx, touched.filter(isReceived), transfers, owners)
}

export const startOrigins = (feed: OriginFeed, onError: (error: unknown) => void): Loop =>
  loop({ name: 'origins', everyMs: 1_000, work: () => markOrigins(feed), onError })

const idOf = ({ accountId, round }: Pick<Transfer, 'accountId' | 'round'>) => `${accountId}|${round}`

async function markCredits(tx: Tx, feed: OriginFeed, credits: readonly Transfer[], owners: Owners) {
  const inRounds = credits.filter(({ round }) => round !== '')
  const rounds = [...Map.groupBy(inRounds, idOf).values()].flatMap(creditedOf)
  const movements = Map.groupBy(await movementsOfRounds(tx, rounds), idOf)
  const marks: Mark[] = []
  for (const credited of rounds) {
    const owner = demanded(owners, credited)
    const bounds = await boundsOf(feed, owner)
    const most = await mostOf(feed, credited.gameId, owner.currency)
    const { reasons, won } = unusualIn(movements.get(idOf(credited)) ?? [], { ...bounds, most })
    const { round: subject, fromSeq } = credited
    for (const reason of reasons)
      marks.push({ ...markOf(credited, owner), reason, subject, fromSeq, amount: won })
  }
  for (const credit of credits.filter(({ round }) => round === ''))
    marks.push({
      ...markOf(credit, demanded(owners, credit)),
      ...{ reason: 'no_stake', subject: outsideRounds(credit.key) },
    })
  await writeMarks(tx, marks)
}

/** The last credit of a round, and where the first is: the round is unusual from there on. */
function creditedOf(credits: readonly Transfer[]): (Transfer & { readonly fromSeq: bigint })[] {
  const [first, ...others] = credits.toSorted((a, b) => (a.seq < b.seq ? -1 : 1))
  return first ? [{ ...(others.at(-1) ?? first), fromSeq: first.seq }] : []
}

/**
 * What a member sent on keeps its origin: both legs are of one transaction, and so of one batch. Only where one of the two
 * accounts was held back they are not: who sent it is not known then, and somebody looks.
 */
async function markReceived(
  tx: Tx,
  received: readonly Transfer[],
  transfers: readonly Transfer[],
  owners: Owners,
) {
  if (received.length === 0) return
  const sentBy = Map.groupBy(
    transfers.filter(({ amount }) => amount < 0n),
    ({ key }) => key,
  )
  const pairs = received.map((to) => ({
    to,
    from: sentBy.get(to.key)?.find(({ accountId }) => accountId !== to.accountId),
  }))
  const senders = pairs.flatMap(({ from }) => from?.accountId ?? [])
  const marked = new Map(await markedFrom(tx, senders))
  const marks: Mark[] = []
  for (const { from, to } of pairs) {
    const since = from && marked.get(from.accountId)
    if (from && (since === undefined || since > from.seq)) continue
    marks.push({ ...markOf(to, demanded(owners, to)), reason: 'from_unusual', subject: to.key })
    // Whoever sends it on within the batch does so with its origin.
    const before = marked.get(to.accountId)
    if (before === undefined || before > to.seq) marked.set(to.accountId, to.seq)
  }
  await writeMarks(tx, marks)
}

/** One mark for a purse and a vendor: it waits anew only when still more came back than was sent. */
async function markReturned(tx: Tx, feed: OriginFeed, returned: readonly Transfer[], owners: Owners) {
  const byId = new Map(returned.map((each) => [orderOf(each), each]))
  const marks = new Map<string, Mark>()
  for (const { id, vendor, sent, back } of byId.size > 0 ? await returnedBy(tx, [...byId.keys()]) : []) {
    const transfer = byId.get(id)
    invariant(transfer, `${id} was not asked for`)
    const owner = demanded(owners, transfer)
    if (!isMuchMore({ sent, back }, await boundsOf(feed, owner))) continue
    const mark = {
      ...markOf(transfer, owner),
      reason: 'from_vendor',
      subject: vendor,
      amount: back - sent,
    } as const
    const name = `${mark.accountId}|${vendor}`
    const { fromSeq, seq } = marks.get(name) ?? mark
    marks.set(name, {
      ...mark,
      fromSeq: fromSeq < mark.fromSeq ? fromSeq : mark.fromSeq,
      seq: seq > mark.seq ? seq : mark.seq,
    })
  }
  await writeMarks(tx, [...marks.values()])
}

const orderOf = ({ key }: Transfer): string => key.replace(/^vendor-wallet:(.*):done$/, '$1')

async function boundsOf({ directory }: OriginFeed, { merchantId, currency }: Owner): Promise<Bounds> {
  const brand = await directory.brandOfId(merchantId)
  invariant(brand, `no brand ${merchantId}`)
  // One brand's mistake stops nobody's money: the usual bounds hold, and the check at the start tells of it.
  const told = settingOrDefault(vendorSettings, brand, 'unusualCredits')
  if (!told) return usualBounds(currency)
  const { multiple, multipleFrom, large } = told
  return { multiple: BigInt(multiple), multipleFrom: minor(multipleFrom), large: minor(large) }
}

const mostOf = async ({ games }: OriginFeed, gameId: number, currency: string): Promise<Minor> =>
  parseMinor((await games.named(gameId))?.maxWin[currency] ?? '0') ?? 0n

function minor(text: string): Minor {
  const amount = parseMinor(text)
  invariant(amount !== null, `${text} is no amount`)
  return amount
}
