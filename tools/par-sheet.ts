/**
 * `npm run par-sheet -- slot-golden-chinthe [file]`: the mathematics of a game, counted now from the
 * tables that it is played with. Ends with 1 when a published figure is not the counted one.
 */
import { writeFileSync } from 'node:fs'
import { goldenChintheSheet, type Sheet } from './par-sheet/golden-chinthe.ts'
import { kiteDiceSheet } from './par-sheet/kite-dice.ts'

const sheets: Readonly<Record<string, () => Sheet>> = {
  'slot-golden-chinthe': goldenChintheSheet,
  'kite-dice': kiteDiceSheet,
}

const [game = '', file] = process.argv.slice(2)
const sheetOf = Object.hasOwn(sheets, game) ? sheets[game] : undefined
if (!sheetOf) {
  console.error(
    `Name a game: ${Object.keys(sheets).join(', ')}. For example: npm run par-sheet -- slot-golden-chinthe`,
  )
  process.exit(1)
}
const { text, differences } = sheetOf()
if (file) {
  writeFileSync(file, text)
  console.log(`The par sheet of ${game} is in ${file}.`)
} else console.log(text)
for (const difference of differences) console.error(difference)
process.exit(differences.length === 0 ? 0 : 1)
