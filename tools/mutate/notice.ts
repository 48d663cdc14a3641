/** Plants each fault by itself and runs the tests that must notice it. */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Copy } from './copy.ts'
import { type Fault, planted } from './fault.ts'

/** Longer than any of these files takes: who hangs has noticed too. */
const limitMs = 300_000

/** With its place among all that there are, from 1: a run that was ended goes on from there. */
export interface Placed extends Fault {
  readonly place: number
}

export interface Noticed {
  readonly noticed: number
  readonly survivors: readonly Fault[]
}

/** Throws where the tests fail without a fault: then they would notice whatever is planted. */
export async function notice(
  { folder }: Pick<Copy, 'folder'>,
  faults: readonly Placed[],
  { of, say }: { of: number; say: (line: string) => void },
): Promise<Noticed> {
  const all = [...new Set(faults.flatMap(({ tests }) => tests))].toSorted()
  say(`${faults.length} faults, ${all.length} files of tests; first all of them without a fault`)
  if (!(await passes(folder, all, limitMs * 4))) throw new Error('the tests fail without any fault')
  const survivors: Fault[] = []
  for (const fault of faults) {
    const file = join(folder, fault.file)
    const source = readFileSync(file, 'utf8')
    const began = performance.now()
    writeFileSync(file, planted(source, fault))
    try {
      const isNoticed = !(await passes(folder, fault.tests, limitMs))
      if (!isNoticed) survivors.push(fault)
      const seconds = ((performance.now() - began) / 1_000).toFixed(1)
      say(`${fault.place}/${of}  ${isNoticed ? 'noticed ' : 'SURVIVED'}  ${seconds} s  ${fault.what}`)
    } finally {
      writeFileSync(file, source)
    }
  }
  return { noticed: faults.length - survivors.length, survivors }
}

function passes(folder: string, tests: readonly string[], withinMs: number): Promise<boolean> {
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vitest, 'run', '--bail', '1', '--reporter', 'dot', ...tests], {
      cwd: folder,
      stdio: 'ignore',
      timeout: withinMs,
    })
    child.on('error', reject)
    child.on('exit', (status) => resolve(status === 0))
  })
}
