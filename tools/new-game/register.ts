/** A new game's lines in its studio's lists: games/index.ts, and the list of tables in client/. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Request } from './request.ts'

export function register({ studios, studio, code }: Request): readonly string[] {
  const home = join(studios, studio)
  const index = join(home, 'games/index.ts')
  const client = listOfTables(join(home, 'client'))
  edit(index, (text) => withGame(text, code))
  edit(client, (text) => withTable(text, code))
  return [index, client]
}

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))

/** lucky-drum is luckyDrum. */
const nameIn = (code: string) => code.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** `text` is a games/index.ts. Throws where it has another shape. */
export function withGame(text: string, code: string): string {
  const lastImport = text.lastIndexOf('\nimport ')
  const listEnd = text.lastIndexOf(']')
  if (lastImport < 0 || listEnd < 0 || !text.includes('folder('))
    throw new Error('games/index.ts of the studio has no list of folders to add the game to.')
  // A name that no other import has, whatever the code: 2-up would be no name by itself.
  const name = `${nameIn(code)}Game`
  const importEnd = text.indexOf('\n', lastImport + 1)
  const list = text.slice(importEnd, listEnd).trimEnd()
  const comma = list.endsWith('[') || list.endsWith(',') ? '' : ','
  return [
    text.slice(0, importEnd),
    `\nimport { game as ${name} } from './${code}/game.ts'`,
    list.startsWith('\n') ? list : `\n${list}`,
    `${comma}\n  folder(${name}),\n`,
    text.slice(listEnd),
  ].join('')
}

const tableLine = /^[ \t]*['"]?[\w-]+['"]?: \(\) => import\('\.\.\/games\/[^']+\/view\.ts'\),\n/gm

/** `text` holds lines such as `dice: () => import('../games/dice/view.ts'),`; the new one follows the last. */
export function withTable(text: string, code: string): string {
  const last = [...text.matchAll(tableLine)].at(-1)
  if (!last) throw new Error('The client of the studio has no list of tables to add the game to.')
  const end = last.index + last[0].length
  const line = `  '${code}': () => import('../games/${code}/view.ts'),\n`
  return text.slice(0, end) + line + text.slice(end)
}

/** The file of the client with the most tables. */
function listOfTables(client: string): string {
  const lists = readdirSync(client)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(client, file))
    .map((file) => ({ file, tables: [...readFileSync(file, 'utf8').matchAll(tableLine)].length }))
    .toSorted((a, b) => b.tables - a.tables)
  const [most] = lists
  if (!most || most.tables === 0)
    throw new Error('The client of the studio has no list of tables to add the game to.')
  return most.file
}
