/** The par sheet of any game, as Markdown: what a regulator asks for. */
import type { Json, Manifest, Plan, Published } from '@jackfruit/studio-kit/rules'
import { differencesOf } from './differences.ts'
import type { Counted, FoundGame } from './find.ts'
import { stripTables } from './strips.ts'
import { table, words } from './table.ts'

export interface Sheet {
  readonly text: string
  /** Published figures that are not what was counted. */
  readonly differences: readonly string[]
}

export function sheetOf({ folder, manifest, buildHash, tables, count }: FoundGame): Sheet {
  const counted = count()
  const { rules } = folder
  const sections = [
    head(manifest, buildHash),
    results(manifest.published, counted),
    ...(counted.plans.length > 1 ? [plansTable(counted.plans)] : []),
    ...furtherFigures(counted.figures),
    ...stripTables(tables),
    ...factTables(rules.facts),
    table(
      'Stakes and the most that one round may return',
      ['Currency', 'Stakes', 'Most'],
      Object.entries(rules.stakes).map(([currency, stakes]) => [
        currency,
        stakes.join(' '),
        rules.maxWin[currency] ?? '',
      ]),
    ),
  ]
  return { text: sections.join('\n\n'), differences: differencesOf(manifest.published, counted) }
}

const head = ({ name, code, version, published }: Manifest, buildHash: string): string =>
  [
    `# ${name['EN'] ?? code}: par sheet`,
    `Game ${code}, version ${version}, build ${buildHash}.`,
    published.simulated
      ? `Simulated over ${published.simulated.rounds.toLocaleString('en')} rounds from the seed ${published.simulated.seed}; standard error of the return ${published.simulated.error} %.`
      : 'Counted exactly from the tables below. Nothing is simulated.',
  ].join('\n\n')

function results(published: Published, { plans, parts }: Counted): string {
  const deviation = plans[0]?.exact.deviation ?? 0
  const range = (rounds: number) => `± ${((196 * deviation) / Math.sqrt(rounds)).toFixed(2)} %`
  return table(
    'Results',
    ['Figure', 'Value'],
    [
      ['Return to player', `${published.rtp} %`],
      ...Object.entries(parts ?? published.parts ?? {}).map(([name, share]) => [
        `… ${words(name)}`,
        `${share} %`,
      ]),
      ['Rounds that pay', `${published.hitRate} %`],
      ['Standard deviation of a stake of 1', published.deviation],
      ['Volatility', published.volatility],
      ['Most that one round returns', `${published.most} stakes`],
      ...[10_000, 100_000, 1_000_000].map((rounds) => [
        `95 % of ${rounds.toLocaleString('en')} rounds return within`,
        range(rounds),
      ]),
    ],
  )
}

const plansTable = (plans: readonly Pick<Plan, 'name' | 'exact'>[]): string =>
  table(
    'Ways to play',
    ['Way', 'Return', 'Rounds that pay', 'Deviation', 'Most'],
    plans.map(({ name, exact: { rtp, hitRate, deviation, most } }) => [
      name,
      `${(rtp * 100).toFixed(4)} %`,
      `${(hitRate * 100).toFixed(2)} %`,
      deviation.toFixed(3),
      String(most),
    ]),
  )

/** Numbers by themselves; lists and what is nested stay in the game's own tests. */
function furtherFigures(figures: Readonly<Record<string, unknown>>): string[] {
  const numbers = Object.entries(figures).flatMap(([name, value]) =>
    typeof value === 'number' ? [[words(name), String(Number(value.toPrecision(10)))]] : [],
  )
  return numbers.length > 0 ? [table('Further figures', ['Figure', 'Value'], numbers)] : []
}

/** Every table that the game publishes of itself; single values together in the first. */
function factTables(facts: Json): string[] {
  const entries = cellsOf(facts)
  const isTable = (value: Json) => typeof value === 'object' && value !== null
  const single = entries
    .filter(([, value]) => !isTable(value))
    .map(([name, value]) => [words(name), String(value)])
  const tables = entries
    .filter(([, value]) => isTable(value))
    .map(([name, value]) =>
      table(
        sentence(words(name)),
        ['Of', 'Value'],
        cellsOf(value).map(([key, each]) => [
          Array.isArray(value) ? String(Number(key) + 1) : key,
          plainly(each),
        ]),
      ),
    )
  return [...(single.length > 0 ? [table('Rules', ['Rule', 'Value'], single)] : []), ...tables]
}

const cellsOf = (value: Json): [string, Json][] =>
  typeof value === 'object' && value !== null ? Object.entries<Json>({ ...value }) : []

const plainly = (value: Json): string => {
  if (Array.isArray(value)) return value.map(plainly).join(' ')
  if (typeof value !== 'object' || value === null) return String(value)
  return cellsOf(value)
    .map(([name, each]) => `${words(name)} ${plainly(each)}`)
    .join(', ')
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
