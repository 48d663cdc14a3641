/**
 * `npm run keep-landed -- <file>`: keeps the database of DATABASE_OWNER_URL, or of the data folder, as the data that
 * the test of upgrades begins with. For a demonstration's data only: made anew when a version is given out.
 */
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { takeSnapshot } from '../apps/server/src/testing/landed/snapshot.ts'
import { openStore } from './operate/running.ts'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('Say where to: npm run keep-landed -- apps/server/src/testing/landed/landed.json.gz')
  process.exit(1)
}
const store = await openStore()
try {
  const snapshot = await takeSnapshot(store.url)
  const kept = gzipSync(JSON.stringify(snapshot), { level: 9 })
  writeFileSync(file, kept)
  console.log(`${snapshot.tables.length} tables with rows, ${(kept.length / 1_000).toFixed(0)} kB`)
} finally {
  await store.stop()
}
