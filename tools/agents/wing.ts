/** A part of what an operator asks of agents: its commands, and how they are answered. */
import type { Said as SaidTo } from '../operate/brand-desk.ts'

/** `application`: as its applicant was told. */
export type Said = SaidTo<'application'>

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
