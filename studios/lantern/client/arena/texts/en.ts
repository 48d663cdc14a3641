/** What the page of the arena says, beside what every page of shared rounds does. */
export const texts = {
  'arena.name': 'Sabong Arena',
  'arena.stage': 'The fight',
  'arena.drawn': 'Computer animation, no animals',
  'arena.sealed': 'The winner is drawn by the sealed generator.',
  'arena.ember': 'Ember',
  'arena.tide': 'Tide',
  'arena.meron': 'Meron',
  'arena.wala': 'Wala',
  'arena.draw': 'Draw',
  'arena.strength': 'wins {percent}% of decided fights',
  'arena.fixed': 'Odds',
  'arena.pool': 'Pool',
  'arena.bothDown': 'Both down',
  'arena.fullTime': 'Time over',
  'arena.poolOf': 'Pool {amount} · Players {count}',
  'arena.wouldCancel': 'as it stands, the pool would be cancelled',
  'arena.cancelled': 'pool cancelled, its stakes go back',
  'arena.poolBack': 'The pool was cancelled: {amount} goes back to you.',
  'arena.coming': 'One moment',
  'arena.waiting': 'The next fight opens soon',
  'arena.open': 'Bets open',
  'arena.lastCall': 'Last bets',
  'arena.closed': 'Bets closed',
  'arena.fight': 'Fight',
  'arena.fightNote': 'Bets are closed',
  'arena.result': 'Result',
  'arena.over': 'Your session has ended',
  'arena.result.meron': 'Meron wins',
  'arena.result.wala': 'Wala wins',
  'arena.result.both-down': 'Both down: nobody wins',
  'arena.result.full-time': 'Time over: nobody wins',
  'arena.confirm': 'Confirm {amount}',
  'arena.asking': 'One moment',
  'arena.laid': '{amount} is in',
  'arena.tap': 'Choose a chip and tap a field',
  'arena.notOpen': 'Bets are closed',
  'arena.notIn': 'Bets closed: what was not confirmed is not in.',
  'arena.in': '{amount} is in.',
  'arena.came': '{amount} comes back to you.',
  'arena.nothing': 'Nothing comes back: {amount} lost.',
  'arena.noMoney': 'Your balance is not enough for this bet.',
  'arena.beyond.place': 'One field takes {amount} at most.',
  'arena.beyond.round': 'One fight takes {amount} of you at most.',
  'arena.beyond.win': 'One fight returns {amount} at most.',
  'arena.beyond.balance': 'Your balance is {amount}.',
  'arena.bigRoad': 'Big road',
  'arena.noFights': 'No fights yet',
  'arena.rule.how':
    'Two drawn paper birds meet: Meron, red, and Wala, blue. Bet while bets are open; after the last ten seconds no bet is taken. The fight that you see is a drawing of a result that was fixed when bets closed.',
  'arena.rule.odds':
    'Odds: what is shown holds for the whole fight, and is on your receipt. A stake of 1.00 returns the figure shown if its side wins.',
  'arena.rule.pool':
    'Pool: all who bet on Meron or Wala in your currency share the pool, less 5%. What it pays changes with every bet, and is final when bets close. The house begins every pool with {amount}, shared between the sides, and wins or loses like everybody.',
  'arena.rule.cancel':
    'If the pool would pay 1.07 or less to a side, it is cancelled and all of its stakes go back. Bets at odds and on draws stand.',
  'arena.rule.draws':
    'Both down pays 9.00, time over 89.00, the stake in it. When nobody wins, stakes on Meron and Wala come back whole, at odds and in the pool.',
  'arena.rule.exact':
    'Of ten thousand fights 978 end with both down and 99 when time is over. What a bet returns is rounded down to the smallest unit. If a fight cannot be held, all stakes go back.',
  'arena.rule.matchUp':
    'Who fights, and how strong each is, follows from the public end of the chain and the number of the round: it is known before bets open, and nobody chooses it.',
  'arena.keys':
    'Keys: 1 to 7 choose a chip, Q and E are the sides at odds, A and D in the pool, U undoes, X doubles, Enter confirms, M sound, I rules.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
