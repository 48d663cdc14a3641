/**
 * Google, by OpenID Connect: code flow with PKCE, state and nonce. The id token's signature, issuer,
 * audience and times are checked by openid-client. Only who it is is asked for, no e-mail.
 */
import * as oidc from 'openid-client'
import { answerMs, type CodeProvider, type Person, shownName, ThirdPartyProblem } from './provider.ts'

/** What discovery found is asked for again after this. */
const discoveryKeptMs = 60 * 60_000

export function openGoogle(issuer: string, timeoutMs: number = answerMs): CodeProvider {
  const kept = new Map<string, { config: oidc.Configuration; until: number }>()

  const configOf = async (clientId: string, secret: string): Promise<oidc.Configuration> => {
    const key = `${clientId}|${secret}`
    const known = kept.get(key)
    if (known && performance.now() < known.until) return known.config
    const isPlain = issuer.startsWith('http://')
    const config = await oidc.discovery(new URL(issuer), clientId, secret, oidc.ClientSecretPost(secret), {
      timeout: timeoutMs / 1000,
      execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
    })
    kept.set(key, { config, until: performance.now() + discoveryKeptMs })
    return config
  }

  return {
    addressOf: ({ client, flow, callbackUrl }) =>
      told(async () => {
        const config = await configOf(client.clientId, client.secret)
        return oidc.buildAuthorizationUrl(config, {
          redirect_uri: callbackUrl,
          scope: 'openid profile',
          state: flow.state,
          nonce: flow.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
          code_challenge_method: 'S256',
          ...chooser(config),
        })
      }),
    personOf: ({ client, flow, callbackUrl, url }) =>
      told(async (): Promise<Person> => {
        const config = await configOf(client.clientId, client.secret)
        const tokens = await oidc.authorizationCodeGrant(config, new URL(url.search, callbackUrl), {
          pkceCodeVerifier: flow.verifier,
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new ThirdPartyProblem('refused')
        return { subject: claims.sub, name: shownName(claims['name']) }
      }),
  }
}

/** On a shared device nobody comes in as the one before; an issuer that says it has no such page is not asked. */
function chooser(config: oidc.Configuration): { prompt?: string } {
  const supported = config.serverMetadata()['prompt_values_supported']
  return Array.isArray(supported) && !supported.includes('select_account') ? {} : { prompt: 'select_account' }
}

async function told<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw new ThirdPartyProblem(kindOf(error), { cause: error })
  }
}

function kindOf(error: unknown) {
  if (error instanceof oidc.AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'cancelled' : 'refused'
  }
  return isSilence(error) ? 'unreachable' : 'refused'
}

/** No answer, no answer in time, or a fault over there: not something that anybody did wrong. */
function isSilence(error: unknown): boolean {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (each.name === 'TimeoutError' || each.name === 'AbortError') return true
    if ('code' in each && (each.code === 'OAUTH_TIMEOUT' || each.code === 'OAUTH_ABORT')) return true
    if (each instanceof TypeError && each.message === 'fetch failed') return true
    if (each.cause instanceof Response && each.cause.status >= 500) return true
  }
  return false
}
