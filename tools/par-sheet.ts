/**
 * `npm run par-sheet -- slot-golden-chinthe [file]`: the mathematics of a game, counted now from the
 * tables that it is played with. Ends with 1 when a published figure is not the counted one.
 */
import { writeFileSync } from 'node:fs'
import { codes, find } from './par-sheet/find.ts'
import { sheetOf } from './par-sheet/sheet.ts'

const [code = '', file] = process.argv.slice(2)
const game = await find(code)
if (!game) {
  if (code) console.error(`There is no game ${code}.`)
  console.error(`Name a game: ${codes().join(', ')}. For example: npm run par-sheet -- slot-golden-chinthe`)
  process.exit(1)
}
const { text, differences } = sheetOf(game)
if (file) {
  writeFileSync(file, text)
  console.log(`The par sheet of ${code} is in ${file}.`)
} else console.log(text)
for (const difference of differences) console.error(difference)
process.exit(differences.length === 0 ? 0 : 1)
