/** The words of a selection and where they stand, so that a mistake can be marked in its place. */
import type { Misread, Reading, Why } from '../play.ts'

export interface Token {
  readonly at: number
  readonly text: string
}

/** Burmese digits count as digits; the length stays, and so do the places. */
const latin = (text: string): string =>
  text.replace(/[\u1040-\u1049]/g, (digit) => String(digit.charCodeAt(0) - 0x1040))

/** Words stand between spaces, commas, semicolons and Burmese stops. */
export const tokensOf = (text: string): Token[] =>
  [...latin(text).matchAll(/[^\s,;\u104a\u104b]+/g)].map((found) => ({ at: found.index, text: found[0] }))

export const wrong = ({ at, text }: Token, why: Why): Misread => ({ at, length: text.length, why })

/** A mistake that concerns the text as a whole. */
export const wrongWhole = (text: string, why: Why): Reading => ({
  wrong: [{ at: 0, length: text.length, why }],
})
