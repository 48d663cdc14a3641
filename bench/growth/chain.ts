/** What it takes to verify what is new of the chain, nothing, and the whole of it, after so many transfers were sealed. */
import { join } from 'node:path'
import { anchorKey, startSealer } from '../../apps/server/src/modules/ledger/index.ts'
import type { BenchDatabase } from '../ledger/database.ts'
import { verifyApart } from '../ledger/verify.ts'
import { fillMonth } from './seed.ts'

const mostSeconds = 5
const perTransfers = 1_000_000

export async function chain(database: BenchDatabase, count: number): Promise<boolean> {
  console.log('\nverifying the chain, in a process of its own')
  const anchorsFile = join(database.dataDir, 'growth-anchors.jsonl')
  const checkedFile = join(database.dataDir, 'growth-checked.jsonl')
  await sealAll(database, anchorsFile)
  await verifyApart(database, 'what was there before', { anchorsFile, checkedFile })
  await fillMonth(database, count)
  const began = performance.now()
  await sealAll(database, anchorsFile)
  console.log(`sealed in ${((performance.now() - began) / 1_000).toFixed(1)} s`)
  const fresh = await verifyApart(database, 'what is new', { anchorsFile, checkedFile })
  const none = await verifyApart(database, 'once more', { anchorsFile, checkedFile })
  const whole = await verifyApart(database, 'the whole chain', { anchorsFile })
  const most = (mostSeconds * count) / perTransfers
  const isFast = fresh.seconds <= most
  const ok = isFast && fresh.rows === count && none.rows === 0
  console.log(`target: new ones in at most ${most} s, nothing read twice   ${ok ? 'PASS' : 'FAIL'}`)
  return ok && [fresh, none, whole].every(({ problems }) => problems.length === 0)
}

/** The sealer runs only then: what is written here lays claim to transactions that a sealer would take as ended. */
async function sealAll(database: BenchDatabase, anchorsFile: string): Promise<void> {
  const count = async (text: string) => Number((await database.query(text))[0]?.['n'] ?? 0)
  const all = await count('select count(*) as n from ledger.transfers')
  const sealer = startSealer({
    ...{ url: database.appUrl, anchorsFile, key: anchorKey('only for benchmarks') },
    onError: (error) => console.error(error),
  })
  while ((await count('select coalesce(sum(rows), 0) as n from ledger.seals')) < all)
    await new Promise((wake) => setTimeout(wake, 100))
  await sealer.stop()
}
