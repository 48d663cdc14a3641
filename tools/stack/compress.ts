/** Text of a finished build, compressed once: servers hand it out as it lies there. */
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const isText = /[.](js|css|svg|json|webmanifest|html)$/
/** Shorter files fit into one packet anyway. */
const worthBytes = 1_024

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Both at their best rate: `br` is a fifth smaller, and takes forty times as long to make. */
const packers = {
  gz: (plain: Buffer) => zip(plain, { level: 9 }),
  br: (plain: Buffer) =>
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
} as const
export type Packing = keyof typeof packers

/** Writes `.br` or `.gz` beside each text file of the folder, as many at a time as there are threads. Answers how many files that were. */
export async function compressFolder(folder: string, packing: Packing): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  return (await Promise.all(files.map((file) => compress(file, packing)))).filter(Boolean).length
}

async function compress(file: string, packing: Packing): Promise<boolean> {
  const plain = await readFile(file)
  if (plain.length < worthBytes) return false
  // Under its name when it is whole: it may be asked for meanwhile.
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, await packers[packing](plain))
  await rename(draft, `${file}.${packing}`)
  return true
}
