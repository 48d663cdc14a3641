/** A game as the kit runs it: its rules behind readers, with what is published of it. */
import type { Random } from '@jackfruit/fairness'
import { currencyOf, type Minor } from '@jackfruit/kernel'
import type { ByCurrency, GameFolder, Json, Manifest, Played, Rules, StakeLimits } from './rules.ts'

export interface Laid {
  readonly stake: Minor
  readonly choice: Json
}

export interface Game extends Manifest {
  /** SHA-256 of the files that decide outcomes. */
  readonly buildHash: string
  /** Decimal strings, lowest first. A currency without stakes is not offered. */
  readonly stakes: ByCurrency<readonly string[]>
  /** Of all that is put down in one round. */
  readonly limits: ByCurrency<StakeLimits>
  readonly maxWin: ByCurrency<string>
  readonly facts: Json
  /** The stake is what the chips on the places cost, and not one of `stakes`. */
  readonly hasChips: boolean
  /** What a bet of this choice costs: null where the stake is chosen apart. Undefined: there is no such choice. */
  readonly costOf: (choice: Json, currency: string) => Minor | null | undefined
  /** Some places win where others lose, so that a bet can cover the table. */
  readonly hasOppositePlaces: boolean
  /** Of a bet that covers a part of the table, what of it is truly at risk: null where all of the stake is. */
  readonly atRisk: (bet: Laid, currency: string) => Minor | null
  /** Rounds wait for the player after their bet. */
  readonly hasActions: boolean
  readonly hasAction: (action: Json) => boolean
  /** Null when the last action cannot be taken now. Throws for a choice that the game does not know. */
  readonly play: (bet: Laid, actions: readonly Json[], random: Random, currency: string) => Played | null
}

const tableOf = (currency: string) => ({ currency, scale: currencyOf(currency).scale })

/** Throws where folder and manifest speak of different games. */
export function gameOf(folder: GameFolder, manifest: Manifest, buildHash: string): Game {
  // What its own readers read goes into `play`, whatever that is (folder.ts).
  const rules = folder.rules as unknown as Rules<unknown, unknown>
  const { stakes, maxWin, facts, stakeOf, readAction, atRisk } = rules
  if (rules.code !== manifest.code || rules.version !== manifest.version)
    throw new Error(
      `game.json of ${manifest.code} ${manifest.version} lies with ${rules.code} ${rules.version}`,
    )
  const actionIn = (raw: Json) => {
    const action = readAction?.(raw) ?? null
    if (action === null) throw new Error(`${rules.code} does not know an action that it took`)
    return action
  }
  return {
    ...manifest,
    ...{ buildHash, stakes, maxWin, facts, hasChips: stakeOf !== undefined },
    limits: rules.limits ?? reachOf(stakes),
    costOf(raw, currency) {
      const choice = rules.readChoice(raw, tableOf(currency))
      if (choice === null) return undefined
      return stakeOf ? stakeOf(choice) : null
    },
    hasOppositePlaces: typeof atRisk === 'function',
    atRisk({ stake, choice: raw }, currency) {
      const choice = rules.readChoice(raw, tableOf(currency))
      if (!atRisk || choice === null) return null
      const risked = atRisk(choice)
      return risked < stake ? risked : null
    },
    hasActions: readAction !== undefined,
    hasAction: (raw) => (readAction?.(raw) ?? null) !== null,
    play({ stake, choice: raw }, actions, random, currency) {
      const table = tableOf(currency)
      const choice = rules.readChoice(raw, table)
      if (choice === null) throw new Error(`${rules.code} does not know a choice that it took`)
      return rules.play({ stake, choice }, actions.map(actionIn), random, table)
    },
  }
}

const reachOf = (stakes: ByCurrency<readonly string[]>): ByCurrency<StakeLimits> =>
  Object.fromEntries(
    Object.entries(stakes).map(([currency, all]) => [
      currency,
      { min: all.at(0) ?? '0', max: all.at(-1) ?? '0' },
    ]),
  )
