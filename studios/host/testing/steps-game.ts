/**
 * A game in steps for tests: coins are guessed one after another, each right guess doubles what is
 * won, a wrong one ends the round. The stake may be doubled once; the coin may stand on its edge,
 * and then the round is void.
 */
import type { Random } from '@jackfruit/fairness'
import { formatMinor } from '@jackfruit/kernel'
import { folder } from '@jackfruit/studio-kit/folder'
import { gameOf } from '@jackfruit/studio-kit/game'
import type { Bet, GameFolder, Played, Table } from '@jackfruit/studio-kit/rules'

type Side = 'heads' | 'tails'
export type Action = { readonly guess: Side } | { readonly double: true } | { readonly take: true }

const sideIn = (raw: unknown): Side | null => (raw === 'heads' || raw === 'tails' ? raw : null)
const fieldsOf = (raw: unknown): Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null ? { ...raw } : {}

/** `edge` makes every coin stand on its edge: the round is void at the first guess. */
type Choice = { readonly first: Side; readonly edge: boolean }

function readChoice(raw: unknown): Choice | null {
  const { first, edge } = fieldsOf(raw)
  const side = sideIn(first)
  return side && { first: side, edge: edge === true }
}

function readAction(raw: unknown): Action | null {
  const { guess, double, take } = fieldsOf(raw)
  const side = sideIn(guess)
  if (side) return { guess: side }
  if (double === true) return { double }
  return take === true ? { take } : null
}

/** The first guess is the bet's; a coin is drawn for it and for each guess after it. */
function play(
  { stake, choice }: Bet<Choice>,
  actions: readonly Action[],
  random: Random,
  { scale }: Table,
): Played | null {
  const coins: Side[] = []
  let staked = stake
  let times = 2n
  let end: 'open' | 'lost' | 'taken' | 'void' = 'open'
  const guess = (side: Side) => {
    coins.push(random.below(2) === 0 ? 'heads' : 'tails')
    if (coins.at(-1) === side) times *= 2n
    else end = 'lost'
  }
  guess(choice.first)
  for (const action of actions) {
    if (end !== 'open') return null
    if ('take' in action) end = 'taken'
    else if ('double' in action) {
      if (staked > stake) return null
      staked *= 2n
    } else if (choice.edge) end = 'void'
    else guess(action.guess)
  }
  const worth = (staked * times) / 2n
  const shown = { coins, worth: formatMinor(worth, scale), end }
  if (end === 'open') return { stake: staked, win: 0n, ended: false, shown, ifLeft: { take: true } }
  return { stake: staked, win: end === 'taken' ? worth : 0n, ended: true, shown, isVoid: end === 'void' }
}

const game: GameFolder<Choice, Action> = {
  rules: {
    ...{ code: 'steps', version: '1.0.0', stakes: { MMK: ['100', '200'] }, maxWin: { MMK: '100000000' } },
    ...{ facts: null, readChoice, readAction, play },
  },
  plans: () => [],
}

export const stepsGame = gameOf(
  folder(game),
  {
    ...{ code: 'steps', version: '1.0.0', name: { EN: 'Steps' }, gameType: 'RNG', gameClassify: null },
    published: {
      ...{ rtp: '100.0000', hitRate: '50.00', deviation: '1.000', most: '4' },
      ...{ volatility: 'low', method: 'exact' },
    },
  },
  'f'.repeat(64),
)
