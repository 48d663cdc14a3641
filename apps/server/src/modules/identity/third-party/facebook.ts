/**
 * Facebook, by OAuth 2: code flow with PKCE and state. The token never leaves this server; who it
 * belongs to is asked of the graph with a proof that only the app's owner can make.
 */
import { createHash, createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { type Addresses, answerMs, type CodeProvider, shownName, ThirdPartyProblem } from './provider.ts'

const version = 'v23.0'
const answerMax = 64 * 1024

const tokenAnswer = z.object({ access_token: z.string().check(z.minLength(1), z.maxLength(2048)) })
const meAnswer = z.object({
  id: z.string().check(z.regex(/^\d{1,40}$/)),
  name: z.optional(z.string()),
})

export function openFacebook(
  { facebookSite, facebookGraph }: Addresses,
  timeoutMs: number = answerMs,
): CodeProvider {
  const graph = (path: string, query: Record<string, string>) =>
    new URL(`${facebookGraph}/${version}/${path}?${new URLSearchParams(query)}`)

  return {
    async addressOf({ client, flow, callbackUrl }) {
      const query = new URLSearchParams({
        client_id: client.clientId,
        redirect_uri: callbackUrl,
        response_type: 'code',
        scope: 'public_profile',
        state: flow.state,
        code_challenge: createHash('sha256').update(flow.verifier).digest('base64url'),
        code_challenge_method: 'S256',
      })
      return new URL(`${facebookSite}/${version}/dialog/oauth?${query}`)
    },
    async personOf({ client, flow, callbackUrl, url }) {
      const { searchParams } = url
      if (searchParams.get('state') !== flow.state) throw new ThirdPartyProblem('stale')
      if (searchParams.get('error') === 'access_denied') throw new ThirdPartyProblem('cancelled')
      const code = searchParams.get('code')
      if (!code || searchParams.has('error')) throw new ThirdPartyProblem('refused')
      const token = await ask(
        graph('oauth/access_token', {
          client_id: client.clientId,
          client_secret: client.secret,
          redirect_uri: callbackUrl,
          code_verifier: flow.verifier,
          code,
        }),
        tokenAnswer,
        timeoutMs,
      )
      const proof = createHmac('sha256', client.secret).update(token.access_token).digest('hex')
      const me = await ask(
        graph('me', { fields: 'id,name', access_token: token.access_token, appsecret_proof: proof }),
        meAnswer,
        timeoutMs,
      )
      return { subject: me.id, name: shownName(me.name) }
    },
  }
}

async function ask<S extends z.ZodMiniType>(url: URL, shape: S, timeoutMs: number): Promise<z.infer<S>> {
  let text: string
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    if (answer.status >= 500) throw new ThirdPartyProblem('unreachable')
    if (!answer.ok) throw new ThirdPartyProblem('refused')
    text = await bounded(answer)
  } catch (error) {
    if (error instanceof ThirdPartyProblem) throw error
    // The address carries the secret: what is passed on names the kind of failure alone.
    throw new ThirdPartyProblem('unreachable')
  }
  const parsed = z.safeParse(shape, jsonOf(text))
  if (!parsed.success) throw new ThirdPartyProblem('refused')
  return parsed.data
}

async function bounded(answer: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const part of answer.body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true })
    if (text.length > answerMax) throw new ThirdPartyProblem('refused')
  }
  return text
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
