/** Logins that are ready to be sent: sealed under fresh nonces, each from an address of its own. */
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
