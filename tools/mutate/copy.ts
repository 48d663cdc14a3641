/** A copy of the last commit in a temporary folder, with the packages of this one. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Copy {
  readonly folder: string
  /** May be asked for twice. */
  readonly remove: () => void
}

/** Where parts keep packages of their own. */
const parts = ['.', 'apps/server', 'apps/site']
const ours = '@jackfruit'

export function openCopy(root: string): Copy {
  const folder = join(mkdtempSync(join(tmpdir(), 'jackfruit-mutate-')), 'copy')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' })
  git('worktree', 'add', '--detach', folder, 'HEAD')
  for (const part of parts) linkPackages(join(root, part), join(folder, part))
  let isThere = true
  return {
    folder,
    remove() {
      if (!isThere) return
      isThere = false
      git('worktree', 'remove', '--force', folder)
      rmSync(join(folder, '..'), { recursive: true, force: true })
    },
  }
}

/** Our own packages are those of the copy, for there the faults are; all others are the ones that are installed. */
function linkPackages(from: string, to: string): void {
  const [source, target] = [join(from, 'node_modules'), join(to, 'node_modules')]
  if (!existsSync(source)) return
  mkdirSync(target)
  for (const name of readdirSync(source)) {
    if (name === '.cache') continue
    if (name === ours)
      cpSync(join(source, name), join(target, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(source, name), join(target, name))
  }
}
