/** Two lines of one brand, one of another, with play, links and contracts; and what nobody above may learn, in words that are found again. */
import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { countArrivals } from '../../modules/agents/figures/arrivals.ts'
import { chainsOf } from '../../modules/agents/figures/of-tree.ts'
import { countNew } from '../../modules/agents/tree/upkeep.ts'
import { openHouse, openLanes } from '../../modules/ledger/index.ts'
import { sealField } from '../../platform/sealed-field.ts'
import { type ModuleWorld, openModuleWorld } from '../module-world.ts'

const kinds = {
  dividend: 'dividend/contract',
  daily: 'salary/daily/contract',
  hourly: 'salary/hourly/process',
  realtime: 'salary/realtime/process',
} as const
export type Kind = keyof typeof kinds

export interface Person {
  readonly id: bigint
  readonly name: string
  readonly type: number
  readonly host: string
  readonly merchantId: number
  /** From the top, without this one. */
  readonly above: readonly bigint[]
  /** A round of this one. */
  bet: string
  link: string
  /** Of this one with whoever is directly above. */
  readonly contracts: Partial<Record<Kind, string>>
}

/** In each of these the word `marked` with what it is. */
export const marks = [
  'mobile',
  'email',
  'idNumber',
  'payeeName',
  'address',
  'bank',
  'holder',
  'number',
  'reason',
]
export const markOf = (what: string): string => `marked${what}`

export interface Cast {
  readonly w: ModuleWorld
  readonly people: Readonly<Record<string, Person>>
  readonly hider: Person
  close(): Promise<void>
}

/** Whose line is whose; the second brand's begins with `foreign`. */
const lines: readonly (readonly [string, number, string | null])[] = [
  ['general', 2, null],
  ['agent', 1, 'general'],
  ['sibling', 1, 'general'],
  ['sub', 1, 'agent'],
  ['near', 0, 'agent'],
  ['hider', 0, 'agent'],
  ['deep', 0, 'sub'],
  ['theirs', 1, 'sibling'],
  ['theirPlayer', 0, 'theirs'],
  ['stranger', 2, null],
  ['foreign', 2, null],
  ['foreignSub', 1, 'foreign'],
]

export async function openCast(): Promise<Cast> {
  const w = await openModuleWorld(['content', 'agents'])
  const admin = new pg.Client({ connectionString: w.database.adminUrl })
  await admin.connect()
  const lanes = await openLanes({ url: w.database.appUrl })
  await admin.query(`update merchants.setting_nodes set enabled = '1' where mod_id like 'AGENT_%'`)
  const people: Record<string, Person> = {}
  for (const [role, type, above] of lines) {
    const upline = above === null ? null : (people[above] ?? null)
    people[role] = await addPerson(w, admin, { role, type, upline })
  }
  const all = Object.values(people)
  const game = await aGame(admin)
  for (const each of all) await mark(w, admin, each)
  for (const each of all) await play(w, lanes, each, game)
  await admin.query(`insert into agents.hidden_play (member_id, merchant_id, since) values ($1, $2, now())`, [
    people['hider']?.id,
    people['hider']?.merchantId,
  ])
  await count(w, all)
  for (const each of all) {
    const { rows } = await admin.query(
      'select min(id)::text as id from agents.counted where member_id = $1',
      [each.id],
    )
    each.bet = rows[0]?.id ?? ''
    if (each.type > 0) each.link = await makeLink(w, each)
  }
  for (const each of all) await agree(w, all, each)
  await lanes.close()
  await admin.end()
  const hider = people['hider']
  if (!hider) throw new Error('nobody hides')
  return { w, people, hider, close: () => w.close() }
}

export const headersOf = ({ id, type }: Person) => ({ 'x-member': `${id}:${type}` })

async function addPerson(
  w: ModuleWorld,
  admin: pg.Client,
  { role, type, upline }: { role: string; type: number; upline: Person | null },
): Promise<Person> {
  const isForeign = role.startsWith('foreign')
  const brand = await w.directory.brandOfCode(isForeign ? 'demoinr' : 'demommk')
  if (!brand) throw new Error('the brands are missing')
  const name = `${role.slice(0, 6).toLowerCase()}${randomUUID().slice(0, 6)}`
  const { rows } = await admin.query(
    `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type, nickname,
       referral_code, upline_id, created_at) values ($1, $2, $2, 'none', now(), $3, $2, $2, $4, now()) returning id`,
    [brand.id, name, type, upline?.id ?? null],
  )
  return {
    ...{ id: BigInt(rows[0].id), name, type, host: isForeign ? 'second.localhost' : 'localhost' },
    ...{ merchantId: brand.id, above: upline ? [...upline.above, upline.id] : [] },
    ...{ bet: '', link: '', contracts: {} },
  }
}

/** What the platform keeps of everybody, as it keeps it. */
async function mark(w: ModuleWorld, admin: pg.Client, { id, merchantId }: Person): Promise<void> {
  const key = w.platform.secrets.fields
  const kept = (place: string, what: string) => sealField(key, place, markOf(what))
  for (const kind of ['mobile', 'email'])
    await admin.query(
      'insert into identity.contacts (merchant_id, member_id, kind, value_sealed) values ($1, $2, $3, $4)',
      [merchantId, id, kind, kept(`members|${kind}|${id}|${merchantId}`, kind)],
    )
  for (const field of ['idNumber', 'payeeName', 'address'])
    await admin.query(
      'insert into identity.personal (merchant_id, member_id, field, value_sealed, set_at) values ($1, $2, $3, $4, now())',
      [merchantId, id, field, kept(`personal|${field}|${id}|${merchantId}`, field)],
    )
  const account = `a${randomBytes(9).toString('hex')}`
  await admin.query(
    `insert into cashier.payout_accounts (id, merchant_id, member_id, method, bank, holder_sealed, number_sealed,
       number_index, added_at, usable_at) values ($1, $2, $3, 'kbzpay', $4, $5, $6, $7, now(), now())`,
    [
      ...[account, merchantId, id, markOf('bank')],
      kept(`payout_accounts|holder|${account}|${merchantId}`, 'holder'),
      kept(`payout_accounts|number|${account}|${merchantId}`, 'number'),
      randomBytes(32),
    ],
  )
  await admin.query(
    `insert into protection.changes (member_id, merchant_id, at, what, detail) values ($1, $2, now(), 'selfExclusion', $3)`,
    [id, merchantId, JSON.stringify({ reason: markOf('reason') })],
  )
}

async function aGame(admin: pg.Client): Promise<number> {
  const { rows } = await admin.query(
    `insert into catalog.games (vendor, code, node_id, names, game_type, version, build_hash, rtp, volatility, hit_rate,
       max_win, min_bet, max_bet)
     select code, 'probed', 'probed', '{"EN": "A game"}', 'RNG', '1', 'none', '96.00', 'low', '30', '{}', '{}', '{}'
       from catalog.vendors order by code limit 1 returning id`,
  )
  return rows[0].id
}

type Lanes = Awaited<ReturnType<typeof openLanes>>

async function play(w: ModuleWorld, lanes: Lanes, who: Person, gameId: number): Promise<void> {
  const { merchantId, id, type } = who
  const { accountId, currency } = await w.faces.wallet.of({ memberId: id, merchantId, type: type as 0 })
  const houseId = await openHouse(w.database.db, merchantId, 'vendor:t', currency)
  const common = { accountId, houseId, gameId, round: `t:${id}` }
  await lanes.submit({ ...common, kind: 'stake', amount: 777n, key: `t:${id}` })
  await lanes.submit({ ...common, kind: 'endRound', key: `t:e${id}` })
}

async function count(w: ModuleWorld, all: readonly Person[]): Promise<void> {
  await w.database.settled()
  const { figures } = w.faces.agents.world
  await figures.caughtUp(w.database.db)
  const least = { daily: 100n, weekly: 100n, semimonthly: 100n, monthly: 100n, selfCounts: true }
  const ports = {
    ...{ chainsOf, withheldAmong: async () => new Set<bigint>(), leastBetsOf: async () => least },
    timeZoneOf: async () => 'Asia/Yangon',
  }
  for (const merchantId of new Set(all.map((each) => each.merchantId))) {
    await countNew(w.database.db, merchantId)
    await countArrivals(w.database.db, ports, merchantId)
  }
}

async function sent(
  w: ModuleWorld,
  who: Person,
  path: string,
  data: object,
): Promise<Record<string, unknown>> {
  const { host } = who
  const answer = await w.ask('POST', `/wps/v2/agent/${path}`, {
    body: { data },
    headers: headersOf(who),
    host,
  })
  if (!answer.success) throw new Error(`${path}: ${answer.message} ${JSON.stringify(answer.value)}`)
  return answer.value
}

async function makeLink(w: ModuleWorld, who: Person): Promise<string> {
  const wish = {
    key: randomUUID(),
    name: 'A link',
    kind: 'member',
    presets: [],
    expiresAt: null,
    limit: null,
  }
  return String((await sent(w, who, 'links', wish))['id'])
}

/** A contract of each kind with the agent directly above, in force. */
async function agree(w: ModuleWorld, all: readonly Person[], who: Person): Promise<void> {
  const upline = all.find(({ id }) => id === who.above.at(-1))
  if (who.type === 0 || !upline) return
  for (const [kind, path] of Object.entries(kinds)) {
    const rate = (1 - who.above.length / 4).toFixed(2)
    const tiers = [{ minValid: '0.00', minActive: 0, minLoss: null, rates: [{ kind: '*', rate }] }]
    const conditions = { period: 'daily', step: null, onlyIfTeamLost: false, payer: 'PLATFORM', tiers }
    const { id } = await sent(w, upline, path, {
      key: randomUUID(),
      action: 'offer',
      account: who.name,
      conditions,
    })
    const contractId = String(id)
    await sent(w, who, path, { key: randomUUID(), action: 'accept', contractId })
    who.contracts[kind as Kind] = contractId
  }
}
