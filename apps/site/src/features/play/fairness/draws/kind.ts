const isOfMany = (evidence: unknown): evidence is { readonly roundId?: unknown } =>
  typeof evidence === 'object' && evidence !== null && 'scheme' in evidence && evidence.scheme === 'PF2'

/** A draw is named by its day, "fast-2d-20261127-0003"; a round of a table by its place in the chain. */
const drawName = /-\d{8}-\d+$/

/** Whether evidence is of a draw. */
export const isDrawProof = (evidence: unknown): boolean =>
  isOfMany(evidence) && typeof evidence.roundId === 'string' && drawName.test(evidence.roundId)

/** Whether it is of a table's round. */
export const isTableProof = (evidence: unknown): boolean => isOfMany(evidence) && !isDrawProof(evidence)
