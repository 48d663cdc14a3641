/** Results of simulations in the data folder: one file for each game, by build, plan and seed. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kept } from './measure.ts'

export interface Book {
  readonly find: (key: string) => Kept | undefined
  readonly keep: (key: string, kept: Kept) => void
}

/** A file that was cut off by a crash is as good as none: what it held is played again. */
export function openBook(folder: string, game: string): Book {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${game}.json`)
  const pages = new Map<string, Kept>(existsSync(file) ? read(readFileSync(file, 'utf8')) : [])
  return {
    find: (key) => pages.get(key),
    keep(key, kept) {
      pages.set(key, kept)
      writeFileSync(`${file}.new`, JSON.stringify([...pages], null, 1))
      renameSync(`${file}.new`, file)
    },
  }
}

function read(text: string): [string, Kept][] {
  const pages = parsed(text)
  return Array.isArray(pages) ? pages.filter(isPage) : []
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isPage = (page: unknown): page is [string, Kept] =>
  Array.isArray(page) &&
  typeof page[0] === 'string' &&
  Number.isInteger(page[1]?.chunks) &&
  ['rounds', 'returned', 'squares', 'hits'].every((name) => Number.isFinite(page[1]?.sums?.[name]))
