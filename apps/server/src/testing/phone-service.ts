/** Somebody else who verifies phone numbers: real keys at a real address, the tokens signed with them, and its codes. */
import { randomInt, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { PhoneVerifyConfig } from '../platform/config.ts'

type SigningKey = Awaited<ReturnType<typeof generateKeyPair>>['privateKey']

export interface Claims {
  readonly phone: string
  readonly iss?: string
  readonly aud?: string
  readonly agoSeconds?: number
  readonly lifeSeconds?: number
  readonly by?: SigningKey
}

export interface PhoneService {
  readonly config: PhoneVerifyConfig
  token(claims: Claims): Promise<string>
  /** The code that it sent to this number last. */
  codeOf(phone: string): string | null
  close(): void
}

const phoneServiceSays = { issuer: 'https://phones.example/jackfruit', audience: 'jackfruit' } as const
const key = 'key of the phone service'

export async function openPhoneService(listenAt = 0): Promise<PhoneService> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] }
  const { issuer, audience } = phoneServiceSays
  const sent = new Map<string, { readonly phone: string; readonly code: string }>()
  let round = 0

  const token = ({ phone, iss = issuer, aud = audience, ...more }: Claims): Promise<string> => {
    const { agoSeconds = 0, lifeSeconds = 3_600, by = privateKey } = more
    const at = Math.floor(Date.now() / 1000) - agoSeconds
    return new SignJWT({ phone_number: phone, auth_time: at, nr: ++round })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setSubject('somebody')
      .setIssuer(iss)
      .setAudience(aud)
      .setIssuedAt(at)
      .setExpirationTime(at + lifeSeconds)
      .sign(by)
  }
  const answer = async (request: IncomingMessage): Promise<object> => {
    if (request.method === 'GET') return keys
    if (request.headers['x-goog-api-key'] !== key) return { error: { message: 'PERMISSION_DENIED' } }
    const body = JSON.parse(await text(request)) as Record<string, string>
    if (request.url?.endsWith(':sendVerificationCode')) {
      const sessionInfo = randomUUID()
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      sent.set(sessionInfo, { phone: body['phoneNumber'] ?? '', code })
      return { sessionInfo }
    }
    const known = sent.get(body['sessionInfo'] ?? '')
    if (!known) return { error: { message: 'SESSION_EXPIRED' } }
    if (known.code !== body['code']) return { error: { message: 'INVALID_CODE' } }
    sent.delete(body['sessionInfo'] ?? '')
    return { idToken: await token({ phone: known.phone }) }
  }
  const server = createServer((request, response) => {
    void answer(request).then((told) => response.end(JSON.stringify(told)))
  })
  await new Promise<void>((done) => server.listen(listenAt, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    config: { jwksUrl: `${url}/keys`, issuer, audience, api: { url: `${url}/v1`, key } },
    token,
    codeOf: (phone) => [...sent.values()].findLast((each) => each.phone === phone)?.code ?? null,
    close: () => server.close(),
  }
}
