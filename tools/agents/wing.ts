/** A part of what an operator asks of agents: its commands, and how they are answered. */
export interface Said {
  readonly by?: string | undefined
  readonly why?: string | undefined
  /** Of an application, as its applicant was told. */
  readonly application?: string | undefined
}

export interface Wing {
  /** Lines of the usage. */
  readonly usage: string
  /** Of each command, the least and the most words behind the merchant. */
  readonly lengths: Readonly<Record<string, readonly [number, number]>>
  open(merchant: string): Promise<Desk>
}

/** One brand's agents in an operator's hands. */
export interface Desk {
  answer(what: string, words: readonly string[], said: Said): Promise<readonly string[]>
  close(): Promise<void>
}

export interface Signature {
  readonly by: string
  readonly why: string
}

export function signature({ by = '', why = '' }: Said): Signature {
  if (!by.trim() || why.trim().length < 3)
    throw new Error('Say who you are and why: --by and --why are kept.')
  return { by: by.trim(), why: why.trim() }
}
