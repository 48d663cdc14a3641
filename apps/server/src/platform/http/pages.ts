/** The site's page and its files. The page gets a fresh nonce each time; files carry their hash in their name. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Drawn } from './drawing/drawer.ts'
import { partsOf } from './drawing/parts.ts'
import { sendSmall } from './drawing/small.ts'
import { securePage } from './headers.ts'
import { HttpProblem } from './problem.ts'
import { type AppBrand, escaped, manifestOf, webClipOf } from './web-app.ts'

export interface PageBrand extends AppBrand {
  /** What a visitor who has chosen nothing will read: the page starts to fetch its letters at once. */
  readonly language: string
  readonly imageOrigins: readonly string[]
  readonly frameOrigins: readonly string[]
}

export interface Pages {
  /** The folder that the site was built into. */
  readonly folder: string
  readonly isProduction: boolean
  /** What the brand of this host allows on its pages; null for a host of no brand. */
  readonly brandOf: (request: FastifyRequest) => Promise<PageBrand | null>
  /** What a visitor sees first at this address, drawn; null where the site is to draw it. */
  readonly screenOf?: (request: FastifyRequest, brand: PageBrand) => Promise<Drawn | null>
}

/** Addresses of the site that look like files. */
const pagesNamedAsFiles: readonly string[] = ['/index.html', '/register.html']

const placeholders = /__([A-Z]+)__/g
const yearSeconds = 31_536_000
const hourSeconds = 3_600
/** A worker's script brings its own policy. */
const filePolicy = "default-src 'none'; script-src 'self'; connect-src 'self'"

export async function mountPages(
  app: FastifyInstance,
  { folder, isProduction, brandOf, screenOf = async () => null }: Pages,
): Promise<void> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const offline = readFileSync(join(folder, 'offline.html'), 'utf8')
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      const seconds = isHashed ? `${yearSeconds}, immutable` : hourSeconds
      // The worker is asked for anew each time: an old one must not outlive its build.
      reply.header('cache-control', path.endsWith('/sw.js') ? 'no-cache' : `public, max-age=${seconds}`)
      reply.header('content-security-policy', filePolicy)
    },
  })
  app.get('/*', { config: { policy: 'open', rate: 'page' } }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (/^\/(wps|vendor|ws|dev)(\/|$)/.test(path)) return reply.callNotFound()
    if (path === '/offline.html') return sendPage(request, reply, offline)
    if (/\.[a-z0-9]{2,5}$/i.test(path) && !pagesNamedAsFiles.includes(path)) return reply.sendFile(path)
    return sendPage(request, reply, page)
  })
  app.get('/manifest.webmanifest', { config: { policy: 'open', rate: 'page' } }, async (request, reply) => {
    const brand = await demandBrand(request)
    const { language } = request.query as { language?: unknown }
    const asked = typeof language === 'string' && /^[A-Z]{2}$/.test(language) ? language : brand.language
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(manifestOf(brand, asked)))
  })
  app.get('/app.mobileconfig', { config: { policy: 'open', rate: 'page' } }, async (request, reply) => {
    const brand = await demandBrand(request)
    const icon = await readFile(join(folder, 'art', `${brand.icon}-180.png`))
    const scheme = isProduction ? 'https' : request.protocol
    return reply
      .type('application/x-apple-aspen-config')
      .header('content-disposition', 'attachment; filename="app.mobileconfig"')
      .send(webClipOf(brand, `${scheme}://${request.host}`, icon))
  })

  async function demandBrand(request: FastifyRequest): Promise<PageBrand> {
    const brand = await brandOf(request)
    if (!brand) throw new HttpProblem(421, 'domain_check_failed')
    return brand
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string) {
    const brand = await demandBrand(request)
    const nonce = randomBytes(16).toString('base64')
    const secure = isProduction || request.protocol === 'https'
    const path = request.url.split('?')[0] ?? '/'
    securePage(reply, { path, nonce, secure, host: request.host, ...brand })
    const values: Readonly<Record<string, string>> = {
      ...partsOf(html === page ? await screenOf(request, brand) : null, brand.language),
      NONCE: nonce,
      BRAND: escaped(brand.name),
      COLOUR: brand.themeColour,
      ICON: brand.icon,
    }
    const whole = html.replace(placeholders, (_, name: string) => values[name] ?? '')
    return sendSmall(request, reply.type('text/html; charset=utf-8'), whole)
  }
}
