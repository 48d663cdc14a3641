import type { Broken, ChainPoint, SealedEntries } from '@jackfruit/fairness'

/** What the page asks of the worker, one after another. */
export type Ask =
  | { readonly what: 'start'; readonly start: ChainPoint; readonly accountId: string }
  | { readonly what: 'entries'; readonly entries: SealedEntries }
  | { readonly what: 'end'; readonly end: ChainPoint }

/** How far it has come, and the first entry that does not fit. */
export interface Told {
  readonly seq: bigint
  readonly broken: Broken | null
}

/** Answers one question at a time. */
export interface Checker {
  ask(question: Ask): Promise<Told>
  close(): void
}
