/** Builds what browsers load, each part only when its sources changed since its last build. */
import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runBehind } from './behind.ts'
import { compressFolder } from './compress.ts'
import { fingerprint, type Origins } from './fingerprint.ts'
import type { Stoppable } from './stop.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

interface Part extends Origins {
  readonly name: string
  readonly result: string
  /** Browsers load it over the line: its text is compressed once, here. */
  readonly isServed?: boolean
}

const bin = (name: string) => join(root, 'node_modules', '.bin', name)

/** Every studio that has pages of its own. */
const studiosWithClient = (): string[] =>
  readdirSync(join(root, 'studios')).filter((name) =>
    existsSync(join(root, 'studios', name, 'vite.config.ts')),
  )

const clientOf = (studio: string): Part => ({
  name: `games of ${studio}`,
  sources: [
    `studios/${studio}`,
    ...[
      'game-page',
      'art/src',
      'art/build',
      'kernel/src',
      'studio-kit/src',
      'table-rules/src',
      'lottery-rules/src',
    ].map((name) => `packages/${name}`),
  ],
  result: `studios/${studio}/dist/client`,
  command: [
    bin('vite'),
    'build',
    ...['--config', `studios/${studio}/vite.config.ts`],
    ...['--logLevel', 'error'],
  ],
  isServed: true,
})

/** Which tables and lotteries there are: each has a picture. */
const levelsOfTables = globSync('studios/*/tables/levels.ts', { cwd: root })
const lotteries = 'packages/lottery-rules/src/schedule'

export const pictures: Part = {
  name: 'pictures',
  sources: [
    'packages/art/src',
    'packages/contracts/src/identity/security.ts',
    'tools/art',
    'brands',
    ...levelsOfTables,
    lotteries,
  ],
  names: 'studios/*/games/*',
  result: 'apps/site/public/art',
  command: [process.execPath, join(root, 'tools/art/main.ts')],
}

export const site: Part = {
  name: 'site',
  sources: [
    'apps/site',
    ...['ui', 'i18n', 'contracts', 'kernel', 'fairness', 'art'].map((name) => `packages/${name}`),
    // Its build copies the pictures, so it changes with them.
    ...pictures.sources,
  ],
  names: 'studios/*/games/*',
  result: 'apps/site/dist',
  command: [bin('vite'), 'build', '--config', 'apps/site/vite.config.ts', '--logLevel', 'error'],
  isServed: true,
}

/** The same site, for the thread of the platform that draws first screens. */
const drawing: Part = {
  ...site,
  name: 'first screens',
  result: 'apps/site/dist-server',
  command: [bin('vite'), 'build', '--config', 'apps/site/vite.server.config.ts', '--logLevel', 'error'],
  isServed: false,
}

/** Side by side, each of them in its order: the site's pictures come first, since its build copies them. */
const rows: readonly (readonly Part[])[] = [[pictures, site, drawing], studiosWithClient().map(clientOf)]

/** All of it. */
export async function build(say: (line: string) => void = () => {}): Promise<void> {
  await buildPages(say)
  await compressBest()
}

/** Whatever a browser asks for is there, and its text compressed well; `compressBehind` is left. */
export async function buildPages(say: (line: string) => void = () => {}): Promise<void> {
  const lock = readFileSync(join(root, 'package-lock.json'))
  await Promise.all(
    rows.map(async (parts) => {
      for (const part of parts) await make(part, lock, say)
    }),
  )
}

async function make(part: Part, lock: Buffer, say: (line: string) => void): Promise<void> {
  const wanted = fingerprint(root, part, lock)
  const stamp = stampOf(part)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say(`Building the ${part.name} …`)
  rmSync(stamp, { force: true })
  rmSync(bestStampOf(part), { force: true })
  await execute(part)
  if (part.isServed) await compressFolder(join(root, part.result), 'gz')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

const stampOf = ({ result }: Part) => join(root, result, '.built-from')
const bestStampOf = ({ result }: Part) => join(root, result, '.compressed')

const uncompressed = () => rows.flat().filter((part) => part.isServed && !existsSync(bestStampOf(part)))

/** A process of its own, which can stand behind others. */
const compressing = (parts: readonly Part[]): Pick<Part, 'name' | 'command'> => {
  const file = fileURLToPath(new URL('./compress-best.ts', import.meta.url))
  const folders = parts.map(({ result }) => join(root, result))
  return { name: 'compressed pages', command: [process.execPath, file, ...folders] }
}

const markCompressed = (parts: readonly Part[]) => {
  for (const part of parts) writeFileSync(bestStampOf(part), '')
}

async function compressBest(): Promise<void> {
  const left = uncompressed()
  if (left.length === 0) return
  await execute(compressing(left))
  markCompressed(left)
}

/** Begins it, behind all other work on the machine; it goes on at the next start if it is stopped. */
export function compressBehind(say: (line: string) => void): Stoppable {
  const left = uncompressed()
  if (left.length === 0) return { stop: async () => {} }
  const { name, command } = compressing(left)
  return runBehind(command, { done: () => markCompressed(left), failed: () => say(failureOf(name)) })
}

const failureOf = (name: string) => `the ${name} could not be built; what went wrong stands above`

function execute({ name, command }: Pick<Part, 'name' | 'command'>): Promise<void> {
  const [file = '', ...args] = command
  return new Promise((done, failed) => {
    const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', failed)
    child.once('exit', (status) => (status === 0 ? done() : failed(new Error(failureOf(name)))))
  })
}
