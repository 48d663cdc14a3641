/** Lotteries as a brand offers them: opened, priced, counted down and proven by what their makers say. */
import { lottery } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import { type Mount, serve } from '../../../platform/http/http.ts'
import { cardOf, type Game, type Games, isLottery } from '../../catalog/index.ts'
import type { Directory } from '../../merchants/index.ts'
import type { Launcher } from '../launch.ts'
import { type StudioClient, StudioUnreachable } from '../studio-client.ts'
import { type ComingDraw, openLotteryMakers } from './makers.ts'

interface LotteryRoutes {
  readonly games: Pick<Games, 'of'>
  readonly directory: Directory
  readonly studios: Pick<StudioClient, 'ask'>
  readonly now: () => Date
  readonly open: Launcher
  readonly onError: (error: unknown) => void
}

interface Offered extends ComingDraw {
  readonly game: Game
}

/** Drawn balls, dice and digits that belong to no country. */
const numbersClass = 'NUMBERS'
const lobbies: Readonly<Record<string, string>> = { VN: '/vnlottery', SEA: '/sealottery' }
const lobbyOf = (game: Game | undefined) => lobbies[game?.gameClassify ?? ''] ?? '/lottery'

export function mountLotteries(mount: Mount, routes: LotteryRoutes): void {
  const { games, directory, now, studios, open } = routes
  const makers = openLotteryMakers(routes)
  const lotteriesOf = async (brandId: number) => (await games.of(brandId)).filter(isLottery)
  const vendorsOf = (offered: readonly Game[]) => [...new Set(offered.map(({ vendor }) => vendor))]

  /** Those that nobody is too late for, of games that are not shut. */
  async function comingAt(brandId: number, at: Date): Promise<readonly Offered[]> {
    const offered = (await lotteriesOf(brandId)).filter(({ maintenance }) => !maintenance)
    const byName = new Map(offered.map((game) => [`${game.vendor} ${game.code}`, game]))
    const told = await Promise.all(vendorsOf(offered).map(makers.draws))
    return told.flat().flatMap((draw) => {
      const game = byName.get(`${draw.vendor} ${draw.gameCode}`)
      return game && draw.closesAt > at ? [{ ...draw, game }] : []
    })
  }

  serve(mount, lottery.launch, async ({ body, brand, principal, request: { ip } }) => {
    const { lottoGameCode, lottoPrizeMode: prizeMode, lottoPlayType: playType, lottoView, backUrl } = body
    const game = (await lotteriesOf(brand.id)).find(({ code }) => code === lottoGameCode)
    if (lottoGameCode !== undefined && !game) throw new Refusal('game_not_found')
    const lobby = lobbyOf(game)
    if (lottoView === 'lobby')
      return { kind: 'route' as const, url: lobby, gameName: '', isOwn: true, backUrl: backUrl ?? '/' }
    if (!game) throw new Refusal('game_not_found')
    const { mode, device, language, theme } = body
    const opened = await open({
      ...{ brand, principal, ip, nodeId: game.nodeId, mode, device, language, theme },
      lottery: { prizeMode, ...(playType !== undefined && { playType }) },
    })
    return { ...opened, backUrl: backUrl ?? lobby }
  })

  serve(mount, lottery.games, async ({ brand, query }) => {
    const settled = await directory.brandOfId(brand.id)
    const language = query.language ?? settled?.defaultLanguage ?? 'EN'
    const prizeMode =
      query.prizeMode ?? lottery.prizeModes.find((mode) => mode === settled?.prizeMode) ?? 'SEA'
    const offered = await lotteriesOf(brand.id)
    const vendors = vendorsOf(offered)
    const told = await Promise.all(vendors.map((vendor) => makers.odds(vendor, prizeMode)))
    const oddsOf = new Map(vendors.map((vendor, at) => [vendor, told[at]]))
    return {
      prizeMode,
      games: offered.map((game) => ({
        ...cardOf(game, brand.currency, language),
        gameGroupCode: game.gameClassify ?? game.vendor,
        odds: { ...oddsOf.get(game.vendor)?.get(game.code) },
      })),
    }
  })

  serve(mount, lottery.openedNumero, async ({ brand }) => {
    const at = now()
    const opened = new Map<Game, Offered>()
    for (const draw of await comingAt(brand.id, at))
      if (draw.game.gameClassify === numbersClass && draw.opensAt <= at && !opened.has(draw.game))
        opened.set(draw.game, draw)
    const soonest = [...opened.values()].toSorted((a, b) => a.closesAt.getTime() - b.closesAt.getTime())
    return soonest.map(({ gameCode, issueId, closesAt }) => ({
      ...{ gameCode, round: issueId, closeAt: closesAt.toISOString() },
      countdown: Math.ceil((closesAt.getTime() - at.getTime()) / 1_000),
    }))
  })

  serve(mount, lottery.nextDraws, async ({ brand }) => {
    const at = now()
    const coming = await comingAt(brand.id, at)
    return {
      at: at.toISOString(),
      draws: coming.map(({ game, issueId, closesAt, drawsAt }) => ({
        ...{ nodeId: game.nodeId, issueId },
        ...{ closesAt: closesAt.toISOString(), drawsAt: drawsAt.toISOString() },
      })),
    }
  })

  serve(
    mount,
    lottery.proof,
    async ({ brand, query: { issueId } }) => {
      // An issue is called by its game, its day and its number.
      const code = issueId.split('-').slice(0, -2).join('-')
      const game = (await lotteriesOf(brand.id)).find((each) => each.code === code)
      if (!game) throw new Refusal('game_not_found')
      return drawProof(studios, game.vendor, issueId)
    },
    { rate: 'challenge' },
  )
}

async function drawProof(studios: LotteryRoutes['studios'], vendor: string, issueId: string) {
  try {
    return await studios.ask(vendor, 'drawProof', { issueId })
  } catch (error) {
    if (error instanceof StudioUnreachable) throw new Refusal('vendor_unreachable')
    throw error
  }
}
