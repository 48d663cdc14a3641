/** `npm run figures`: writes the block of measured figures into README.md, from docs/figures.json. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readFigures, withFigures } from './figures/block.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const path = `${root}README.md`
const figures = readFigures(root)
writeFileSync(path, withFigures(readFileSync(path, 'utf8'), figures))
console.log(`${figures.figures.length} figures are in README.md.`)
