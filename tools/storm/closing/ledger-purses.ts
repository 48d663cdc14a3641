/** A platform over its database, and members with a purse each who have opened the lottery: as a studio meets them. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { claimPorts } from '@jackfruit/groundwork/ports'
import { parseMinor } from '@jackfruit/kernel'
import { listGames } from '../../../apps/server/src/modules/catalog/index.ts'
import { audit } from '../../../apps/server/src/modules/ledger/index.ts'
import { openDatabase } from '../../../apps/server/src/platform/database/db.ts'
import { openTestPlayers } from '../../../apps/server/src/testing/test-players.ts'
import { openVendorClient } from '../../../packages/studio-kit/src/platform/vendor-client.ts'
import { buildPages } from '../../stack/build.ts'
import { clockEnvironment, type Ground, platformEnvironment } from '../../stack/environment.ts'
import { secretsIn } from '../../stack/secrets.ts'
import { stopInOrder } from '../../stack/stop.ts'
import { openStore, prepare } from '../../stack/store.ts'
import { answers, supervise } from '../../stack/supervise.ts'
import type { Purses, Seat } from './purses.ts'

export interface LedgerPurses extends Purses {
  /** Of the same server: a studio makes a database of its own there. */
  readonly adminUrl: string
}

const vendor = 'palmyra'
const page = fileURLToPath(new URL('../../../apps/site/dist/index.html', import.meta.url))

export async function pursesOfLedger(
  count: number,
  gameCode: string,
  { dataDir, durable, say }: { dataDir: string; durable: boolean; say: (line: string) => void },
): Promise<LedgerPurses> {
  // Pages are not what is proved here: any build of them will do.
  if (!existsSync(page)) await buildPages(say)
  const secrets = secretsIn(dataDir)
  const [port = 0, gamesPort = 0, paymentsPort = 0, clockPort = 0] = await claimPorts(4)
  const store = await openStore(dataDir, durable, { say })
  let stop = () => store.stop()
  try {
    const logins = await prepare(store, secrets, say)
    const more = { JACKFRUIT_TEST: '1', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' }
    const ground: Ground = { dataDir, port, gamesPort, paymentsPort, clockPort, logins, secrets, more }
    const main = 'apps/server/src/main.ts'
    const clock = supervise('clock', main, { say }, clockEnvironment(ground))
    const platform = supervise('platform', main, { say }, platformEnvironment(ground, port))
    stop = () => stopInOrder([platform, clock], store)
    const url = `http://127.0.0.1:${port}`
    await Promise.all([
      answers(`${url}/readyz`, platform),
      answers(`http://127.0.0.1:${clockPort}/readyz`, clock),
    ])
    const secret = secrets.vendorPalmyra
    const client = openVendorClient({ platformUrl: url, vendor, secret })
    await list(logins.platform, gameCode)
    const players = await openTestPlayers({
      ...{ databaseUrl: logins.platform, ownerUrl: logins.owner, count, vendor, gameCode },
    })
    const seats: Seat[] = []
    const had = new Map<string, bigint>()
    for (const { playerId, token, opening } of players) {
      const heard = await client.call('authenticate', { token, gameCode })
      if (heard.kind !== 'ok' || !heard.answer.sessionId) throw new Error('a launch code opens no session')
      seats.push({ playerId, platformSession: heard.answer.sessionId })
      had.set(playerId, parseMinor(opening) ?? 0n)
    }
    return {
      ...{ url, secret, seats, stop, adminUrl: store.adminUrl },
      async problems(brought) {
        const found: string[] = []
        for (const [playerId, opening] of had) {
          const heard = await client.call('balance', { playerId, currency: 'MMK', gameCode })
          const told = heard.kind === 'ok' ? parseMinor(heard.answer.balance) : null
          const due = opening + (brought.get(playerId) ?? 0n)
          if (told !== due) found.push(`${playerId} has ${told}, and tickets left ${due}`)
        }
        const report = await audit(logins.owner)
        say(`audit: ${report.transfers} transfers, ${report.ok ? 'clean' : 'BROKEN'}`)
        return [...found, ...report.broken.map((one) => JSON.stringify(one)), ...report.chain]
      },
    }
  } catch (error) {
    await Promise.allSettled([stop()])
    throw error
  }
}

/** As its studio would tell of it, which does not run here. */
async function list(databaseUrl: string, gameCode: string): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { max: 1 })
  try {
    await listGames(db, vendor, [
      {
        ...{
          gameCode,
          name: { EN: '2D of the storm' },
          gameType: 'ELOTT',
          gameClassify: 'SEA',
          version: '1.0.0',
        },
        ...{ buildHash: '0'.repeat(64), rtp: '85.0000', volatility: 'high', hitRate: '1.00' },
        ...{ maxWin: { MMK: '100000000' }, minBet: { MMK: '1' }, maxBet: { MMK: '50000' } },
      },
    ])
  } finally {
    await close()
  }
}
