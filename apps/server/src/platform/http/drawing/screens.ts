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
import { type Drawer, type Drawn, openDrawer, type Wanted } from './drawer.ts'

export interface Screens {
  of(request: FastifyRequest, brandLanguage: string): Promise<Drawn | null>
  close(): Promise<void>
}

/** Where visitors come in. What an address says beside its path is for the site, but for which game is meant. */
const drawnPaths: ReadonlySet<string> = new Set(
  ['', 'login', 'register', 'rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'lott', 'elott']
    .concat(['cockfight', 'jackpot', 'card', 'winners'])
    .map((name) => `/${name}`),
)

const gamePath = '/game'
const gameName = /(?:^|&)nodeId=([A-Za-z0-9._:-]{1,60})(?:&|$)/
/** Games of chance stand on shelves, whose links are shared. */
const shelvedPath = '/rng'
const shelfName = /(?:^|&)shelf=(slots|instant|tables|bingo)(?:&|$)/
/** One maker's games: so many lists that each visitor draws their own. */
const makersOwn = /(?:^|&)page=/

/** What is drawn at an address, or null. */
function drawnAt(url: string): { readonly path: string; readonly game: string | null } | null {
  const [path = '/', query = ''] = url.split('?')
  if (path === gamePath) {
    const [, game] = gameName.exec(query) ?? []
    return game === undefined ? null : { path: `${path}?nodeId=${game}`, game }
  }
  if (!drawnPaths.has(path) || makersOwn.test(query)) return null
  const [, shelf] = (path === shelvedPath && shelfName.exec(query)) || []
  return { path: shelf ? `${path}?shelf=${shelf}` : path, game: null }
}

const freshMs = 5_000
const staleMs = 60_000
/** Some twenty megabytes. */
const keptMax = 300
/** Kept beside the others: whoever asks for many games pushes none of those out. */
const gamesMax = 100
/** A visitor waits no longer for a screen that nobody saw before. */
const patienceUsuallyMs = 400

/** Cookies of members, and of those who take a break: their pages begin with what is theirs. */
const ownCookies = /(?:^|;\s*)(?:__Host-)?jf_(?:bind|rest)/
const languageCookie = /(?:^|;\s*)language=([A-Z]{2})(?:;|$)/

export function openScreens(
  app: FastifyInstance,
  file: string,
  log: FastifyBaseLogger,
  { patienceMs = patienceUsuallyMs } = {},
): Screens {
  const drawer = existsSync(file) ? openDrawer(file) : null
  const recall = (max: number) => openRecall((key) => drawNow(JSON.parse(key)), { freshMs, staleMs, max })
  const [kept, keptGames] = [recall(keptMax), recall(gamesMax)]
  forgettable(() => {
    kept.forget()
    keptGames.forget()
  })

  async function drawNow(wanted: Wanted & { readonly game?: string | null }): Promise<Drawn | null> {
    const { game, ...screen } = wanted
    const { host } = new URL(wanted.address)
    // As a visitor whom nobody has seen, each screen at a place of its own: none uses up another's rate.
    const place = createHash('sha256').update(JSON.stringify(wanted)).digest('hex')
    const remoteAddress = `fd00:${place.slice(0, 4)}:${place.slice(4, 8)}:${place.slice(8, 12)}::1`
    const ask = async (address: string) => {
      if (!address.startsWith('/wps/v2/')) return { status: 404, body: '' }
      const { statusCode, body } = await app.inject({ url: address, headers: { host }, remoteAddress })
      return { status: statusCode, body }
    }
    // Drawing takes a thread's time: not for a game that nobody offers.
    if (game && !(await isOffered(game, ask))) return null
    const drawn = (await drawer?.draw(screen, ask)) ?? null
    if (drawn && drawn.left.length > 0)
      log.warn({ wanted, left: drawn.left }, 'parts of a first screen are left to the browser')
    return drawn
  }

  return {
    async of(request, brandLanguage) {
      const { cookie = '', 'user-agent': browser = '' } = request.headers
      const at = drawnAt(request.url)
      if (!drawer || !at || ownCookies.test(cookie)) return null
      const { path, game } = at
      const wanted = {
        game,
        address: `${request.protocol}://${request.host}${path}`,
        language: languageCookie.exec(cookie)?.[1] ?? brandLanguage,
        screen: /\bMobile\b/.test(browser) ? 'phone' : 'wide',
      } as const
      const drawn = (game ? keptGames : kept).get(JSON.stringify(wanted)).catch((error: unknown) => {
        log.warn({ error: String(error), path }, 'a first screen was not drawn')
        return null
      })
      return await Promise.race([drawn, later(patienceMs)])
    },
    close: async () => drawer?.close(),
  }
}

async function isOffered(game: string, ask: Parameters<Drawer['draw']>[1]): Promise<boolean> {
  const { status, body } = await ask(`/wps/v2/games/card?nodeId=${game}`)
  return status === 200 && (JSON.parse(body) as { readonly success: boolean }).success
}

const later = (ms: number) => new Promise<null>((done) => setTimeout(done, ms, null).unref())
