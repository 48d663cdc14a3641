/** Why nothing was decided. No call of members: the desk that asked says it in its own words. */
export class NotDecided extends Error {
  readonly code: NotDecidedCode
  /** What there is and what was wanted, or which words are known. */
  readonly known: readonly string[]

  constructor(code: NotDecidedCode, known: readonly string[] = []) {
    super([code, ...known].join(' '))
    this.name = 'NotDecided'
    this.code = code
    this.known = known
  }
}

export type NotDecidedCode =
  | 'order_unknown'
  | 'other_kind'
  | 'not_one_of'
  | 'money_unnamed'
  | 'by_missing'
  | 'by_long'
  | 'why_missing'
  | 'why_long'
