/**
 * Members who are signed in, for journeys in a browser whose subject is something else: made and let in as registration
 * and login end, without what comes before. The purse opens when it is first needed, with the brand's grant. Journeys
 * reach it over HTTP on this machine: what drives a browser imports no server.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { enter } from '../modules/identity/entry/enter.ts'
import { openPasswords } from '../modules/identity/guards/hashing/passwords.ts'
import { credentialsByName, insertMember, nameKey } from '../modules/identity/members.ts'
import { openEndings } from '../modules/identity/sessions/endings.ts'
import { type BrandData, openDirectory } from '../modules/merchants/index.ts'
import { openDatabase } from '../platform/database/db.ts'
import { inMerchant } from '../platform/database/merchant-scope.ts'
import { networkOf, placeOf } from '../platform/http/address.ts'
import { deriveSecrets } from '../platform/secrets.ts'

interface Visit {
  /** Whose site it is, by its host. */
  readonly host: string
  readonly username: string
  /** The address that the member comes from, which is believed from then on. */
  readonly ip: string
  readonly userAgent: string
  /** The cookie that this browser holds already. */
  readonly bind: string | null
}

interface NewVisit extends Visit {
  readonly password: string
  readonly paymentPassword?: string | undefined
  /** The username of the agent above. */
  readonly upline?: string | undefined
}

/** What opens the session: the one for the tab, the other for the cookie. */
interface Pair {
  readonly token: string
  readonly bind: string
}

interface SignedIn {
  join(visit: NewVisit): Promise<Pair>
  enter(visit: Visit): Promise<Pair>
  close(): Promise<void>
}

/** As the application's role, and with the platform's secret: passwords are hashed under a key of it. */
function openSignedIn({ databaseUrl, secret }: { databaseUrl: string; secret: string }): SignedIn {
  const { db, close } = openDatabase(databaseUrl, { max: 2 })
  const directory = openDirectory(db, () => null)
  const endings = openEndings(null)

  const find = async ({ id }: BrandData, username: string) => {
    const found = await inMerchant(db, id, (tx) => credentialsByName(tx, id, nameKey(username)))
    if (!found) throw new Error(`Nobody is called ${username} there.`)
    return found
  }
  const brandOf = async (host: string) => {
    const brand = await directory.brandOfHost(host)
    if (!brand) throw new Error(`${host} is no brand's.`)
    return brand
  }
  const passwords = openPasswords(deriveSecrets(secret).pepper)
  // One hash for all who share a password.
  const hashes = new Map<string, Promise<string>>()
  const hashOf = (password: string) => {
    const hash = hashes.get(password) ?? passwords.hash(password)
    hashes.set(password, hash)
    return hash
  }

  async function letIn(visit: Visit): Promise<Pair> {
    const { host, username, ip, userAgent, bind } = visit
    const brand = await brandOf(host)
    const caller = { ip, userAgent, place: placeOf(ip), network: networkOf(ip), bind, visit: null }
    const entered = await enter(
      { db, endings, now: () => new Date() },
      brand,
      await find(brand, username),
      caller,
    )
    return { token: entered.session.token, bind: entered.bind }
  }

  return {
    enter: letIn,
    async join(visit) {
      const brand = await brandOf(visit.host)
      const { username, password, paymentPassword } = visit
      const passwordHash = await hashOf(password)
      const paymentPasswordHash = paymentPassword === undefined ? null : await hashOf(paymentPassword)
      const upline = visit.upline === undefined ? null : await find(brand, visit.upline)
      const { id: merchantId } = brand
      const made = await inMerchant(db, merchantId, (tx) =>
        insertMember(tx, {
          ...{ merchantId, username, passwordHash, paymentPasswordHash, type: 0, at: new Date() },
          uplineId: upline?.id ?? null,
        }),
      )
      if (!made) throw new Error(`${username} is taken at ${visit.host}.`)
      return letIn(visit)
    },
    close,
  }
}

export interface Door {
  readonly url: string
  close(): Promise<void>
}

/** `POST /join` and `POST /enter`, open to this machine alone. */
export async function openDoor(options: Parameters<typeof openSignedIn>[0]): Promise<Door> {
  const signedIn = openSignedIn(options)
  const server = createServer(async (request, response) => {
    try {
      const visit = (await json(request)) as NewVisit
      const pair = await (request.url === '/join' ? signedIn.join(visit) : signedIn.enter(visit))
      response.setHeader('content-type', 'application/json').end(JSON.stringify(pair))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await signedIn.close()
    },
  }
}
