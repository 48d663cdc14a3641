/**
 * `npm run verify-round -- proof.json`: checks the proof of a round offline. It asks nobody: the seed
 * is hashed and the round dealt again here. Ends with 0 only when everything that can be checked holds.
 */
import { existsSync, readFileSync } from 'node:fs'
import { type Check, checkProof } from './verify-round/check-proof.ts'

const marks: Readonly<Record<Check['result'], string>> = { holds: 'ok  ', fails: 'FAIL', 'not yet': 'wait' }

const [file] = process.argv.slice(2)
if (!file) {
  console.error('Name the file of a proof: npm run verify-round -- proof.json')
  process.exit(1)
}
const checks = checkProof(read(file))
for (const { what, result, detail } of checks)
  console.log(`${marks[result]}  ${what}${detail ? `: ${detail}` : ''}`)
const isProven = checks.every(({ result }) => result === 'holds')
console.log(isProven ? 'The round is proven.' : 'The round is not proven.')
process.exit(isProven ? 0 : 1)

function read(path: string): unknown {
  if (!existsSync(path)) return refuse(`There is no file ${path}.`)
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return refuse(`${path} is no proof: a proof is JSON, as the game's history gives it.`)
  }
}

function refuse(sentence: string): never {
  console.error(sentence)
  return process.exit(1)
}
