/** What of a stake counts for turnover, VIP and agents (platform conventions, valid bet). */
export interface Settled {
  readonly stake: bigint
  readonly win: bigint
  readonly state: 'open' | 'won' | 'lost' | 'void'
}

/** Categories whose stakes can be hedged against each other: only what was truly at risk counts. */
const hedged: ReadonlySet<string> = new Set(['LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT'])

export const isHedged = (gameType: string): boolean => hedged.has(gameType)

export function validBetOf(gameType: string, { stake, win, state }: Settled): bigint {
  if (state === 'open' || state === 'void') return 0n
  if (!isHedged(gameType)) return stake
  const moved = win > stake ? win - stake : stake - win
  return moved < stake ? moved : stake
}
