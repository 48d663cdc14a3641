/** Text of a finished build, compressed once at the best rate: servers hand it out as it lies there. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const isText = /[.](js|css|svg|json|webmanifest|html)$/
/** Shorter files fit into one packet anyway. */
const worthBytes = 1_024

/** Writes `.br` and `.gz` beside each text file of the folder. Answers how many files that were. */
export function compressFolder(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  let made = 0
  for (const file of files) {
    const plain = readFileSync(file)
    if (plain.length < worthBytes) continue
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
    writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: quality }))
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }))
    made++
  }
  return made
}
