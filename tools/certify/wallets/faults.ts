/** What a wallet can get wrong: each breaks the reference wallet in one place, and one case must find it. */

interface Fault {
  readonly title: string
  /** A case that fails because of it. */
  readonly caughtBy: string
}

const list = {
  noIdempotency: { title: 'takes a repeated stake again', caughtBy: 'stakes.repeated' },
  ignoresConflict: {
    title: 'answers other content under a known id as a repeat',
    caughtBy: 'stakes.conflict',
  },
  noTombstone: { title: 'forgets roll-backs of unknown stakes', caughtBy: 'rollbacks.before-stake' },
  overdraftWhenRacing: { title: 'looks at the funds, waits, then takes', caughtBy: 'concurrency.overdraft' },
  racesOnId: { title: 'looks for the id, waits, then writes', caughtBy: 'concurrency.same-stake' },
  floatAmounts: { title: 'counts in floating numbers', caughtBy: 'amounts.exact' },
  roundsAmounts: { title: 'cuts decimals off silently', caughtBy: 'amounts.win' },
  takesNumbers: { title: 'takes amounts that are JSON numbers', caughtBy: 'amounts.promo' },
  skipsSignature: { title: 'looks at no signature', caughtBy: 'signature.wrong' },
  acceptsStale: { title: 'takes calls of any age', caughtBy: 'signature.stale' },
  writesBodyAgain: {
    title: 'checks the signature of the body written again',
    caughtBy: 'signature.raw-bytes',
  },
  signsNothing: { title: 'sends answers without a signature', caughtBy: 'signature.answers' },
  anyPath: {
    title: 'does not check for which call the signature was made',
    caughtBy: 'signature.other-path',
  },
  winReopensRound: { title: 'pays new wins on closed rounds', caughtBy: 'rounds.closed' },
  doubleRollback: { title: 'gives back again under another roll-back id', caughtBy: 'rollbacks.twice' },
  faultOnFuzz: { title: 'answers 500 to amounts it cannot read', caughtBy: 'amounts.bet' },
  oldBalance: { title: 'repeats an answer with the balance of then', caughtBy: 'stakes.repeated-balance' },
  rollbackOfWinCredits: { title: 'pays a win again when it is rolled back', caughtBy: 'rollbacks.of-a-win' },
  overdraftByRollback: {
    title: 'goes below zero when a spent win is rolled back',
    caughtBy: 'rollbacks.of-a-spent-win',
  },
  winAfterRollback: { title: 'pays a win of a stake that was given back', caughtBy: 'rollbacks.then-win' },
  rollbackAfterWin: { title: 'gives back a stake that has won', caughtBy: 'rollbacks.after-win' },
  paysAndGivesBack: {
    title: 'looks whether a stake has won, waits, then gives it back',
    caughtBy: 'concurrency.win-against-rollback',
  },
  winWithoutStake: { title: 'pays wins of rounds without a stake', caughtBy: 'wins.without-stake' },
  paysAboveMaxWin: { title: 'pays whatever a win says', caughtBy: 'credits.above-max-win' },
  boundsEachBetwin: {
    title: 'holds the bound of a round against each betwin alone',
    caughtBy: 'credits.several-betwins',
  },
  paysAnyCampaign: { title: 'pays credits that nobody registered', caughtBy: 'credits.unregistered-promo' },
  countsNoBudget: { title: 'counts no budget', caughtBy: 'credits.budget-of-a-day' },
  freeTakesMoney: {
    title: 'takes money for a round that is free',
    caughtBy: 'credits.free-stake-of-money',
  },
  betwinInHalves: {
    title: 'pays the win of a betwin whose stake was declined',
    caughtBy: 'wins.betwin-both-or-none',
  },
  betwinPaysItself: {
    title: 'pays the stake of a betwin out of its win',
    caughtBy: 'wins.betwin-both-or-none',
  },
  declinedIsForgotten: {
    title: 'takes a declined stake when it comes again',
    caughtBy: 'stakes.declined-again',
  },
  tokenForever: { title: 'takes a launch token twice', caughtBy: 'entry.token-once' },
  anySession: { title: "takes another player's session", caughtBy: 'entry.swapped-sessions' },
  winNeedsSession: { title: 'pays nothing after the session ended', caughtBy: 'entry.session-expired' },
  anyCurrency: { title: 'takes amounts of another currency', caughtBy: 'entry.wrong-currency' },
  blockedIsUnpaid: { title: 'keeps what a blocked player is owed', caughtBy: 'states.blocked' },
  believesRisk: { title: 'believes more at risk than was staked', caughtBy: 'at-risk.above-stake' },
  gatheredTogether: {
    title: 'refuses all of a gathered call for one of them',
    caughtBy: 'gathered.each-by-itself',
  },
  gatheredForgets: {
    title: 'forgets that a stake came in a gathered call',
    caughtBy: 'gathered.then-alone',
  },
  forgetsEpochs: { title: 'believes whatever it is told of a journal', caughtBy: 'restoring.epoch-stays' },
  knowsNoOpenRounds: { title: 'takes every round for ended', caughtBy: 'restoring.rounds' },
  takesOlderWords: {
    title: 'lets an older word about a table take the place of a newer one',
    caughtBy: 'tables.newest-word',
  },
  studiosShareIds: { title: 'mixes up the ids of two studios', caughtBy: 'stakes.two-studios' },
} as const satisfies Record<string, Fault>

export type FaultName = keyof typeof list
export const faults: Readonly<Record<FaultName, Fault>> = list
export const faultNames = Object.keys(list).filter((name): name is FaultName => name in list)
export type Has = (fault: FaultName) => boolean
