/** Whether evidence is of a round that players shared: a draw, or a table's. */
export const isDrawProof = (evidence: unknown): boolean =>
  typeof evidence === 'object' && evidence !== null && 'scheme' in evidence && evidence.scheme === 'PF2'
