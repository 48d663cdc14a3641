/**
 * First screens, drawn before the site's script is there: for visitors without anything of their own, and for the
 * addresses that people come to first. Everything else begins empty, as does a visit for which the drawing is not there
 * in time; the site then draws itself.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { forgettable } from '../../briefly.ts'
import { openRecall } from '../../recall.ts'
import { type Drawn, openDrawer, type Wanted } from './drawer.ts'

export interface Screens {
  of(request: FastifyRequest, brandLanguage: string): Promise<Drawn | null>
  close(): Promise<void>
}

/** Where visitors come in. What an address says beside its path is for the site. */
const drawnPaths: ReadonlySet<string> = new Set(
  ['', 'login', 'register', 'rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'lott', 'elott']
    .concat(['cockfight', 'jackpot', 'card', 'winners'])
    .map((name) => `/${name}`),
)

const freshMs = 5_000
const staleMs = 60_000
/** Some twenty megabytes. */
const keptMax = 300
/** A visitor waits no longer for a screen that nobody saw before. */
const patienceMs = 400

/** Cookies of members, and of those who take a break: their pages begin with what is theirs. */
const ownCookies = /(?:^|;\s*)(?:__Host-)?jf_(?:bind|rest)/
const languageCookie = /(?:^|;\s*)language=([A-Z]{2})(?:;|$)/

export function openScreens(app: FastifyInstance, file: string, log: FastifyBaseLogger): Screens {
  const drawer = existsSync(file) ? openDrawer(file) : null
  const kept = openRecall((key) => drawNow(JSON.parse(key)), { freshMs, staleMs, max: keptMax })
  forgettable(() => kept.forget())

  async function drawNow(wanted: Wanted): Promise<Drawn | null> {
    const { host } = new URL(wanted.address)
    // As a visitor whom nobody has seen, each screen at a place of its own: none uses up another's rate.
    const place = createHash('sha256').update(JSON.stringify(wanted)).digest('hex')
    const remoteAddress = `fd00:${place.slice(0, 4)}:${place.slice(4, 8)}:${place.slice(8, 12)}::1`
    const ask = async (address: string) => {
      if (!address.startsWith('/wps/v2/')) return { status: 404, body: '' }
      const { statusCode, body } = await app.inject({ url: address, headers: { host }, remoteAddress })
      return { status: statusCode, body }
    }
    const drawn = (await drawer?.draw(wanted, ask)) ?? null
    if (drawn && drawn.left.length > 0)
      log.warn({ wanted, left: drawn.left }, 'parts of a first screen are left to the browser')
    return drawn
  }

  return {
    async of(request, brandLanguage) {
      const { cookie = '', 'user-agent': browser = '' } = request.headers
      const path = request.url.split('?')[0] ?? '/'
      if (!drawer || !drawnPaths.has(path) || ownCookies.test(cookie)) return null
      const wanted: Wanted = {
        address: `${request.protocol}://${request.host}${path}`,
        language: languageCookie.exec(cookie)?.[1] ?? brandLanguage,
        screen: /\bMobile\b/.test(browser) ? 'phone' : 'wide',
      }
      const drawn = kept.get(JSON.stringify(wanted)).catch((error: unknown) => {
        log.warn({ error: String(error), path }, 'a first screen was not drawn')
        return null
      })
      return await Promise.race([drawn, later(patienceMs)])
    },
    close: async () => drawer?.close(),
  }
}

const later = (ms: number) => new Promise<null>((done) => setTimeout(done, ms, null).unref())
