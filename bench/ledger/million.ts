/** A million transfers through the lanes: the memory of this process must not grow with them. */
import type { BenchDatabase } from './database.ts'
import { lanesDesign } from './designs.ts'

const transfers = 1_000_000
const callers = 256
const samples = 20
/** After the first fifth, by when buffers and compiled code have their size. */
const growthMostMb = 32

export async function million(database: BenchDatabase): Promise<boolean> {
  const lanes = await lanesDesign(database)
  const megabytes = () => process.memoryUsage().rss / 1_048_576
  const sizes: number[] = []
  const began = performance.now()
  let next = 0
  let answered = 0
  console.log(`transfers     rss MB  (${callers} callers)`)
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (next < transfers) {
        await lanes.send(++next)
        answered++
        if (answered % (transfers / samples) !== 0) continue
        sizes.push(megabytes())
        console.log(`${String(answered).padStart(9)}${megabytes().toFixed(1).padStart(11)}`)
      }
    }),
  )
  await lanes.close()
  const elapsed = (performance.now() - began) / 1_000
  const settled = sizes.slice(samples / 5)
  const early = Math.max(...settled.slice(0, settled.length / 2))
  const late = Math.max(...settled.slice(settled.length / 2))
  const flat = late - early < growthMostMb
  console.log(`${transfers} transfers in ${elapsed.toFixed(1)} s, ${(transfers / elapsed).toFixed(0)}/s`)
  console.log(
    `highest rss of the first and the second half: ${early.toFixed(1)} and ${late.toFixed(1)} MB; target: less than ${growthMostMb} MB more   ${flat ? 'PASS' : 'FAIL'}`,
  )
  return flat
}
