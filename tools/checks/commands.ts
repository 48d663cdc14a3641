/** Every script of package.json is a command of tools/, a file or a folder with an entry, which tools/run.mjs starts. */
import type { Finding } from './sources.ts'

const door = /^node tools\/run\.mjs ([a-z][a-z0-9-]*)$/

export function commandFindings(
  scripts: Readonly<Record<string, string>>,
  has: (path: string) => boolean,
): Finding[] {
  return Object.entries(scripts).flatMap(([name, script]) => {
    const [, command] = door.exec(script) ?? []
    if (command !== name)
      return [{ path: 'package.json', problem: `${name} does not go through "node tools/run.mjs ${name}"` }]
    const file = `tools/${command}.ts`
    return has(file) || has(`tools/${command}/main.ts`)
      ? []
      : [{ path: 'package.json', problem: `${name} starts ${file}, which is not there` }]
  })
}

/** Whoever looks for a command finds it in README. */
export const untoldCommands = (readme: string, scripts: Iterable<string>): Finding[] =>
  [...scripts]
    .filter((name) => !new RegExp(`\\bnpm (run )?${name}\\b(?!-)`).test(readme))
    .map((name) => ({ path: 'README.md', problem: `has no line for "npm run ${name}"` }))
