/** What a transfer can be. The numbers are stored: they are never reused. */
export const kinds = {
  stake: 1,
  win: 2,
  rollback: 3,
  tombstone: 4,
  winRollback: 5,
  adjust: 6,
  promo: 7,
  endRound: 8,
  grant: 9,
  move: 10,
  /** Only in calls: a stake and its win in one; stored as rows of kinds 1 and 2. */
  betwin: 11,
  /** Money paid in from outside, and taken back by whoever sent it. */
  deposit: 13,
  depositReversal: 14,
  /** Between a member's purse and what is held for them: asked to be paid out, and released again. */
  hold: 15,
  release: 16,
  /** What was held has left for the member's own account outside. */
  payout: 17,
  fee: 18,
  /** Between purse and the wallet that a vendor keeps, where a brand has several wallets. */
  toVendor: 19,
  fromVendor: 20,
  /** From a member to the one above, or below. */
  upline: 21,
  downline: 22,
  /** From what is held for one member to another who paid that member outside. */
  peer: 23,
  /** What a vendor credited beyond what it announced: from the purse to what is held, and back when a person said so. */
  check: 24,
  checked: 25,
  /** From what a promotion may cost to a member, and back. */
  reward: 26,
  forfeit: 27,
  /** What a promotion may cost is set aside when it is made; what it did not need goes back. */
  fund: 28,
  /** Points: earned with bets and deposits, and taken back with them; paid for an exchange; given back when it is refused. */
  earn: 29,
  redeem: 30,
  redeemBack: 31,
  /** What points were turned into: money, into the purse. */
  pointsCash: 32,
  /** What valid bets bring back. */
  rebate: 33,
  /** What agents are paid by their contracts: of what their teams bet, and of what the house won of them. */
  salary: 34,
  dividend: 35,
  /** From an agent to the one below, where not the platform pays what that one earned. */
  bill: 36,
} as const
export type Kind = keyof typeof kinds

const names = new Map<number, Kind>((Object.keys(kinds) as Kind[]).map((name) => [kinds[name], name]))
/** Null for a number that a later version of the program stored, or that is corrupt. */
export const kindNamed = (number: number): Kind | null => names.get(number) ?? null

/** What is stored with a transfer: posted, insufficient, blocked, roll-back without original, cancelled. */
export const storedStatuses: readonly number[] = [1, 2, 3, 5, 6]

export const accountKinds = {
  purse: 1,
  trialPurse: 2,
  held: 3,
  owed: 4,
  budget: 5,
  bonus: 6,
  points: 7,
  /** What rounds that are played for nothing may cost, one for each grant. */
  freeRounds: 8,
} as const
export type AccountKind = keyof typeof accountKinds

export const accountKindName = (number: number): AccountKind => {
  const found = (Object.keys(accountKinds) as AccountKind[]).find((name) => accountKinds[name] === number)
  if (!found) throw new Error(`no such kind of account: ${number}`)
  return found
}

/** What became of a movement. All but `posted` moved nothing (a tombstone moves nothing by nature). */
export type Status =
  | 'posted'
  | 'insufficient'
  | 'blocked'
  | 'tombstone'
  | 'cancelled'
  | 'no-stake'
  | 'already-settled'
  | 'round-closed'
  /** A win beyond the most that its round pays, or in a round without a stake: nothing was written. */
  | 'uncovered'
  | 'conflict'
  /** A guard of the account said no: nothing was written. */
  | 'stake-limit'
  | 'loss-limit'
  | 'session-limit'
  | 'closed'
  /** More than may be staked at once while bonus money is played. */
  | 'bonus-limit'

const statuses: Readonly<Record<number, Status>> = {
  1: 'posted',
  2: 'insufficient',
  3: 'blocked',
  5: 'tombstone',
  6: 'cancelled',
  7: 'no-stake',
  8: 'already-settled',
  9: 'round-closed',
  20: 'conflict',
  30: 'stake-limit',
  31: 'loss-limit',
  32: 'session-limit',
  33: 'closed',
  34: 'uncovered',
  35: 'bonus-limit',
}

const repeat = 100

export function readStatus(code: number): { status: Status; replayed: boolean } {
  const status = statuses[code % repeat]
  if (!status) throw new Error(`the ledger answered an unknown status: ${code}`)
  return { status, replayed: code > repeat }
}
