/** The games that members like. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import type { Principal } from '../../platform/http/http.ts'

/** The numbers of the liked games, the newest first. */
export const favouritesOf = (db: Db, { merchantId, memberId }: Principal): Promise<readonly number[]> =>
  inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<{ gameId: number }>`
      select game_id as "gameId" from catalog.favourites
      where member_id = ${memberId} order by liked_at desc, game_id desc`.execute(tx)
    return rows.map(({ gameId }) => gameId)
  })

/** Adds the game, or takes it away where it is liked already. Answers whether it is liked now. */
export const toggleFavourite = (db: Db, { merchantId, memberId }: Principal, gameId: number) =>
  inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<{ isLiked: boolean }>`
      with gone as (delete from catalog.favourites
        where member_id = ${memberId} and game_id = ${gameId} returning game_id),
      added as (
        insert into catalog.favourites (merchant_id, member_id, game_id)
        select ${merchantId}, ${memberId}, ${gameId}
        where not exists (select 1 from gone) on conflict do nothing)
      select not exists (select 1 from gone) as "isLiked"`.execute(tx)
    return rows[0]?.isLiked ?? false
  })
