/** A platform process with this module alone, as its tests need one. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { openPasswords } from '../modules/identity/guards/hashing/passwords.ts'
import { type Identity, type IdentityOptions, openIdentity } from '../modules/identity/identity.ts'
import { openMessages } from '../modules/messaging/index.ts'
import { answerFailures } from '../platform/http/http.ts'

export interface TestProcess {
  readonly app: FastifyInstance
  readonly identity: Identity
}

type Chosen = 'secureCookies' | 'dataDir' | 'messages' | 'now' | 'passwords'

/** What is sent goes to the demonstration's outbox. The proof of work is small and hashes are cheap, unless a test wants the usual ones. */
export function startProcess(
  given: Omit<IdentityOptions, Chosen> & Partial<Pick<IdentityOptions, Chosen>>,
): TestProcess {
  const options = { now: () => new Date(), ...given }
  const { db, secrets, now } = options
  const limits = { proofMax: 500, ...options.limits }
  const dataDir = join(tmpdir(), 'jackfruit-identity-test')
  const messages = openMessages({ db, key: secrets.fields, now })
  const identity = openIdentity({
    ...{ secureCookies: false, passwords: openPasswords(secrets.pepper, { price: 'least' }) },
    ...{ dataDir, messages, ...options, limits },
  })
  const app = Fastify()
  app.register(cookie)
  answerFailures(app)
  identity.mount({
    app,
    gate: {
      brandOf: (request) => options.directory.brandOfHost(request.host),
      principalOf: identity.principalOf,
      unseal: identity.unseal,
      closedFor: async () => null,
    },
  })
  return { app, identity }
}
