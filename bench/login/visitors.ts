/** Logins that are ready to be sent: sealed under fresh nonces, each from an address of its own. */
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { seal } from '../../apps/server/src/testing/visitor.ts'

export interface ReadyLogin {
  readonly address: string
  readonly body: string
}

export interface Answer {
  readonly status: number
  readonly ms: number
  readonly token: string | null
  readonly cookie: string | null
}

type Challenge = Parameters<typeof seal>[0]

const membersCount = 100
let people = 0
const anAddress = () => `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people++ & 255}`

export async function prepare(
  site: string,
  { names, password, count }: { names: readonly string[]; password: string; count: number },
): Promise<ReadyLogin[]> {
  const ready: ReadyLogin[] = []
  const host = new URL(site).host
  while (ready.length < count) {
    const some = Math.min(32, count - ready.length)
    const batch = Array.from({ length: some }, async (_, index): Promise<ReadyLogin> => {
      const address = anAddress()
      const username = names[(ready.length + index) % names.length]
      const answer = await fetch(`${site}/wps/v2/security/challenge?purpose=login`, {
        headers: { 'x-forwarded-for': address },
      })
      const { value } = (await answer.json()) as { value: Challenge }
      const plain = { purpose: 'login', host, type: 'username', username, password }
      return { address, body: JSON.stringify({ data: { sealed: await seal(value, plain) } }) }
    })
    ready.push(...(await Promise.all(batch)))
  }
  return ready
}

export async function logIn(site: string, { address, body }: ReadyLogin): Promise<Answer> {
  const started = performance.now()
  const response = await fetch(`${site}/wps/v2/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body,
  })
  const { success, value } = (await response.json()) as { success: boolean; value: { token?: string } }
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? null
  const token = success ? (value.token ?? null) : null
  return { status: response.status, ms: performance.now() - started, token, cookie }
}

/** Members who share the demo player's password, which the seed has hashed; no brand asks for a human check any more. */
export async function writeMembers(adminUrl: string): Promise<string[]> {
  const address = new URL(adminUrl)
  address.pathname = '/jackfruit'
  const client = new pg.Client({ connectionString: address.toString() })
  await client.connect()
  try {
    await client.query(`update merchants.setting_nodes set enabled = '0' where mod_id = 'LOGIN_HUMAN_CHECK'`)
    const { rows } = await client.query<{ username: string }>(
      `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type,
         nickname, logins, created_at)
       select merchant_id, 'bench' || n, 'bench' || n, password_hash, now(), 0, 'bench', 1, now()
       from identity.members, generate_series(1, $1::int) n where username = 'player' returning username`,
      [membersCount],
    )
    return rows.map(({ username }) => username)
  } finally {
    await client.end()
  }
}

/** Sends at this pace whether or not answers come. */
export async function pour(site: string, ready: readonly ReadyLogin[], perSecond: number): Promise<Answer[]> {
  const started = performance.now()
  const sent: Promise<Answer>[] = []
  for (const login of ready) {
    const due = started + (sent.length * 1000) / perSecond
    const early = due - performance.now()
    if (early > 1) await wait(early)
    const began = performance.now()
    // Whom nobody answers was lost; the storm goes on.
    const none = () => ({ status: 0, ms: performance.now() - began, token: null, cookie: null })
    sent.push(logIn(site, login).catch(none))
  }
  return Promise.all(sent)
}
