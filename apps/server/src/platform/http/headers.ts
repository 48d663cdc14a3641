/** Security headers, as security demands them for pages and for calls. */
import type { FastifyInstance, FastifyReply } from 'fastify'

/** The page that a provider's sign-in comes back to. */
const callbackPage = '/oauth'

/**
 * Windows that the site opens stay known to it, and nobody else's window knows the site. The callback page alone
 * is known to whoever opened it: its window comes from a provider, and would be taken from the page that waits.
 */
const openerPolicy = (path: string): string =>
  path === callbackPage ? 'unsafe-none' : 'same-origin-allow-popups'

export interface PagePolicy {
  readonly path: string
  readonly nonce: string
  /** The host of the page with its port: its sockets are the only foreign address it may reach. */
  readonly host: string
  readonly secure: boolean
  /** Origins of pictures besides our own. */
  readonly imageOrigins: readonly string[]
  /** Origins that games may be framed from. */
  readonly frameOrigins: readonly string[]
}

export function pageContentPolicy({
  nonce,
  host,
  secure,
  imageOrigins,
  frameOrigins,
}: Omit<PagePolicy, 'path'>): string {
  const directives = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...imageOrigins].join(' '),
    "font-src 'self'",
    `connect-src 'self' ${secure ? 'wss' : 'ws'}://${host}`,
    `frame-src ${frameOrigins.length > 0 ? frameOrigins.join(' ') : "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app-html dompurify',
  ]
  if (secure) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

export function securePage(reply: FastifyReply, policy: PagePolicy): void {
  const games = policy.frameOrigins.map((origin) => ` "${origin}"`).join('')
  reply.headers({
    'content-security-policy': pageContentPolicy(policy),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': openerPolicy(policy.path),
    'cross-origin-resource-policy': 'same-site',
    'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(self${games})`,
    'cache-control': 'no-store',
    vary: 'Host',
  })
}

const callPolicy = "default-src 'none'; frame-ancestors 'none'"

const heldToHttps = { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }

/** What every answer carries. */
export const headersOfAnswer = (requestId: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-request-id': requestId,
  'content-security-policy': callPolicy,
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
})

export const headersInProduction = (requestId: string): Record<string, string> => ({
  ...headersOfAnswer(requestId),
  ...heldToHttps,
})

/** A page or an asset then sets its own policy over the strict one of calls. */
export function secureAnswers(app: FastifyInstance, { isProduction }: { isProduction: boolean }): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isHeld = isProduction || request.protocol === 'https'
    reply.headers(isHeld ? headersInProduction(request.id) : headersOfAnswer(request.id))
    done()
  })
}
