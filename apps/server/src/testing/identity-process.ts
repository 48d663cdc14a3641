/** A platform process with this module alone, as its tests need one. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { type Identity, type IdentityOptions, openIdentity } from '../modules/identity/identity.ts'
import { answerFailures } from '../platform/http/http.ts'

export interface TestProcess {
  readonly app: FastifyInstance
  readonly identity: Identity
}

/** The proof of work is small and hashes are cheap, unless a test wants the usual ones. */
export function startProcess(
  options: Omit<IdentityOptions, 'secureCookies' | 'dataDir'> & { secureCookies?: boolean; dataDir?: string },
): TestProcess {
  const limits = { proofMax: 500, ...options.limits }
  const dataDir = join(tmpdir(), 'jackfruit-identity-test')
  const identity = openIdentity({ secureCookies: false, passwordCost: 'least', dataDir, ...options, limits })
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
