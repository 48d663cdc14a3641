/** A million transfers through the lanes, with the sealer following: the memory of this process must not grow with them. */
import { join } from 'node:path'
import { anchorKey, startSealer, verifyChain } from '../../apps/server/src/modules/ledger/index.ts'
import type { BenchDatabase } from './database.ts'
import { lanesDesign } from './designs.ts'
import { verifyApart } from './verify.ts'

const transfers = 1_000_000
const callers = 256
const samples = 20
/** After the first fifth, by when buffers and compiled code have their size. */
const growthMostMb = 32

export async function million(database: BenchDatabase): Promise<boolean> {
  const anchorsFile = join(database.dataDir, 'anchors.jsonl')
  const key = anchorKey('only for benchmarks')
  const sealer = startSealer({
    url: database.appUrl,
    anchorsFile,
    key,
    onError: (error) => console.error(error),
  })
  const sealed = async () =>
    Number((await database.query('select sum(rows) as rows from ledger.seals'))[0]?.['rows'] ?? 0)
  while ((await sealed()) < database.accounts) await new Promise((wake) => setTimeout(wake, 100))
  const checkedFile = join(database.dataDir, 'checked.jsonl')
  await verifyChain(database.adminUrl, anchorsFile, key, { checkedFile })
  const sizes = await write(database)
  const atTheEnd = await sealed()
  const behind = performance.now()
  while ((await sealed()) < transfers + database.accounts) await new Promise((wake) => setTimeout(wake, 50))
  const lag = (performance.now() - behind) / 1_000
  await sealer.stop()
  console.log(
    `the sealer had sealed ${atTheEnd - database.accounts} of them by then, and the rest ${lag.toFixed(1)} s later`,
  )

  const isNewClean = await verify('what came since the last verification', { checkedFile })
  const isWholeClean = await verify('the whole chain', {})
  return flat(sizes) && isNewClean && isWholeClean

  async function verify(what: string, place: { checkedFile?: string }): Promise<boolean> {
    const { problems } = await verifyApart(database, what, { anchorsFile, ...place })
    return problems.length === 0
  }
}

async function write(database: BenchDatabase): Promise<number[]> {
  const lanes = await lanesDesign(database)
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
        const size = process.memoryUsage().rss / 1_048_576
        sizes.push(size)
        console.log(`${String(answered).padStart(9)}${size.toFixed(1).padStart(11)}`)
      }
    }),
  )
  await lanes.close()
  const elapsed = (performance.now() - began) / 1_000
  console.log(`${transfers} transfers in ${elapsed.toFixed(1)} s, ${(transfers / elapsed).toFixed(0)}/s`)
  return sizes
}

function flat(sizes: readonly number[]): boolean {
  const settled = sizes.slice(samples / 5)
  const early = Math.max(...settled.slice(0, settled.length / 2))
  const late = Math.max(...settled.slice(settled.length / 2))
  const fits = late - early < growthMostMb
  console.log(
    `highest rss of the first and the second half: ${early.toFixed(1)} and ${late.toFixed(1)} MB; target: less than ${growthMostMb} MB more   ${fits ? 'PASS' : 'FAIL'}`,
  )
  return fits
}
