/** What the demonstration's people have played by then, told to what counts as the reader tells it. */
import { sql } from 'kysely'
import { dayIn } from '../../../platform/work/brand-day.ts'
import { press } from '../act.ts'
import type { Done } from '../counting/counted.ts'
import { follow } from '../counting/follow.ts'
import type { Person } from '../kinds/kind.ts'
import type { World } from '../world.ts'

interface Brand {
  readonly id: number
  readonly timeZone: string
}

interface People {
  readonly player: Person
  readonly others: readonly bigint[]
  /** Numbers of slots that the brand has. */
  readonly slots: readonly number[]
}

/** Only for offers that are new, so that nothing is told twice. */
export async function playDemo(
  world: World,
  brand: Brand,
  isNew: (code: string) => boolean,
  { player, others, slots }: People,
): Promise<void> {
  const pressed = (code: string) => ({ id: code, version: 1, key: `demo-${code}-claim` })
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(world.db)
  let played = 0
  const deed = (told: Partial<Done>): Done => {
    played += 1
    const at = new Date((rows[0]?.at ?? world.now()).getTime() + 60_000 + played * 1_000)
    const stake = told.stake ?? 0n
    const gameId = told.what === 'deposit' ? 0 : (slots[played % Math.max(slots.length, 1)] ?? 0)
    return {
      ...{ id: BigInt(played), merchantId: brand.id, memberId: player.memberId, accountId: 0n, what: 'bet' },
      ...{
        gameId,
        round: `demo:${played}`,
        rounds: told.what === 'deposit' ? 0 : 1,
        stake,
        win: 0n,
        valid: stake,
      },
      ...{ amount: 0n, kind: told.what === 'deposit' ? '' : 'RNG', at, day: dayIn(brand.timeZone, at) },
      ...told,
    }
  }
  const tell = (...deeds: readonly Done[]) =>
    world.db.transaction().execute(async (tx) => {
      await sql`select set_config('app.reader', 'activity:promotions', true)`.execute(tx)
      await follow(tx, deeds, {
        ...{ now: world.now, keys: world.keys, timeZoneOf: async () => brand.timeZone, edgeOf: world.edgeOf },
      })
    })
  // While the first steps still wait for a deposit, so that it counts for the day alone.
  if (isNew('daily-slots'))
    await tell(
      ...[1_500_000n, 2_000_000n, 1_000_000n, 500_000n].map((stake) => deed({ stake, win: stake * 3n })),
    )
  if (isNew('first-steps')) {
    await tell(deed({ what: 'deposit', amount: 500_000n }))
    await press(world, player, pressed('first-steps'), 'claim')
    await tell(...[400_000n, 350_000n, 500_000n].map((stake) => deed({ stake, win: stake / 2n })))
  }
  if (isNew('best-multiple') && isNew('daily-race'))
    await tell(
      ...others.flatMap((memberId, place) => [
        deed({ memberId, stake: 100_000n, win: 100_000n * BigInt(9 + place * 31) }),
        deed({ memberId, stake: BigInt(place + 1) * 3_700_000n }),
      ]),
    )
  // The sign-in of another offer has counted for it.
  if (isNew('come-by') && isNew('three-days')) await press(world, player, pressed('come-by'), 'claim')
}
