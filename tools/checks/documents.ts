/** What documents point to must exist: links, headings, files, commands, pictures. */
import { dirname, join, normalize } from 'node:path/posix'
import type { Finding, Source } from './sources.ts'

export interface Tree {
  /** Every path of the tree, folders too. */
  readonly has: (path: string) => boolean
  /** The scripts of package.json. */
  readonly scripts: ReadonlySet<string>
}

export function treeOf(paths: readonly string[], scripts: Iterable<string>): Tree {
  const known = new Set(paths)
  for (const path of paths)
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) known.add(folder)
  return { has: (path) => known.has(path.replace(/\/$/, '')), scripts: new Set(scripts) }
}

export function documentFindings(sources: readonly Source[], tree: Tree): Finding[] {
  const documents = sources.filter(({ path }) => path.endsWith('.md'))
  const headings = new Map(documents.map(({ path, text }) => [path, anchorsOf(text)]))
  return documents.flatMap((document) => [
    ...brokenLinks(document, tree, headings),
    ...missingFiles(document, tree),
    ...missingCommands(document, tree),
    ...figures(document),
  ])
}

const fenced = /^```[\s\S]*?^```/gm
const link = /(!?)\[([^\]]*)\]\(([^)\s]+)[^)]*\)/g

function brokenLinks(
  { path, text }: Source,
  tree: Tree,
  headings: ReadonlyMap<string, ReadonlySet<string>>,
): Finding[] {
  return [...text.replace(fenced, '').matchAll(link)].flatMap(([, mark, label = '', target = '']) => {
    const unnamed =
      mark === '!' && label.trim() === ''
        ? [{ path, problem: `the picture ${target} has no text for who cannot see it` }]
        : []
    if (/^[a-z]+:/.test(target)) return unnamed
    const [file = '', anchor] = target.split('#')
    const reached = file === '' ? path : normalize(join(dirname(path), file))
    if (!tree.has(reached)) return [...unnamed, { path, problem: `the link to ${target} leads nowhere` }]
    const lost = anchor !== undefined && headings.has(reached) && !headings.get(reached)?.has(anchor)
    return lost ? [...unnamed, { path, problem: `${reached} has no heading #${anchor}` }] : unnamed
  })
}

/** Headings as GitHub names them. */
function anchorsOf(text: string): ReadonlySet<string> {
  const titles = [...text.replace(fenced, '').matchAll(/^#+\s+(.*)$/gm)].map(([, title = '']) => title)
  return new Set(
    titles.map((title) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  )
}

/** `apps/server/src/app.ts` in backticks promises that there is such a file; patterns (*, <name>, …) promise nothing. */
function missingFiles({ path, text }: Source, tree: Tree): Finding[] {
  const named = [
    ...text
      .replace(fenced, '')
      .matchAll(/`((?:apps|packages|studios|tools|bench|e2e|brands|docs|\.ci)\/[\w./@-]+)`/g),
  ]
  return named
    .map(([, file = '']) => file)
    .filter((file) => !tree.has(file))
    .map((file) => ({ path, problem: `speaks of ${file}, which is not there` }))
}

function missingCommands({ path, text }: Source, { scripts }: Tree): Finding[] {
  return [...text.matchAll(/\bnpm run ([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !scripts.has(name))
    .map((name) => ({ path, problem: `speaks of "npm run ${name}", which package.json has not` }))
}

const figureBlock = /<!-- figures -->([\s\S]*?)<!-- end of figures -->/g
const speed =
  /\b\d[\d,.]*\s*(transfers|stakes|requests|queries|spins|messages)\s*(\/|per )\s*s(econd)?\b|\bp\d\d\b[^\n|]{0,20}\d[\d,.]*\s*ms\b/i

/** Measured figures stand in a marked block that says on what and when; claims of speed stand nowhere else. */
function figures({ path, text }: Source): Finding[] {
  if (!/^(README|ARCHITECTURE|docs\/operations)\.md$/.test(path)) return []
  const blocks = [...text.matchAll(figureBlock)].map(([, block = '']) => block)
  const homeless = blocks
    .filter((block) => /\|\s*\d/.test(block) && !(/Measured on\b/.test(block) && /npm run bench/.test(block)))
    .map(() => ({
      path,
      problem: 'figures without "Measured on …" and the command (npm run bench …) that repeats them',
    }))
  const outside = speed.test(text.replace(figureBlock, ''))
    ? [{ path, problem: 'claims a speed outside the block of measured figures' }]
    : []
  return [...homeless, ...outside]
}

const moduleTable = '| Module | Owns | May call |'
const moduleLine = /^\| `([a-z]+)` \| [^|]+ \| ?([^|]*)\|$/gm

/** The table of modules says what uses.json says, in its order. */
export function moduleTableFindings(architecture: string, uses: Readonly<Record<string, object>>): Finding[] {
  const table = architecture.slice(architecture.indexOf(moduleTable))
  const said = [...table.matchAll(moduleLine)].map(([, name, used = '']) => `${name}: ${used.trim()}`)
  const asked = Object.entries(uses).map(([name, used]) => `${name}: ${Object.keys(used).join(', ')}`)
  const finding = (problem: string) => ({ path: 'ARCHITECTURE.md', problem })
  const lines = [
    ...asked.filter((line) => !said.includes(line)).map((line) => finding(`has no line of ${line}`)),
    ...said.filter((line) => !asked.includes(line)).map((line) => finding(`has ${line}, against uses.json`)),
  ]
  const isTurned = lines.length === 0 && said.join() !== asked.join()
  return isTurned ? [finding('lists modules in another order than uses.json')] : lines
}

const codeMap = /^## 4\. Map of the code\n+```\n([\s\S]*?)^```/m

/** The map of the code has a line for each package and each studio. */
export function codeMapFindings(architecture: string, paths: readonly string[]): Finding[] {
  const [, map = ''] = codeMap.exec(architecture) ?? []
  const drawn = new Set(map.split(/\s+/))
  const homes = paths.flatMap((path) => /^(packages|studios)\/([^/]+)\/package\.json$/.exec(path)?.[2] ?? [])
  return homes
    .filter((home) => !drawn.has(home))
    .map((home) => ({ path: 'ARCHITECTURE.md', problem: `has ${home} not on its map of the code` }))
}
