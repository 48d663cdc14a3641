/** A brand whose members all play: each at a level, in a mission and with a requirement, so that each bet counts for all of it. */
import { seedBrands } from '../../apps/server/src/modules/merchants/index.ts'
import { writeTerms } from '../../apps/server/src/modules/points/index.ts'
import { demoTerms } from '../../apps/server/src/modules/points/seed/goods.data.ts'
import { makePromotion } from '../../apps/server/src/modules/promotions/index.ts'
import { writePlan } from '../../apps/server/src/modules/vip/index.ts'
import { demoLevels } from '../../apps/server/src/modules/vip/levels.data.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import { inMerchant } from '../../apps/server/src/platform/database/merchant-scope.ts'
import { type BenchDatabase, openBenchDatabase } from '../ledger/database.ts'

export const merchantId = 1
export const gameId = 1
export const stake = 1_000n

/** Members of the demonstration's brand, by nothing but their number. */
export const membersUpTo = (members: number): string => `
  insert into identity.members (id, merchant_id, username, username_key, password_hash, password_changed_at, type, nickname,
    created_at, vip_rank)
  overriding system value
  select g, ${merchantId}, 'b' || g, 'b' || g, 'none', now(), 0, 'b' || g, now(), 3 from generate_series(1, ${members}) g`

export async function openRewardsWorld(members: number): Promise<BenchDatabase> {
  const bench = await openBenchDatabase()
  await seedBrands(bench.adminUrl)
  await bench.query(`
    insert into catalog.games (id, vendor, code, node_id, names, game_type, version, build_hash, rtp, volatility, hit_rate,
      max_win, min_bet, max_bet)
    overriding system value values (${gameId}, 'hexworks', 'bench', 'bench', '{"EN":"Bench"}', 'RNG', '1', '0', '96.0000', 'mid',
      '30.00', '{}', '{}', '{}')`)
  await bench.query(membersUpTo(members))
  await bench.query(`
    insert into wallet.purses (account_id, merchant_id, member_id, currency)
    select id, merchant_id, owner, currency from ledger.accounts where kind = 1 and owner <= ${members}`)
  await bench.query(`
    insert into vip.standings (member_id, merchant_id, rank, ranked_on, month, deposits, valid, month_deposits, month_valid)
    select id, ${merchantId}, 3, current_date, date_trunc('month', current_date), 100000000, 600000000, 0, 0
      from identity.members`)
  await bench.query(`
    insert into turnover.requirements (public_id, merchant_id, account_id, source_kind, source_id, base, multiplier, target,
      weights, after_seq)
    select 'bench' || account_id, ${merchantId}, account_id, 'deposit', 'bench' || account_id, 100000000000, 800, 800000000000,
      '{"RNG": 100}', 1 from wallet.purses`)
  await offer(bench)
  await bench.query('vacuum (analyze)')
  return bench
}

/** What the brand offers: levels with rebates, a table of points, and a mission that everybody is in. */
async function offer({ appUrl, query }: BenchDatabase): Promise<void> {
  const { db, close } = openDatabase(appUrl, { max: 2 })
  const now = new Date()
  const signature = { by: 'benchmark', why: 'all play' }
  try {
    await inMerchant(db, merchantId, (tx) => writePlan(tx, merchantId, demoLevels, { ...signature, at: now }))
    await writeTerms(db, merchantId, demoTerms, signature, now)
    const chain = [{ does: 'bet', amount: '9000000000.00', reward: '0.01' }]
    const { id } = await makePromotion(
      db,
      { id: merchantId, currency: 'MMK' },
      {
        ...{ code: 'bench', kind: 'mission', budget: '1000000.00' },
        terms: { title: { EN: 'Bench' }, art: 'gem', chain },
        ...{ startsAt: new Date(now.getTime() - 86_400_000), endsAt: null },
      },
      signature,
      now,
    )
    await query(`
      insert into promotions.memberships (merchant_id, promotion_id, member_id, turn, version, state, progress, joined_at,
        changed_at)
      select ${merchantId}, ${id}, id, 1, 1, 'joined',
        '{"step":0,"counted":"0","claimed":0,"day":"","openedAt":"2026-01-01T00:00:00.000Z"}', now(), now()
        from identity.members`)
  } finally {
    await close()
  }
}
