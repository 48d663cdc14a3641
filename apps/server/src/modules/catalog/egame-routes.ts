/** Classes, makers and favourites of slots. What is announced of games is the content's. */
import { catalog, egame } from '@jackfruit/contracts'
import { gameClassesOf } from '@jackfruit/contracts/game-classes'
import type { Db } from '../../platform/database/db.ts'
import { type Mount, serve } from '../../platform/http/http.ts'
import type { Directory } from '../merchants/index.ts'
import { cardOf, lanesOf } from './cards.ts'
import { favouritesOf } from './favourites.ts'
import { asTheyAre, pageOf } from './find.ts'
import type { Game, Games } from './games.ts'

interface EgameRoutes {
  readonly db: Db
  readonly games: Games
  readonly directory: Directory
  readonly languageOf: (brandId: number, wanted: string | undefined) => Promise<string>
}

const isSlot = ({ gameType }: Game) => gameType === 'RNG'

export function mountEgames(mount: Mount, { db, games, directory, languageOf }: EgameRoutes): void {
  serve(mount, egame.types, async ({ brand }) => [
    ...gameClassesOf((await directory.brandOfId(brand.id))?.supportedLanguages ?? []),
  ])

  serve(mount, egame.vendors, async ({ brand }) => {
    const [lane] = lanesOf((await games.of(brand.id)).filter(isSlot), asTheyAre)
    return (lane?.cards ?? []).map(({ vassalage, name, isHot }) => ({ vassalage, name, isHot }))
  })

  serve(mount, egame.favourites, async ({ brand, principal, query }) => {
    const language = await languageOf(brand.id, query.language)
    const offered = new Map((await games.of(brand.id)).filter(isSlot).map((game) => [game.id, game]))
    const liked = (await favouritesOf(db, principal)).flatMap((id) => offered.get(id) ?? [])
    const pageSize = Number(query.pageSize ?? catalog.gamesPageSize)
    const { rows, totalPages } = pageOf(liked, Number(query.pageNo ?? 1), pageSize)
    return { games: rows.map((game) => cardOf(game, brand.currency, language)), totalPages }
  })
}
