/**
 * Style as a test: reads the tree and reports what no compiler or linter sees. Each check lies in
 * tools/checks, where its own test plants what it must find. Unused files, exports and
 * dependencies are found by knip (`npm run check -- unused`).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as contracts from '@jackfruit/contracts'
import { expect, test } from 'vitest'
import { listMigrations } from '../../apps/server/src/platform/database/migrate.ts'
import { languageCode } from '../../packages/contracts/src/fields.ts'
import { allTables } from '../../studios/host/tables/shared-tables.ts'
import { readFigures, withFigures } from '../figures/block.ts'
import { faults } from '../mutate/faults.ts'
import { commandFindings, untoldCommands } from './commands.ts'
import { type Catalogue, contractsOf, refusalFindings, routeFindings } from './contracts.ts'
import { countFindings, gamesOf } from './counts.ts'
import { codeMapFindings, documentFindings, moduleTableFindings, treeOf } from './documents.ts'
import { environmentFindings } from './environment.ts'
import { gameTextFindings, readGameTexts, spoken } from './game-texts.ts'
import { unprovenGames } from './games.ts'
import { clockFindings } from './habits/clocks.ts'
import { banned, floatingMoney, tooLong } from './habits/habits.ts'
import { type Ports, portFindings } from './modules/ports.ts'
import { foreignSchemas, type Triggers, type Uses } from './modules/schemas.ts'
import { dependencyFindings } from './packages/dependencies.ts'
import { privateThings } from './private.ts'
import { fullRooms } from './rooms.ts'
import { list, provenRows, rowFindings, runFindings } from './rows.ts'
import { secretFindings } from './secrets.ts'
import { type Finding, listPaths, readSources, told } from './sources.ts'
import { unusedTexts } from './texts.ts'
import { catalogueFindings } from './translations/catalogues.ts'
import { drawnLetters, glyphFindings } from './translations/glyphs.ts'
import { translationFindings } from './translations/index.ts'
import { languageFindings } from './translations/languages.ts'
import { setsOf } from './translations/sets.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const sources = readSources(root)
const json = <T>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as T
const calls = contractsOf(contracts)
const catalogues = readCatalogues()
const { scripts } = json<{ scripts: Record<string, string> }>('package.json')
const tree = treeOf(listPaths(root), Object.keys(scripts))
const { uses, ports, triggers } = json<{ uses: Uses; ports: Ports; triggers: Triggers }>(
  'apps/server/src/modules/uses.json',
)
const nothing = (findings: readonly Finding[]) => expect(told(findings)).toBe('')

test('each migration has a number of its own, over all modules', () => {
  expect(listMigrations().length).toBeGreaterThan(50)
})

test('there is a tree to read', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(calls.length).toBeGreaterThan(10)
})

test('no file is longer than the limit', () => nothing(tooLong(sources)))
test('no folder holds more files side by side than a person takes in', () =>
  nothing(fullRooms(listPaths(root))))
test('nothing is left unfinished, skipped or silenced, and no outcome comes from Math.random', () =>
  nothing(banned(sources)))
test('what ends, expires, pays or counts goes by the database’s clock, and no program asks its own', () =>
  nothing(clockFindings(sources)))
test('money is never made a floating number', () => nothing(floatingMoney(sources)))
test('nothing of one machine or person is in the tree', () => nothing(privateThings(sources)))
test('secrets are typed, and games framed, in one component each', () => nothing(secretFindings(sources)))
test('the SQL of a module names no foreign schema', () => nothing(foreignSchemas(sources, uses, triggers)))
test('a module hands another no function, but by a port that is declared', () =>
  nothing(portFindings(sources, uses, ports)))
test('every contract has one route, and every route a contract', () => nothing(routeFindings(sources, calls)))
test('every refusal is declared, and has a sentence in every language', () =>
  nothing(refusalFindings(sources, calls, catalogues)))
test('every language of the table is in its lists', () =>
  nothing(
    languageFindings(
      sources,
      spoken.map((code) => code.toUpperCase()),
      languageCode.options,
    ),
  ))
test('every language has the texts of English, said rightly', () => nothing(translationFindings(catalogues)))
test('every catalogue is part of its language', () => nothing(catalogueFindings(sources)))
test('[OV-46] every game speaks every language of the site, said rightly', async () => {
  const sets = [...(await readGameTexts(root))]
  expect(sets.length).toBeGreaterThan(30)
  nothing(sets.flatMap(([folder, texts]) => gameTextFindings(folder, texts)))
})
test('the site’s faces draw every letter of its texts', () =>
  nothing(setsOf(catalogues).flatMap((set) => glyphFindings(set, drawnLetters(root, set.code)))))
test('every text is used', () => nothing(unusedTexts(sources, catalogues['en'] ?? {})))
test('the list of rows is what tests prove', () =>
  nothing(rowFindings(provenRows(sources), readFileSync(join(root, list), 'utf8').trim().split('\n'))))
test('a title names each row that it proves, and no run of them', () => nothing(runFindings(sources)))
test('every game proves its return', () => nothing(unprovenGames(sources)))
test('every dependency has its reason', () => nothing(dependencyFindings(sources)))
test('every command is there, and README tells of it', () =>
  nothing([
    ...commandFindings(scripts, tree.has),
    ...untoldCommands(readFileSync(join(root, 'README.md'), 'utf8'), Object.keys(scripts)),
  ]))
test('the figures of README are those of docs/figures.json: npm run figures', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  expect(withFigures(readme, readFigures(root))).toBe(readme)
})
test('README counts games, tables and planted faults as they are', () => {
  const [readme, paths] = [readFileSync(join(root, 'README.md'), 'utf8'), listPaths(root)]
  const counts = {
    // Golden Chinthe has been named before.
    'There are … more slots': gamesOf('hexworks', paths) - 1,
    'slots, … instant games': gamesOf('kitelab', paths),
    'games, … table games': gamesOf('tamarind', paths),
    'games and … bingos': gamesOf('lantern', paths),
    'casino\\* has … tables': allTables.filter(({ lobby }) => lobby).length,
    'plants … faults': faults.length,
  }
  nothing(countFindings(readme, counts))
})
test('documents point to what exists', () => nothing(documentFindings(sources, tree)))
const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
test('ARCHITECTURE.md has the modules of uses.json, and what each uses', () =>
  nothing(moduleTableFindings(architecture, uses)))
test('ARCHITECTURE.md has each package and studio on its map', () =>
  nothing(codeMapFindings(architecture, listPaths(root))))

test('the environment is documented as it is', () => nothing(environmentFindings(sources)))

/** packages/i18n/locales/<language>/<feature>.json */
function readCatalogues(): Record<string, Catalogue> {
  const found: Record<string, Record<string, Record<string, string>>> = {}
  for (const { path, text } of sources) {
    const [, language, feature] = /^packages\/i18n\/locales\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? []
    if (language && feature)
      found[language] = { ...found[language], [feature]: JSON.parse(text) as Record<string, string> }
  }
  return found
}
