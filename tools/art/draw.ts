import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { encode, settings } from './encode.ts'
import type { Job } from './jobs.ts'

const listName = '.drawn.json'

/** Writes what is missing or changed, removes what is no longer drawn, and answers how many files were written. */
export async function draw(target: string, all: readonly Job[], isForced = false): Promise<number> {
  mkdirSync(target, { recursive: true })
  const known = isForced ? {} : readList(target)
  const list: Record<string, string> = {}
  /** What is drawn so far: written as it grows, so that work that was broken off is not done again. */
  const drawn: Record<string, string> = {}
  const waiting: Job[] = []
  for (const job of all) {
    const hash = createHash('sha256').update(job.svg).update(JSON.stringify(settings)).digest('base64url')
    for (const { file } of job.outputs) list[file] = hash
    const outputs = job.outputs.filter(({ file }) => known[file] !== hash || !existsSync(join(target, file)))
    for (const { file } of job.outputs)
      if (!outputs.some((output) => output.file === file)) drawn[file] = hash
    if (outputs.length > 0) waiting.push({ ...job, outputs })
  }
  let written = 0
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      for (const [file, body] of await encode(job)) {
        replace(target, file, body)
        drawn[file] = list[file] ?? ''
        written += 1
      }
      replace(target, listName, JSON.stringify(drawn))
    }
  }
  await Promise.all(Array.from({ length: Math.min(8, availableParallelism() + 1) }, work))
  for (const file of readdirSync(target))
    if (!file.startsWith('.') && !list[file]) rmSync(join(target, file), { force: true })
  replace(target, listName, JSON.stringify(list))
  return written
}

function readList(target: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(join(target, listName), 'utf8'))
  } catch {
    return {}
  }
}

/** Whoever reads the file meanwhile finds the old or the new one whole; two builds at once do not hurt each other. */
function replace(target: string, file: string, body: Buffer | string) {
  const draft = join(target, `.${randomUUID()}`)
  writeFileSync(draft, body)
  renameSync(draft, join(target, file))
}
