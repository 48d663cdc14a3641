/** What of a stake counts for turnover, VIP and agents (platform conventions, valid bet; decision 0031). */
export interface Settled {
  readonly stake: bigint
  readonly win: bigint
  /** What the maker told of the stakes as truly at risk; null where all of them are. */
  readonly told: bigint | null
  readonly state: 'open' | 'won' | 'lost' | 'void'
}

/** What of a game decides whether its stakes can be held against each other. */
export interface CountedKind {
  readonly gameType: string
  readonly gameClassify: string | null
  /** As the maker told it; null, or absent, where it told nothing. */
  readonly hasOppositePlaces?: boolean | null
}

/** Both sides can be had in one round or at one event: no maker's word changes that. */
const alwaysHedged: ReadonlySet<string> = new Set(['LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT'])
/** The usual places stand against each other, unless the maker says that this game has none. */
const hedgedUnlessTold: ReadonlySet<string> = new Set(['CARD', 'LOTT', 'ELOTT'])
/** Tables of one player, found among the reels. */
const tables = 'TG'

/** Whether only what was truly at risk counts. */
export function isHedged({ gameType, gameClassify, hasOppositePlaces }: CountedKind): boolean {
  if (alwaysHedged.has(gameType)) return true
  return hasOppositePlaces ?? (hedgedUnlessTold.has(gameType) || gameClassify === tables)
}

/** Never more than the stake, than what was told, nor, where places stand against each other, than what moved. */
export function validBetOf(kind: CountedKind, { stake, win, told, state }: Settled): bigint {
  if (state === 'open' || state === 'void') return 0n
  const moved = win > stake ? win - stake : stake - win
  const most = [stake, told ?? stake, isHedged(kind) ? moved : stake]
  return most.reduce((least, each) => (each < least ? each : least))
}
