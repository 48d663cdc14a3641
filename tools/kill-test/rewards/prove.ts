/** Holds what members were told against purses, points, pools and stock: paid once each, and every sum exact. */
import { parseMinor } from '@jackfruit/kernel'
import type pg from 'pg'
import { type Heard, type Press, wasDone } from './presses.ts'
import { at, gift, piece, rain, type Scene } from './scene.ts'

export interface Balances {
  /** By the place of the person, in minor units. */
  readonly money: readonly bigint[]
  readonly points: readonly bigint[]
}

const purse = 1

export async function balancesOf(admin: pg.Client, { people }: Scene): Promise<Balances> {
  const { rows } = await admin.query<{ owner: bigint; kind: number; currency: string; balance: bigint }>(
    'select owner, kind, currency, balance from ledger.accounts where owner = any($1::bigint[])',
    [people.map(({ memberId }) => String(memberId))],
  )
  const of = (isOf: (row: (typeof rows)[number]) => boolean) =>
    people.map(({ memberId }) => rows.find((row) => row.owner === memberId && isOf(row))?.balance ?? 0n)
  return {
    money: of(({ kind, currency }) => kind === purse && currency === 'MMK'),
    points: of(({ currency }) => currency === 'PTS'),
  }
}

interface Stage {
  readonly admin: pg.Client
  readonly scene: Scene
  readonly heard: Heard
  readonly before: Balances
}

export interface Paid {
  readonly envelopes: number
  readonly rewards: number
  readonly pieces: number
}

export interface Proof {
  readonly paid: Paid
  readonly problems: readonly string[]
}

export async function prove({ admin, scene, heard, before }: Stage): Promise<Proof> {
  const now = await balancesOf(admin, scene)
  const { paid, problems } = compare(scene, heard, { before, now })
  return { paid, problems: [...problems, ...(await wrongBooks(admin, scene))] }
}

const sumOf = (told: readonly { readonly told: string }[]): bigint =>
  told.reduce((sum, each) => sum + (parseMinor(each.told) ?? 0n), 0n)

/** What members were told, and what became of what they have. Pure. */
export function compare(
  scene: Pick<Scene, 'people' | 'rewards' | 'goods'>,
  heard: Pick<Heard, 'said' | 'problems'>,
  { before, now }: { readonly before: Balances; readonly now: Balances },
): Proof {
  const problems = [...heard.problems]
  const expect = <T>(what: string, found: T, wanted: T) => {
    if (found !== wanted) problems.push(`${what}: ${found} instead of ${wanted}`)
  }
  const done = [...heard.said].flatMap(([press, says]) =>
    wasDone(says) ? [{ ...press, told: says.slice('done '.length) }] : [],
  )
  const of = (kind: Press['kind']) => done.filter((each) => each.kind === kind)
  const opened = of('envelope')
  expect('envelopes that were paid', opened.length, rain.count)
  expect('members with an envelope', new Set(opened.map(({ person }) => person)).size, rain.count)
  expect('all envelopes together', sumOf(opened), rain.pool)
  // A reward that was taken answers each claim with what it paid.
  const taken = new Map(of('reward').map((each) => [each.of, each]))
  expect('rewards that were paid', taken.size, scene.rewards.length)
  expect('rewards together', sumOf([...taken.values()]), gift.amount * BigInt(scene.rewards.length))
  const sold = of('piece')
  expect('pieces that were sold', sold.length, scene.goods.length)
  expect('goods that were sold', new Set(sold.map((each) => each.of)).size, scene.goods.length)
  for (const [place, { username }] of scene.people.entries()) {
    const mine = [...opened, ...taken.values()].filter(({ person }) => person === place)
    expect(`money of ${username}`, at(now.money, place) - at(before.money, place), sumOf(mine))
    const bought = BigInt(sold.filter(({ person }) => person === place).length)
    expect(`points of ${username}`, at(before.points, place) - at(now.points, place), bought * piece.price)
  }
  return { paid: { envelopes: opened.length, rewards: taken.size, pieces: sold.length }, problems }
}

/** What no offer and no good may be at the end, by their own books. */
async function wrongBooks(admin: pg.Client, { goods }: Scene): Promise<string[]> {
  const { rows: offers } = await admin.query<{ code: string; problem: string }>(
    `select p.code, concat_ws(' ', 'budget', p.budget, 'paid', p.paid, 'set aside', p.set_aside, 'lies', a.balance) as problem
       from promotions.promotions p join ledger.accounts a on a.id = p.account_id
      where p.code = any($1) and (p.paid <> p.budget or p.set_aside <> 0 or a.balance <> 0)`,
    [[rain.id, gift.id]],
  )
  const { rows: mall } = await admin.query<{ code: string; problem: string }>(
    `select g.code, concat_ws(' ', 'stock', g.stock, 'orders', count(o.id)) as problem
       from points.goods g left join points.orders o on o.goods_id = g.id
      where g.code = any($1) group by g.id having g.stock <> 0 or count(o.id) <> 1`,
    [[...goods]],
  )
  return [...offers, ...mall].map(({ code, problem }) => `${code}: ${problem}`)
}
