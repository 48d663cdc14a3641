/** The site's page and its files. The page gets a fresh nonce each time; files carry their hash in their name. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { securePage } from './headers.ts'
import { HttpProblem } from './problem.ts'

export interface PageBrand {
  readonly imageOrigins: readonly string[]
  readonly frameOrigins: readonly string[]
}

export interface Pages {
  /** The folder that the site was built into. */
  readonly folder: string
  readonly isProduction: boolean
  /** What the brand of this host allows on its pages; null for a host of no brand. */
  readonly brandOf: (request: FastifyRequest) => Promise<PageBrand | null>
}

const placeholder = /__NONCE__/g
const yearSeconds = 31_536_000
const hourSeconds = 3_600
/** A worker's script brings its own policy. */
const filePolicy = "default-src 'none'; script-src 'self'; connect-src 'self'"

export async function mountPages(
  app: FastifyInstance,
  { folder, isProduction, brandOf }: Pages,
): Promise<void> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', `public, max-age=${isHashed ? `${yearSeconds}, immutable` : hourSeconds}`)
      reply.header('content-security-policy', filePolicy)
    },
  })
  app.get('/*', { config: { policy: 'open', rate: 'page' } }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (/^\/(wps|vendor|ws|dev)(\/|$)/.test(path)) return reply.callNotFound()
    if (/\.[a-z0-9]{2,5}$/i.test(path) && path !== '/index.html') return reply.sendFile(path)
    return sendPage(request, reply)
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const brand = await brandOf(request)
    if (!brand) throw new HttpProblem(421, 'domain_check_failed')
    const nonce = randomBytes(16).toString('base64')
    const secure = isProduction || request.protocol === 'https'
    securePage(reply, { nonce, secure, host: request.host, ...brand })
    return reply.type('text/html; charset=utf-8').send(page.replace(placeholder, nonce))
  }
}
