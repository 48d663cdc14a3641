import { randomInt } from 'node:crypto'

/** Letters and digits that nobody mistakes for each other when they are read out. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

/** A public name for an order: drawn, so that nobody counts orders or guesses another's. */
export const newId = (prefix: 'W' | 'D' | 'P' | 'I'): string =>
  `${prefix}${Array.from({ length }, () => letters[randomInt(letters.length)]).join('')}`
