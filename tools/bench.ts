/** `npm run bench -- ledger`: runs bench/<name>.ts; without a name, lists what there is. */
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = new URL('../bench/', import.meta.url)
const [name, ...rest] = process.argv.slice(2)
const names = readdirSync(fileURLToPath(folder))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -3))
if (!name || !names.includes(name) || !existsSync(new URL(`${name}.ts`, folder))) {
  console.error(`Benchmarks: ${names.join(', ')}. Run one with: npm run bench -- ${names[0] ?? 'name'}`)
  process.exit(1)
}
process.argv = [process.argv[0] ?? '', fileURLToPath(new URL(`${name}.ts`, folder)), ...rest]
await import(new URL(`${name}.ts`, folder).href)
