/**
 * `npm run first-load -w @jackfruit/rubyrow`: what a browser fetches to open a table, packed as it is sent, with and
 * without the form in three dimensions. It fails where that is more than a phone is to be asked for.
 */
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'

const most = { drawn: 250, solid: 600 }
/** The letters of the interface's first language, and its words. */
const face = /archivo-latin-wdth-normal.*[.]woff2$/
const english = /\/texts\/en\.ts$/

const home = fileURLToPath(new URL('../', import.meta.url))
const built = await build({
  configFile: `${home}vite.config.ts`,
  ...{ logLevel: 'error', build: { write: false } },
})
const { output } = (Array.isArray(built) ? built[0] : built) as Rollup.RollupOutput
const chunks = output.filter((each) => each.type === 'chunk')
const assets = output.filter((each) => each.type === 'asset')

/** A chunk and all that it can not be run without. */
function whole(names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    for (const other of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) add(other)
  }
  for (const name of names) add(name)
  return found
}
const namedBy = (test: (module: string) => boolean) =>
  chunks
    .filter(({ facadeModuleId }) => facadeModuleId && test(facadeModuleId))
    .map(({ fileName }) => fileName)
const packed = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => {
    const code = chunks.find(({ fileName }) => fileName === name)?.code ?? ''
    return sum + gzipSync(code, { level: 9 }).length
  }, 0)

const page = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
const styles = assets
  .filter(({ fileName }) => /\/(index|latin|celebration)-.*[.]css$/.test(fileName))
  .reduce((sum, { source }) => sum + gzipSync(source, { level: 9 }).length, 0)
const letters = assets
  .filter(({ fileName }) => face.test(fileName))
  .reduce((sum, { source }) => sum + source.length, 0)
if (letters === 0) throw new Error('no letters were found among what is built')

let isTooMuch = false
const propsOf: Readonly<Record<string, string>> = {
  ...{ baccarat: 'cards/cards-props', 'andar-bahar': 'cards/cards-props', blackjack: 'cards/hand-props' },
  roulette: 'wheel/roulette',
}
for (const [look, props] of Object.entries(propsOf)) {
  const table = [...page, ...namedBy((id) => id.endsWith(`/looks/${look}.ts`) || english.test(id))]
  const more = namedBy((id) => id.endsWith('/solid/scene.ts') || id.endsWith(`/props/${props}.ts`))
  const drawn = whole(table)
  const solid = whole([...table, ...more])
  if (more.length < 2) throw new Error('the form in three dimensions is not in chunks of its own')
  const kilobytes = (names: Iterable<string>) => (packed(names) + styles + letters) / 1_000
  const [without, withIt] = [kilobytes(drawn), kilobytes(solid)]
  if (without > most.drawn || withIt > most.solid) isTooMuch = true
  console.log(
    `${look.padEnd(12)} drawn ${without.toFixed(1)} kB of ${most.drawn}, in three dimensions ${withIt.toFixed(1)} kB of ${most.solid}`,
  )
}
process.exit(isTooMuch ? 1 : 0)
