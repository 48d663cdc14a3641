/** The measured figures of this product, kept once in docs/figures.json, and the block of README that is written of them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const figuresPath = 'docs/figures.json'

export interface Figures {
  /** What they were measured on, by a short name. */
  readonly machines: Readonly<Record<string, string>>
  readonly figures: readonly {
    readonly command: string
    readonly machine: string
    readonly date: string
    /** What the command printed, in short. */
    readonly printed: string
  }[]
}

const begin = '<!-- figures -->'
const end = '<!-- end of figures -->'

export const readFigures = (root: string): Figures =>
  JSON.parse(readFileSync(join(root, figuresPath), 'utf8')) as Figures

/** README with the block written anew. */
export function withFigures(readme: string, figures: Figures): string {
  const [before, rest = ''] = split(readme, begin)
  const [, after] = split(rest, end)
  return `${before}${begin}\n${blockOf(figures)}${end}${after}`
}

function blockOf({ machines, figures }: Figures): string {
  const names = Object.keys(machines)
  for (const { command, machine } of figures)
    if (!names.includes(machine))
      throw new Error(`${command} was measured on ${machine}, which is not described.`)
  return [
    'Measured on:',
    '',
    ...names.map((name) => `- **${name}**: ${machines[name]}`),
    '',
    '| Command | What it printed | Where and when |',
    '|---|---|---|',
    ...figures.map(
      ({ command, machine, date, printed }) => `| ${command} | ${printed} | ${machine}, ${date} |`,
    ),
    '',
  ].join('\n')
}

function split(text: string, at: string): readonly [string, string] {
  const index = text.indexOf(at)
  if (index < 0) throw new Error(`README has no ${at}`)
  return [text.slice(0, index), text.slice(index + at.length)]
}
