/** Verifies a chain in a process of its own, and tells its parent what that took: address, anchors and, to go on, the place. */
import { anchorKey, verifyChain } from '../../apps/server/src/modules/ledger/index.ts'

const [url = '', anchorsFile = '', checkedFile] = process.argv.slice(2)
const began = performance.now()
const { seals, rows, problems } = await verifyChain(url, anchorsFile, anchorKey('only for benchmarks'), {
  ...(checkedFile ? { checkedFile } : {}),
})
const { user, system } = process.cpuUsage()
process.send?.({
  ...{ seals, rows, problems, seconds: (performance.now() - began) / 1_000 },
  ...{ processorSeconds: (user + system) / 1_000_000, mostMb: process.resourceUsage().maxRSS / 1_024 },
})
process.disconnect()
