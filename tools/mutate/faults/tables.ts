/** Faults in rounds that many share: the arena's pool and odds, and a hand that everybody plays for himself. */
import type { Fault } from '../fault.ts'

const rules = 'packages/table-rules/src'
const kit = 'packages/studio-kit/src/rounds'
const host = 'studios/host/tables'

const at =
  (file: string, ...tests: readonly string[]) =>
  (what: string, text: string, instead: string): Fault => ({ what, file, text, instead, tests })

const ofFights = [`${rules}/cockfight/cockfight.test.ts`, `${rules}/cockfight/table.test.ts`] as const
const prices = at(`${rules}/cockfight/odds.ts`, ...ofFights)
const fights = at(`${rules}/cockfight/fight.ts`, ...ofFights)
const matchUps = at(`${rules}/cockfight/match-up.ts`, ...ofFights)
const arena = at(`${rules}/cockfight/table.ts`, ...ofFights)
const inArena = (file: string) => at(`${kit}/${file}`, `${host}/arena.db.test.ts`)
const pools = inArena('store/pools.ts')
const hands = at(`${rules}/blackjack/unlimited.ts`, `${rules}/blackjack/unlimited.test.ts`)
const inSteps = (file: string) => at(`${kit}/${file}`, `${host}/decisions.db.test.ts`)
const steps = inSteps('store/decision-steps.ts')
const decisions = inSteps('store/decisions.ts')
const desk = inSteps('money/decision-desk.ts')
const payouts = inSteps('store/bet-steps.ts')
const proofs = at(
  `${rules}/own-bet.ts`,
  'tools/verify-round/check-tables.test.ts',
  `${rules}/blackjack/unlimited.test.ts`,
)

export const tableFaults: readonly Fault[] = [
  prices('the house keeps nothing of a pool', 'const commission = 5', 'const commission = 0'),
  prices('a price is rounded up', 'Number(shared / meron)', 'Number((shared + meron - 1n) / meron)'),
  prices('a pool that pays 1.07 stands', '<= leastDividend }', '< leastDividend }'),
  prices('a pool stands while one side is paid enough', 'Math.min(onMeron', 'Math.max(onMeron'),
  prices('a pool with nothing on one side pays', 'meron <= 0n || wala <= 0n', 'meron <= 0n && wala <= 0n'),
  prices(
    'a pool takes the stakes of a fight that nobody wins',
    "result !== 'wala') return stake",
    "result !== 'wala') return 0n",
  ),
  prices(
    'a share of a pool is rounded up',
    '(stake * BigInt(dividend)) / 100n',
    '(stake * BigInt(dividend) + 99n) / 100n',
  ),
  prices('the house lays more on one side than is shared', 'wala: units - onMeron', 'wala: units'),
  prices('odds are without their margin', 'chance * (100 + margin)', 'chance * 100'),
  prices(
    'odds stand for the other side',
    'meron: odds(meron), wala: odds(1000 - meron)',
    'meron: odds(1000 - meron), wala: odds(meron)',
  ),
  matchUps('the same two fight in every round', "'cock-match', roundNo", "'cock-match', 1"),
  matchUps('the same two fight under every chain', 'bytesOf(terminal)', 'new Uint8Array(32)'),
  matchUps('the house lays ten times as much', 'houseChips = 200n', 'houseChips = 2_000n'),
  fights(
    'a time that is over is a win',
    "kind < drawsOf['both-down'] + drawsOf['full-time']",
    "kind < drawsOf['full-time']",
  ),
  fights(
    'one side at odds is not netted against the other',
    '(meron > wala ? meron - wala : wala - meron)',
    '(meron + wala)',
  ),
  fights('a side in the pool and the same at odds are two', "on('meron', 'pool-meron')", "on('meron')"),
  fights(
    'odds take the stake of a fight that nobody wins',
    'if (isDraw(result)) return stake',
    'if (isDraw(result)) return 0n',
  ),
  arena(
    'a fight is drawn without its strengths',
    'drawFight(random, matchUp)',
    'drawFight(random, { meron: 500 })',
  ),
  arena(
    'a pool may pay more than was said',
    'poolReturn(result, side, stake, mostDividend)',
    'poolReturn(result, side, stake, 108)',
  ),
  arena(
    'a stake is paid at odds of another strength',
    'fixedOdds({ meron })[place]',
    'fixedOdds({ meron: 500 })[place]',
  ),
  pools(
    'a stake that goes back lies in the pool',
    "state = 'taken' and place = any($2)",
    "state <> 'refused' and place = any($2)",
  ),
  pools(
    'a pool is closed without the house’s part',
    'together([laid, pool.house(seal, currency)])',
    'together([laid])',
  ),
  pools(
    'a pool that is cancelled keeps its stakes',
    'currency = any($2) and places ?| $3',
    'currency <> all($2) and places ?| $3',
  ),
  pools('bets at odds go back with the pool', 'and places ?| $3`', 'and (places ?| $3 or true)`'),
  pools(
    'pools of other currencies go back along',
    'currency = any($2) and places',
    '(currency = any($2) or true) and places',
  ),
  inArena('store/bet-steps.ts')(
    'a pool pays by the price of another currency',
    'dividends.get(row.currency) ?? {}',
    '[...dividends.values()][0] ?? {}',
  ),
  inArena('store/steps.ts')(
    'a stake that the wallet has not answered for stays in',
    '    await undecidedOut(tx, id)\n    if (table.game.pool)',
    '    if (table.game.pool)',
  ),
  inArena('store/steps.ts')(
    'what went back with its pool gives a seed',
    "where round_id = $1 and state = 'taken'`,\n      [id],\n    )\n    const bets",
    "where round_id = $1 and state in ('taken', 'voiding')`,\n      [id],\n    )\n    const bets",
  ),
  inArena('feed/watched.ts')(
    'a page hears of another currency’s pool',
    'if (wanted === currency) hear',
    'hear',
  ),
  inArena('feed/pools.ts')(
    'what a pool would pay leaves the house out',
    'together([places, shared.house(seal, currency)])',
    'together([places])',
  ),
  inArena('table-evidence.ts')(
    'a bet is not told what its pool paid',
    '...(dividends && { dividends }),',
    '',
  ),
  proofs(
    'a bet in a pool proves itself without a price',
    'else if (dividends[place] === undefined) return false',
    'else if (dividends[place] === undefined) return true',
  ),
  hands('a double lies on the first hand', 'hands.findIndex(({ isDone }) => !isDone),', '0,'),
  hands('what a split puts down lies on the first hand', 'raised.set(step, 1)', 'raised.set(step, 0)'),
  hands(
    'the dealer does not look for blackjack',
    'isBlackjack(player) || isBlackjack(dealer.slice(0, 2))',
    'isBlackjack(player)',
  ),
  hands(
    'blackjack wins against blackjack',
    'return dealerHas ? stake : (stake * 5n) / 2n',
    'return (stake * 5n) / 2n',
  ),
  hands('21 after a split is blackjack', '[isBlackjack(round.player), ', '[isBlackjack(cards), '),
  hands('who is late stands on soft 17', 'isSoft ? 17 : 11', 'isSoft ? 16 : 11'),
  hands('who is late hits hard 12', 'isSoft ? 17 : 11', 'isSoft ? 17 : 12'),
  hands(
    'a second half waits though its card is there',
    '!isTaken && next && isWaiting',
    'isTaken && next && isWaiting',
  ),
  hands(
    'split aces are played on',
    'half.isDone ||= pointsOf(first) === 1',
    'half.isDone ||= pointsOf(first) === 0',
  ),
  hands(
    'the hidden card is shown while members decide',
    'isOver ? round.dealer : round.dealer.slice(0, 1)',
    'round.dealer',
  ),
  hands(
    'the card of a step is shown before it closes',
    'round.steps.slice(0, step)',
    'round.steps.slice(0, step + 1)',
  ),
  hands(
    'who stands takes the card',
    '> cardsOf(round, actions.slice(0, -1))',
    '>= cardsOf(round, actions.slice(0, -1))',
  ),
  hands('cards are dealt in another order', '[first, up, second, hole]', '[first, second, up, hole]'),
  hands('the dealer stands on 16', 'while (totalOf(dealer) < 17)', 'while (totalOf(dealer) < 16)'),
  hands('a push is lost', 'own === theirs ? 1n : 2n', 'own === theirs ? 0n : 2n'),
  steps(
    'a decision counts whose stake was refused',
    "where id = raise_id and state = 'taken'",
    "where id = raise_id and state in ('taken', 'refused')",
  ),
  steps(
    'what a wallet has not answered for stays after its step',
    '    await undecidedOut(tx, id)\n    return goOn',
    '    return goOn',
  ),
  steps(
    'a step that ended without a leader is over',
    '!found.isSettled && !found.isAgain',
    '!found.isSettled && found.isAgain',
  ),
  steps(
    'what comes is told with a step',
    'const shown = decisions.shown(outcome, step, false)',
    'const shown = decisions.shown(outcome, step, true)',
  ),
  steps(
    'nothing is done for who is late',
    'if (chosen === null) late.push({ playerId, action })',
    'if (step < -1) late.push({ playerId, action })',
  ),
  decisions(
    'who was refused a stake may not decide anew',
    'where known.raise_id = excluded.replaces and not known.is_late',
    'where false',
  ),
  desk(
    'a double may be higher than the session allows',
    'if (stake > maxBet) return',
    'if (stake < 0n) return',
  ),
  desk('what a double puts down is no valid bet', 'atRisk: stake, raises', 'atRisk: 0n, raises'),
  desk('a split puts down one chip for several bets', ' * BigInt(more)', ' * BigInt(more + 1)'),
  payouts(
    'every stake returns by the first hand',
    'stakeReturn(outcome, actions, stake, step)',
    'stakeReturn(outcome, actions, stake, null)',
  ),
  payouts(
    'all are paid by what one of them did',
    'actions.get(row.player_id) ?? []',
    '[...actions.values()][0] ?? []',
  ),
  inSteps('store/steps.ts')('what is hidden is told with the deal', 'outcome: shown ?? outcome', 'outcome'),
  inSteps('proof-of-round.ts')('what was put down after the deal gives a seed', 'and step is null\n', '\n'),
  inSteps('table-evidence.ts')(
    'a bet is not told what its owner did',
    '...(hand?.turn && { actions: actionsIn(hand) }),',
    '',
  ),
  proofs(
    'a double proves itself as the first stake',
    'stakeReturn(outcome, actions, stake, step ?? null)',
    'stakeReturn(outcome, actions, stake, null)',
  ),
]
