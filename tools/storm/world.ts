/** The whole product with two platforms on one database, a gateway that we hold in our hand, and people. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RunningSimulator, startSimulator } from '@jackfruit/groundwork/payment-simulator/server'
import { claimPorts } from '@jackfruit/groundwork/ports'
import { type Secrets, secretsIn } from '../stack/secrets.ts'
import { bringUp, type Stack } from '../stack/stack.ts'
import { type Line, openLine } from './line.ts'
import { type Crowd, openPeople, type Person, vendorEnvironment } from './people.ts'

export interface World {
  readonly dataDir: string
  readonly stack: Stack
  readonly secrets: Secrets
  readonly simulator: RunningSimulator
  /** To each of the two servers. */
  readonly lines: readonly [Line, Line]
  readonly people: readonly Person[]
  close(): Promise<void>
}

/** Killed on purpose, again and again. */
const fallsMax = 1_000
const page = fileURLToPath(new URL('../../apps/site/dist/index.html', import.meta.url))

export async function openWorld(
  crowd: Crowd,
  { durable, say }: { durable: boolean; say: (line: string) => void },
): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-storm-'))
  const secrets = secretsIn(dataDir)
  const [port = 0, second = 0] = await claimPorts(2)
  const simulator = await startSimulator({
    ...{ port: 0, platformUrl: `http://127.0.0.1:${port}`, secret: secrets.payments },
  })
  const stops: (() => Promise<void> | void)[] = [
    () => rmSync(dataDir, { recursive: true, force: true }),
    () => simulator.stop(),
  ]
  const close = async () => {
    for (const stop of stops.toReversed()) await stop()
  }
  try {
    const stack = await bringUp({
      ...{ dataDir, port, durable, morePorts: [second], fallsMax, say },
      // Pages are not what is proved here: any build of them will do.
      skipBuild: existsSync(page),
      env: {
        JACKFRUIT_TEST: '1',
        RATE_LIMITS: 'off',
        PASSWORD_COST: 'least',
        LOG_LEVEL: 'fatal',
        PAYMENTS_URL: simulator.url,
        ...vendorEnvironment,
      },
    })
    stops.push(() => stack.stop())
    const lines = [openLine(port), openLine(second)] as const
    stops.push(() => {
      for (const line of lines) line.close()
    })
    say('Making people …')
    const hands = { databaseUrl: stack.databaseUrl, ownerUrl: stack.adminUrl, secret: secrets.master }
    const people = await openPeople(crowd, { ...hands, line: lines[0] })
    return { dataDir, stack, secrets, simulator, lines, people, close }
  } catch (error) {
    await close()
    throw error
  }
}
