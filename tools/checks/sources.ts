/** The text files of a tree, as the checks read them: what a clone would hold, tracked or not yet. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the tree: its path from the root, with slashes, and its text. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** What a check found wrong, where, and what to do about it. */
export interface Finding {
  readonly path: string
  readonly problem: string
}

const unseen = new Set(['node_modules', 'dist', '.git', '.cache', 'data', 'shots', 'test-results'])
const binary = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf|mp3|ogg|wav|mmdb|gz|zip|pdf)$/

/** Every path that is not ignored; git is asked where there is one. */
export function listPaths(root: string): string[] {
  const git = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const paths = existsSync(join(root, '.git')) && git.status === 0 ? git.stdout.split('\n') : walk(root, '')
  return [...new Set(paths)].filter((path) => path !== '' && existsSync(join(root, path))).sort()
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return unseen.has(entry.name) ? [] : walk(root, path)
    return entry.isFile() ? [path] : []
  })
}

export function readSources(root: string): Source[] {
  return listPaths(root)
    .filter((path) => !binary.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** One line a finding, for a terminal. */
export const told = (findings: readonly Finding[]): string =>
  findings.map(({ path, problem }) => `${path}: ${problem}`).join('\n')
