import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Listener, listen, sendJson } from '../../../testing/listener.ts'
import { clientIds, openWorld, origin, type World } from '../../../testing/third-party-world.ts'
import { usualAddresses } from './provider.ts'

/** An issuer that says what a test wants it to say, and signs it with the key that a test wants. */
let issuer: Listener
let world: World
let own: CryptoKey
let foreign: CryptoKey
let lie: { claims?: JWTPayload; without?: string; by?: CryptoKey; mode?: 'silent' | 'broken' } = {}
let nonce = ''

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true })
  own = pair.privateKey
  foreign = (await generateKeyPair('RS256')).privateKey
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  issuer = await listen(async ({ pathname }, _request, response) => {
    const { origin: iss } = issuer
    if (pathname === '/.well-known/openid-configuration') {
      return sendJson(response, {
        issuer: iss,
        authorization_endpoint: `${iss}/auth`,
        token_endpoint: `${iss}/token`,
        jwks_uri: `${iss}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      })
    }
    if (pathname === '/jwks') return sendJson(response, { keys: [jwk] })
    if (lie.mode === 'silent') return
    if (lie.mode === 'broken') return sendJson(response, { error: 'server_error' }, 503)
    const seconds = Math.floor(Date.now() / 1000)
    const claims: JWTPayload = {
      ...{ iss, aud: clientIds.google, sub: 'person', nonce, iat: seconds, exp: seconds + 300 },
      ...lie.claims,
    }
    if (lie.without) delete claims[lie.without]
    const token = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' })
    sendJson(response, {
      access_token: 'a',
      token_type: 'Bearer',
      id_token: await token.sign(lie.by ?? own),
    })
  })
  world = await openWorld({ ...usualAddresses, googleIssuer: issuer.origin }, 400)
})
beforeEach(() => {
  lie = {}
})
afterAll(async () => {
  await world.close()
  await issuer.close()
})

async function comeBack(): Promise<URLSearchParams> {
  const { browsing } = world.aPerson()
  const { next } = await browsing.step(`${origin}/wps/v2/oauth/google/start`)
  const there = new URL(next ?? '').searchParams
  nonce = there.get('nonce') ?? ''
  expect(there.get('scope')).toBe('openid profile')
  const query = new URLSearchParams({ code: 'c', state: there.get('state') ?? '' })
  const back = await browsing.visit(`${origin}/wps/v2/oauth/google/callback?${query}`)
  return new URLSearchParams(back.url.hash.slice(1))
}

describe('an id token', () => {
  test('[OV-27] of this issuer, for this brand and this very sign-in is taken', async () => {
    expect((await comeBack()).get('ticket')).toHaveLength(43)
  })

  const hour = 3600
  const now = () => Math.floor(Date.now() / 1000)
  const lies: [string, () => typeof lie][] = [
    ['for somebody else', () => ({ claims: { aud: 'another-client' } })],
    ['of another issuer', () => ({ claims: { iss: 'https://accounts.google.example' } })],
    ['with the nonce of another sign-in', () => ({ claims: { nonce: 'x'.repeat(43) } })],
    ['without a nonce', () => ({ without: 'nonce' })],
    ['that has expired', () => ({ claims: { iat: now() - 2 * hour, exp: now() - hour } })],
    ['without a person', () => ({ without: 'sub' })],
    ['signed by a key that is not the issuer’s', () => ({ by: foreign })],
  ]
  test.each(lies)('[OV-27] %s is refused', async (_what, told) => {
    lie = told()
    expect((await comeBack()).get('problem')).toBe('refused')
  })
})

describe('a provider that does not answer', () => {
  test('[OV-27] is given up in time, and said to be out of reach', async () => {
    for (const mode of ['silent', 'broken'] as const) {
      lie = { mode }
      const begun = performance.now()
      expect((await comeBack()).get('problem')).toBe('unreachable')
      expect(performance.now() - begun).toBeLessThan(15_000)
    }
  })

  test('[OV-27] from the start leaves nobody on an empty page', async () => {
    const deaf = await listen(() => {})
    const elsewhere = await openWorld({ ...usualAddresses, googleIssuer: deaf.origin }, 300)
    const { browsing } = elsewhere.aPerson()
    const seen = await browsing.visit(`${origin}/wps/v2/oauth/google/start`)
    expect(seen.url.hash).toBe('#problem=unreachable&purpose=login')
    await deaf.close()
    const gone = await browsing.visit(`${origin}/wps/v2/oauth/google/start`)
    expect(gone.url.hash).toBe('#problem=unreachable&purpose=login')
    await elsewhere.close()
  })
})
