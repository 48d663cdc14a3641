/** The payment simulator as a process of the demonstration. */
import { join } from 'node:path'
import { startSimulator } from './server.ts'

const { env } = process
const [port, platformUrl, secret, data] = [
  Number(env['PAYMENTS_PORT']),
  env['PLATFORM_URL'],
  env['PAYMENTS_SECRET'],
  env['JACKFRUIT_DATA'],
]
if (!port || !platformUrl || !secret || !data) {
  console.error(
    'PAYMENTS_PORT, PLATFORM_URL, PAYMENTS_SECRET and JACKFRUIT_DATA are needed: see docs/operations.md',
  )
  process.exit(1)
}
const simulator = await startSimulator({ port, platformUrl, secret, journal: join(data, 'payments.jsonl') })
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => void simulator.stop().then(() => process.exit(0)))
