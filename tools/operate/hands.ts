/** Modules of the platform in an operator's hands: what they do is told to open pages as if the platform had done it. */
import { type Faces, type Name, openModules } from '../../apps/server/src/modules.ts'
import { type PaymentsConfig, readConfig } from '../../apps/server/src/platform/config.ts'
import { openLog } from '../../apps/server/src/platform/log.ts'
import { openPlatform } from '../../apps/server/src/platform/open.ts'

export interface Running {
  readonly databaseUrl: string
  readonly secret: string
  readonly payments?: PaymentsConfig
}

export interface Hands {
  readonly faces: Faces
  close(): Promise<void>
}

/** The named modules and all that they use, over few connections. They answer no calls, and nothing of them goes on by itself but the reading of who is guarded. */
export async function openHands(
  names: readonly Name[],
  { databaseUrl, secret, payments }: Running,
): Promise<Hands> {
  const config = readConfig({
    ...{ DATABASE_URL: databaseUrl, DATABASE_POOL: '3', JACKFRUIT_ROLE: 'api', JACKFRUIT_SECRET: secret },
    ...{ PAYMENTS_URL: payments?.url, PAYMENTS_SECRET: payments?.secret },
  })
  // What a command prints is its answer: warnings go beside it.
  const platform = await openPlatform({ config, log: openLog('warn', process.stderr) })
  const { faces, close } = await openModules(platform, names).catch(async (error: unknown) => {
    await platform.close()
    throw error
  })
  return {
    faces,
    async close() {
      await close()
      await platform.close()
    },
  }
}
