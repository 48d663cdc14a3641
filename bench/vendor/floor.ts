/**
 * What a signed call costs whoever does nothing for it, and whoever writes one narrow row for it: the least that a stake
 * can cost on this machine, whatever stands between. The platform's own server, its short way and its signatures; run by
 * bench/vendor.ts in a process of its own, which is told what it needs in its first message.
 */
import {
  headers as names,
  signVendorMessage,
  verifyVendorMessage,
} from '@jackfruit/contracts/vendor-signature'
import pg from 'pg'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import {
  answerDirectly,
  type DirectAnswer,
  type DirectCall,
} from '../../apps/server/src/platform/http/direct.ts'
import { openMetrics } from '../../apps/server/src/platform/http/metrics.ts'
import { openServer } from '../../apps/server/src/platform/http/server.ts'
import { openLog } from '../../apps/server/src/platform/log.ts'
import { type FloorJob, floorPaths } from './job.ts'

process.once('message', (job: FloorJob) => void serve(job))
process.once('disconnect', () => process.exit(0))

async function serve({ databaseUrl, port, vendor, secret }: FloorJob): Promise<void> {
  const config = readConfig({ DATABASE_URL: databaseUrl })
  const app = await openServer({ config, log: openLog('silent'), metrics: openMetrics({ ofProcess: false }) })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    'create table if not exists public.bench_floor (key text primary key, stake text not null)',
  )
  const write = gather(async (stakes) => {
    await client.query({ ...insert, values: [stakes.map(({ key }) => key), stakes.map(({ text }) => text)] })
  })
  const answer = (path: string, work: (text: string) => unknown) =>
    answerDirectly(app, path, async (call) => {
      if (!isGenuine(call, path, secret)) return { status: 401, headers: {}, text: '{}' }
      await work(call.body.toString('utf8'))
      return signed(call, path, vendor, secret)
    })
  answer(floorPaths.signed, JSON.parse)
  answer(floorPaths.row, (text) =>
    write({ key: (JSON.parse(text) as { transactionId: string }).transactionId, text }),
  )
  await app.listen({ port, host: '127.0.0.1' })
  process.send?.('listening')
}

const insert = {
  name: 'floor',
  text: 'insert into public.bench_floor (key, stake) select * from unnest($1::text[], $2::text[])',
}

interface Stake {
  readonly key: string
  readonly text: string
}

/** As the lanes do: what comes while a commit is on its way goes with the next. */
function gather(write: (stakes: readonly Stake[]) => Promise<void>): (stake: Stake) => Promise<void> {
  let waiting: {
    readonly stake: Stake
    readonly done: () => void
    readonly failed: (error: unknown) => void
  }[] = []
  let isBusy = false
  const pump = async () => {
    isBusy = true
    for (let taken = waiting; taken.length > 0; taken = waiting) {
      waiting = []
      try {
        await write(taken.map(({ stake }) => stake))
        for (const { done } of taken) done()
      } catch (error) {
        for (const { failed } of taken) failed(error)
      }
    }
    isBusy = false
  }
  return (stake) =>
    new Promise((done, failed) => {
      waiting.push({ stake, done, failed })
      if (!isBusy && waiting.length === 1) setImmediate(() => void pump())
    })
}

const isGenuine = ({ headers, body }: DirectCall, path: string, secret: string): boolean =>
  verifyVendorMessage({ secrets: [secret], method: 'POST', path, headers, body, now: Date.now() })

/** As long as the answer to a stake. */
function signed({ headers }: DirectCall, path: string, vendorId: string, secret: string): DirectAnswer {
  const text = JSON.stringify({ ...told, nonce: headers[names.nonce] })
  const message = { vendorId, secret, method: 'POST', path, timestamp: Date.now(), body: text }
  return {
    status: 200,
    headers: {
      ...signVendorMessage({ ...message, nonce: headers[names.nonce] ?? '' }),
      'content-type': 'application/json; charset=utf-8',
    },
    text,
  }
}

const told = {
  ...{ replayed: false, retry: false, status: 'OK', playerId: 'p_0123456789abcdef01234567', currency: 'MMK' },
  ...{ balance: '1000000.00', bonusBalance: '0.00', platformTxnId: '0123456789abcdef01234567' },
}
