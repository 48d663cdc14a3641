/** What a case is given, and what several cases arrange in the same way. */
import type { Wire } from './client.ts'
import { expect, Finding } from './expect.ts'
import type { Journal } from './journal.ts'
import type { Player } from './player.ts'
import type { PlayerKind } from './source.ts'

export interface Kit {
  readonly wire: Wire
  readonly journal: Journal
  /** Chance of the kit: printed, so that a run can be repeated. */
  readonly seed: string
  /** How much of the long cases is done. */
  readonly effort: {
    readonly fuzz: number
    readonly interleavings: number
    readonly paceMs: number
    /** What 99 of 100 answers of a steady stream may take. */
    readonly slowestMs: number
  }
  /** A fresh player; the case counts as not tried where there is none of that kind. */
  player(kind?: PlayerKind): Promise<Player>
  /** One person at this studio and at a second one on the same wallet: one balance, two playerIds. */
  pair(): Promise<readonly [Player, Player]>
  /** An address of this machine that the studio's allow-list does not hold. */
  readonly unlistedAddress: string | null
}

export interface Case {
  /** `group.what`: stable, reports and tests name it. */
  readonly id: string
  /** What a correct wallet does, as a sentence. */
  readonly title: string
  run(kit: Kit): Promise<void>
}

/** Nothing that happens inside may move the player's money. */
export async function steady(player: Player, what: string, run: () => Promise<void>): Promise<void> {
  const before = await player.balance()
  await run()
  expect.same(await player.balance(), before, `${what}: the balance must not change`)
}

/** What happens inside moves the player's money by exactly this much. */
export async function moves(
  player: Player,
  by: bigint,
  what: string,
  run: () => Promise<void>,
): Promise<void> {
  const before = await player.balance()
  await run()
  expect.same((await player.balance()) - before, by, `${what}: what it moves`)
}

/** A stake that every wallet takes: the smallest one, or ten units where that is less. */
export function stakeOf(player: Player): bigint {
  const ten = 10n * 10n ** BigInt(player.scale)
  const wanted = player.minBet > ten ? player.minBet : ten
  return player.maxBet !== null && wanted > player.maxBet ? player.maxBet : wanted
}

/** Brings the balance to exactly this amount by stakes and promotional credits. */
export async function arrangeBalance(player: Player, amount: bigint): Promise<void> {
  const { minBet } = player
  for (let turn = 0; turn < 2_000; turn++) {
    const over = (await player.balance()) - amount
    if (over === 0n) return
    if (over < minBet) {
      const missing = over < 0n ? -over : minBet
      expect.status(await player.promo(missing), 'OK', 'promotional credit to arrange a balance')
      continue
    }
    const maxBet = player.maxBet ?? over
    // Never leave a rest that is smaller than the smallest stake.
    const stake = over <= maxBet ? over : over - maxBet < minBet ? over - minBet : maxBet
    expect.status(await player.bet(stake, { roundEnded: true }), 'OK', 'stake to arrange a balance')
  }
  throw new Finding(`the balance could not be brought to ${player.money(amount)}: start with a smaller one`)
}
