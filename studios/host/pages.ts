/** The pages that games run in: one built client per studio, framed by the platform's site and nobody else. */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

export interface Client {
  readonly studio: string
  readonly games: ReadonlySet<string>
  /** The folder that the client was built into. */
  readonly folder: string
}

const yearSeconds = 31_536_000
const notBuilt = 'The game pages have not been built yet: run npm start, which builds them.'

/** Nothing is inline, nothing is evaluated, and nothing comes from elsewhere. */
function pagePolicy(platformOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    `frame-ancestors ${platformOrigins.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ].join('; ')
}

export async function mountPages(
  app: FastifyInstance,
  client: Client,
  platformOrigins: readonly string[],
): Promise<void> {
  const { studio, games, folder } = client
  const page = readPage(folder, platformOrigins.join(' '))
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: `/${studio}/assets/`,
    decorateReply: false,
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
    // A name with a hash in it is a file that never changes.
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${yearSeconds}, immutable`),
  })
  const show = async (game: string, reply: FastifyReply) => {
    if (!games.has(game)) return reply.callNotFound()
    const html = await page()
    if (html === null) return reply.status(503).type('text/plain; charset=utf-8').send(notBuilt)
    return reply
      .headers({
        'content-security-policy': pagePolicy(platformOrigins),
        'permissions-policy':
          'camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(self)',
      })
      .type('text/html; charset=utf-8')
      .send(html)
  }
  app.get<{ Params: { game: string } }>(`/${studio}/:game/`, ({ params }, reply) => show(params.game, reply))
  app.get<{ Params: { game: string } }>(`/${studio}/:game`, ({ params, url }, reply) => {
    if (!games.has(params.game)) return reply.callNotFound()
    const query = url.indexOf('?')
    return reply.redirect(`/${studio}/${params.game}/${query === -1 ? '' : url.slice(query)}`, 308)
  })
}

/** The built page with the sites' origins written in, read again after each build; null when there is none. */
function readPage(folder: string, origins: string): () => Promise<string | null> {
  const file = join(folder, 'index.html')
  let kept: { readonly changedMs: number; readonly html: string } | null = null
  return async () => {
    const found = await stat(file).catch(() => null)
    if (!found) return null
    if (kept?.changedMs !== found.mtimeMs) {
      kept = { changedMs: found.mtimeMs, html: withOrigins(await readFile(file, 'utf8'), origins) }
    }
    return kept.html
  }
}

const originTag = /<meta name="platform-origin" content="[^"]*"\s*\/?>/

/** The frame speaks to these origins alone. */
function withOrigins(html: string, origins: string): string {
  const tag = `<meta name="platform-origin" content="${origins}" />`
  return originTag.test(html) ? html.replace(originTag, tag) : html.replace('<head>', `<head>\n    ${tag}`)
}
