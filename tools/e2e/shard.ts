/** One shard: a whole product on a database and ports of its own, and what its journeys are told of it. */
import { randomBytes } from 'node:crypto'
import { claimPorts } from '@jackfruit/groundwork/ports'
import { openDoor } from '../../apps/server/src/testing/signed-in.ts'
import { secretsIn } from '../stack/secrets.ts'
import { bringUp } from '../stack/stack.ts'
import { withDoor } from './ending.ts'

export interface Shard {
  /** The environment of the journeys that run in it. */
  readonly env: Readonly<Record<string, string>>
  stop(): Promise<void>
}

export async function openShard(dataDir: string, say: (line: string) => void): Promise<Shard> {
  const [identityPort = 0, phonePort = 0] = await claimPorts(2)
  const identitySecret = randomBytes(24).toString('hex')
  const stack = await bringUp({
    ...{ dataDir, durable: false, skipBuild: true, say },
    env: {
      JACKFRUIT_TEST: '1',
      PASSWORD_COST: 'least',
      LOG_LEVEL: 'warn',
      // A person of a journey may say from where they come.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      // A journey starts the provider itself, and finds out what happens while it is not there.
      GOOGLE_ISSUER: `http://127.0.0.1:${identityPort}`,
      THIRD_PARTY_SECRET_DEMOMMK_GOOGLE: identitySecret,
      // So is who verifies numbers.
      PHONE_VERIFY_JWKS: `http://127.0.0.1:${phonePort}/keys`,
      PHONE_VERIFY_ISSUER: 'https://phones.example/jackfruit',
      PHONE_VERIFY_AUDIENCE: 'jackfruit',
      PHONE_VERIFY_URL: `http://127.0.0.1:${phonePort}/v1`,
      PHONE_VERIFY_KEY: 'key of the phone service',
    },
  })
  const { door, stop } = await withDoor(stack, () =>
    openDoor({ databaseUrl: stack.databaseUrl, secret: secretsIn(dataDir).master }),
  )
  return {
    env: {
      E2E_SITE: stack.siteUrl,
      E2E_GAMES: stack.gamesUrl,
      E2E_DATABASE: stack.databaseUrl,
      E2E_OWNER_DATABASE: stack.adminUrl,
      E2E_DOOR: door.url,
      E2E_IDENTITY_PORT: String(identityPort),
      E2E_IDENTITY_SECRET: identitySecret,
      E2E_PHONE_PORT: String(phonePort),
    },
    stop,
  }
}
