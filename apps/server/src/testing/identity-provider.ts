/** A real OpenID Connect provider on this machine: who signs in there is whoever they say. */
import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export interface IdentityProvider {
  readonly issuer: string
  /** Its pages leave the window that opened them, as those of some providers do. */
  cutsTies: boolean
  close(): Promise<void>
}

export interface IdentityProviderOptions {
  readonly clientId: string
  readonly secret: string
  readonly callbackUrls: readonly string[]
  /** Without one any free port is taken. */
  readonly port?: number
}

export async function startIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  const port = options.port ?? (await freePort())
  const issuer = `http://127.0.0.1:${port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.secret,
        redirect_uris: [...options.callbackUrls],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    // Whoever signs in as mya is Mya, with an address that somebody else may have on the site.
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: `${id} Person`, email: `${id}@mail.example`, email_verified: true }),
    }),
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    discovery: { prompt_values_supported: ['none', 'login', 'consent'] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    pkce: { required: () => true },
  })
  provider.use(async (context, next) => {
    await next()
    if (running.cutsTies) context.set('cross-origin-opener-policy', 'same-origin')
  })
  const server = await new Promise<Server>((started) => {
    const listening = provider.listen(port, '127.0.0.1', () => started(listening))
  })
  const running: IdentityProvider = {
    issuer,
    cutsTies: false,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  return running
}

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => found(port))
    })
  })
}
