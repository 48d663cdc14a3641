/** Opens a game for a member: a one-time code travels, never the member's session. */
import { type BodyOf, catalog, lottery, type ReplyOf } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import { type Mount, type Principal, serve } from '../../platform/http/http.ts'
import { HttpProblem } from '../../platform/http/problem.ts'
import { type Games, isLottery, nameOf } from '../catalog/index.ts'
import { type Directory, launchOriginsOf } from '../merchants/index.ts'
import type { Protection } from '../protection/index.ts'
import type { BonusesAtPlay } from './bonuses.ts'
import type { Players } from './players.ts'
import type { PlaySessions } from './sessions.ts'
import { type LaunchBody, type StudioClient, StudioUnreachable } from './studio-client.ts'

export interface LaunchRoutes {
  readonly games: Games
  readonly directory: Directory
  readonly players: Players
  readonly sessions: PlaySessions
  readonly studios: StudioClient
  readonly gamesOrigin: string
  /** Country of an address, or null when it is not known. */
  readonly countryOf: (ip: string) => Promise<string | null>
  /** Throws for a member who closed the own account. */
  readonly mayLaunch: Protection['mayLaunch']
  /** Throws where a bonus that is played leaves the game out. */
  readonly demandMayOpen: BonusesAtPlay['demandMayOpen']
  /** Brings money that lies in other wallets to where games stake it from. */
  readonly collect: (member: Principal) => Promise<void>
}

export const mountLaunch = (mount: Mount, routes: LaunchRoutes): void => {
  const open = launcherOf(routes)
  serve(mount, catalog.launchGame, ({ body, brand, principal, request: { ip } }) =>
    open({ ...body, brand, principal, ip }),
  )
}

interface Wanted extends BodyOf<typeof catalog.launchGame> {
  readonly brand: { readonly id: number }
  readonly principal: Principal
  readonly ip: string
  readonly lottery?: LaunchBody['lottery']
}

/** Opens a game for whoever wants it, or refuses. */
export type Launcher = (wanted: Wanted) => Promise<ReplyOf<typeof catalog.launchGame>>

export function launcherOf(routes: LaunchRoutes): Launcher {
  const { games, directory, players, sessions, studios, gamesOrigin, countryOf, mayLaunch, collect } = routes
  const { demandMayOpen } = routes
  return async ({ brand, principal, ip, ...body }) => {
    const game = await games.byNode(brand.id, body.nodeId)
    if (!game) throw new Refusal('game_not_found')
    if (game.maintenance) throw new Refusal('game_under_maintenance')
    const known = await directory.brandOfId(brand.id)
    if (!known) throw new Refusal('game_not_found')
    const language = body.language ?? known.defaultLanguage
    const playerId = await players.idOf(game.vendor, principal)
    const player = await players.find(game.vendor, playerId)
    if (!player) throw new Refusal('game_not_found')
    // Decision D-12: a trial plays what its maker offers for play money, and nothing else.
    if (player.mode === 'trial' && (body.mode === 'real' || !game.hasFreePlay))
      throw new HttpProblem(403, 'in_need_true_account')
    if (player.mode === 'real' && body.mode === 'trial') throw new Refusal('game_not_found')
    await mayLaunch(principal)
    if (player.mode === 'real') await demandMayOpen(principal, game)
    if (player.mode === 'real') await collect(principal)
    const token = await sessions.makeCode({
      merchantId: brand.id,
      vendor: game.vendor,
      playerId,
      gameCode: game.code,
      loginSession: principal.sessionId,
      language,
      country: await countryOf(ip),
    })
    const url = await openAt(studios, game.vendor, {
      gameCode: game.code,
      token,
      language,
      currency: player.currency,
      mode: player.mode,
      theme: body.theme ?? 'light',
      device: body.device ?? 'WEB',
      ...(isLottery(game) && { lottery: body.lottery ?? { prizeMode: lottery.modeOf(known.prizeMode) } }),
    })
    // A studio may only open a page of the origins that this brand frames games from.
    if (!URL.canParse(url)) throw new Refusal('vendor_unreachable')
    const { origin } = new URL(url)
    if (!launchOriginsOf(known, [gamesOrigin]).includes(origin)) throw new Refusal('vendor_unreachable')
    const kind = game.opens === 'window' ? ('window' as const) : ('iframe' as const)
    return { kind, url, gameName: nameOf(game, language), isOwn: origin === gamesOrigin }
  }
}

async function openAt(studios: StudioClient, vendor: string, body: LaunchBody): Promise<string> {
  try {
    return (await studios.ask(vendor, 'launch', body)).url
  } catch (error) {
    if (error instanceof StudioUnreachable) throw new Refusal('vendor_unreachable')
    throw error
  }
}
