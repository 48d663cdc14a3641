/** Random values that open something, and what is kept of them. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const bytes = 32
const shape = /^[A-Za-z0-9_-]{43}$/

/** 256 bits that nobody can guess. */
export const newToken = (): string => randomBytes(bytes).toString('base64url')

export const isToken = (text: unknown): text is string => typeof text === 'string' && shape.test(text)

/** Tokens are random, so a plain hash is enough: a copy of the database opens nothing. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export const isSame = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)
