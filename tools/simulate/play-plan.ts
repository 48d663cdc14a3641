/** Rounds of a plan through the game's own `play`, as the host calls it. */
import type { Random } from '@jackfruit/fairness'
import { parseMinor } from '@jackfruit/kernel'
import type { GameFolder, Plan, Played, Rules, Table } from '@jackfruit/studio-kit/rules'

/** What rounds came to, in stakes; sums of several runs may be added. */
export interface Sums {
  readonly rounds: number
  readonly returned: number
  readonly squares: number
  /** Rounds that returned anything. */
  readonly hits: number
}

export const nothing: Sums = { rounds: 0, returned: 0, squares: 0, hits: 0 }

export const added = (a: Sums, b: Sums): Sums => ({
  rounds: a.rounds + b.rounds,
  returned: a.returned + b.returned,
  squares: a.squares + b.squares,
  hits: a.hits + b.hits,
})

const table: Table = { currency: 'MMK', scale: 2 }

/** Plays this many rounds from one stream. Throws when the game refuses its own plan. */
export function playPlan({ rules }: GameFolder, plan: Plan, rounds: number, random: Random): Sums {
  const bet = betOf(rules, plan)
  let [returned, squares, hits] = [0, 0, 0]
  for (let round = 0; round < rounds; round++) {
    const played = rules.readAction
      ? playInSteps(rules, plan, bet, random)
      : refused(rules.play(bet, [], random, table), plan)
    // What an action added to the stake is counted as lost, so that all is in terms of the first stake.
    const back = played.isVoid ? 1 : 1 + ratio(played.win - played.stake, bet.stake)
    returned += back
    squares += back * back
    if (played.win > 0n) hits++
  }
  return { rounds, returned, squares, hits }
}

const ratio = (part: bigint, whole: bigint): number => Number(part) / Number(whole)

function betOf(rules: Rules<never, never>, plan: Plan) {
  const read = rules.readChoice(plan.choice, table)
  // The choice of games that have none may be null itself; `play` refuses where it is not one.
  const choice = (read ?? null) as never
  const stake = read === null ? null : rules.stakeOf?.(read)
  const laid = stake ?? parseMinor(rules.stakes['MMK']?.[0])
  if ((read === null && plan.choice !== null) || !laid)
    throw new Error(`${rules.code} takes no bet of its plan "${plan.name}"`)
  return { choice, stake: laid }
}

const playInSteps = (
  rules: Rules<never, never>,
  plan: Plan,
  bet: ReturnType<typeof betOf>,
  random: Random,
): Played => inSteps(rules, plan, bet, random).played

/** A step plays the whole round again from the draws that it had, as the host does from the seeds. */
function inSteps(rules: Rules<never, never>, plan: Plan, bet: ReturnType<typeof betOf>, random: Random) {
  const draws: number[] = []
  const actions: never[] = []
  for (;;) {
    const played = refused(rules.play(bet, actions, remembering(draws, random), table), plan)
    if (played.ended) return { played, actions, draws }
    const action = rules.readAction?.(plan.act ? plan.act(played.shown) : played.ifLeft)
    if (action === null || action === undefined)
      throw new Error(`${rules.code} knows no action of "${plan.name}"`)
    actions.push(action)
  }
}

/** Rounds that end in steps, ready to be dealt again: each from its first draw to its end in one call. */
export function wholeRounds(
  { rules }: GameFolder,
  plan: Plan,
  count: number,
  random: Random,
): (() => Played | null)[] {
  const bet = betOf(rules, plan)
  return Array.from({ length: count }, () => {
    const { actions, draws } = inSteps(rules, plan, bet, random)
    return () => rules.play(bet, actions, remembering(draws, random), table)
  })
}

/** Gives the draws that were made before once more, and then further ones. */
function remembering(draws: number[], random: Random): Random {
  let at = 0
  return {
    below(n) {
      const value = draws[at] ?? random.below(n)
      draws[at++] = value
      return value
    },
  }
}

function refused(played: Played | null, plan: Plan): Played {
  if (!played) throw new Error(`a round of the plan "${plan.name}" was refused`)
  return played
}
