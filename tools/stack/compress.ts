/** Text of a finished build, compressed once at the best rate: servers hand it out as it lies there. */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const isText = /[.](js|css|svg|json|webmanifest|html)$/
/** Shorter files fit into one packet anyway. */
const worthBytes = 1_024

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Writes `.br` and `.gz` beside each text file of the folder, as many at a time as there are threads. Answers how many files that were. */
export async function compressFolder(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  return (await Promise.all(files.map(compress))).filter(Boolean).length
}

async function compress(file: string): Promise<boolean> {
  const plain = await readFile(file)
  if (plain.length < worthBytes) return false
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [small, smaller] = await Promise.all([zip(plain, { level: 9 }), brotli(plain, { params })])
  await Promise.all([writeFile(`${file}.gz`, small), writeFile(`${file}.br`, smaller)])
  return true
}
