/** A process of its own, so that it can stand behind all others: `node tools/stack/compress-best.ts <folder> …`. */
import { compressFolder } from './compress.ts'

for (const folder of process.argv.slice(2)) await compressFolder(folder, 'br')
