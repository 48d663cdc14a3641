/** The demo's brand with Google switched on at a provider of this machine, and browsers in front of it. */
import { type Envelope, thirdParty } from '@jackfruit/contracts'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { seedDemoMembers } from '../modules/identity/seed.ts'
import type { Addresses } from '../modules/identity/third-party/provider.ts'
import { type BrandData, type Directory, openDirectory } from '../modules/merchants/index.ts'
import { openMessages } from '../modules/messaging/index.ts'
import { deriveSecrets } from '../platform/secrets.ts'
import { type Browsing, openBrowsing, signInThere } from './browsing.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { startProcess } from './identity-process.ts'
import { type Answer, openVisitor, type Visitor } from './visitor.ts'

export const origin = 'http://localhost'
export const clientIds = { google: 'jackfruit-google', facebook: '1234567890', telegram: '7001' }
export const keys = {
  google: 'google secret of this test',
  facebook: 'facebook secret of this test',
  telegram: '7001:bot token of this test',
}

export interface World {
  readonly database: TestDatabase
  readonly app: FastifyInstance
  /** What a test changes about the brand; empty it again. */
  changed: Partial<BrandData>
  clock: { now: number }
  aPerson(): Person
  switchOff(modId: string): Promise<void>
  /** The code in the last message that went out. */
  lastCode(): Promise<string>
  close(): Promise<void>
}

/** A browser with a page of the site in it. */
export interface Person {
  readonly browsing: Browsing
  readonly visitor: Visitor
  /** To the provider and back; answers what stands in the fragment of the site's page. */
  signIn(
    provider: thirdParty.Provider,
    login: string,
    query?: Record<string, string>,
  ): Promise<URLSearchParams>
  /** The same, up to the address of the callback, which is not gone to. */
  untilCallback(login: string, start?: string): Promise<URL>
  enter(ticket: string, side?: 'member' | 'agent'): Promise<Answer>
  /** From the form of a new account to a session. */
  open(ticket: string, username: string, more?: object): Promise<Answer>
  link(ticket: string, password: string): Promise<Answer>
  /** A first password. */
  choose(newPassword: string, more?: object): Promise<Answer>
  unlink(provider: string, password: string): Promise<Answer>
}

export async function openWorld(addresses: Addresses, timeoutMs = 1_000): Promise<World> {
  const database = await testDatabase({ brands: true })
  const secrets = deriveSecrets('a secret of this test alone, long enough')
  await seedDemoMembers(database.adminUrl, secrets)
  const seeded = openDirectory(database.db, () => null)
  const clock = { now: Date.now() }
  let people = 0
  const directory: Directory = {
    ...seeded,
    brandOfId: async (id) => {
      const brand = await seeded.brandOfId(id)
      if (!brand) return brand
      return { ...brand, settings: { ...brand.settings, thirdParty: clientIds }, ...world.changed }
    },
  }
  const now = () => new Date(clock.now)
  const messages = openMessages({ db: database.db, key: secrets.fields, now })
  const { app } = startProcess({
    ...{ db: database.db, directory, secrets, now, messages },
    thirdParty: {
      addresses,
      timeoutMs,
      secrets: new Map(Object.entries(keys).map(([name, key]) => [`demommk_${name}`, key])),
    },
  })
  const world: World = {
    ...{ database, app, clock, changed: {} },
    aPerson: () => openPerson(app, `10.7.${people >> 8}.${people++ & 255}`),
    async switchOff(modId) {
      const brand = await seeded.brandOfCode('demommk')
      world.changed = { switches: new Map([...(brand?.switches ?? []), [modId, false]]) }
    },
    async lastCode() {
      const brand = await seeded.brandOfCode('demommk')
      const [last] = await messages.latest(brand?.id ?? 0)
      return /\d{6}/.exec(last?.text ?? '')?.[0] ?? ''
    },
    async close() {
      await app.close()
      await database.drop()
    },
  }
  return world
}

function openPerson(app: FastifyInstance, ip: string): Person {
  const browsing = openBrowsing(app, { origin, ip })
  const visitor = openVisitor(app, { host: new URL(origin).host, ip })
  const bindOf = () => /jf_bind=[^;]+/.exec(visitor.cookie ?? '')?.[0]
  /** The page's calls carry the browser's cookies, and the session's own. */
  const asPage = async (act: () => Promise<Answer>) => {
    const held = bindOf() ?? ''
    visitor.cookie = [browsing.cookies(), held].filter(Boolean).join('; ')
    const answer = await act()
    visitor.cookie = bindOf() ?? held
    return answer
  }
  return {
    browsing,
    visitor,
    async signIn(provider, login, query = {}) {
      const own =
        query['purpose'] === 'link' && visitor.token
          ? await asPage(() => visitor.call(thirdParty.ways))
          : null
      const asker = own ? { asker: String(own.value['asker']) } : {}
      const start = `${origin}/wps/v2/oauth/${provider}/start?${new URLSearchParams({ ...asker, ...query })}`
      return new URLSearchParams((await signInThere(browsing, start, login)).hash.slice(1))
    },
    untilCallback: (login, start = `${origin}/wps/v2/oauth/google/start`) =>
      signInThere(browsing, start, login, { stopAt: '/wps/v2/oauth/google/callback' }),
    enter: (ticket, side) =>
      asPage(() =>
        visitor.call(thirdParty.enter, { body: { ticket, ...(side && { side }) } }).then(withSession),
      ),
    choose: (newPassword, more = {}) =>
      asPage(async () => {
        const body = { newPassword, confirmNewPassword: newPassword, ...more }
        const answer = await visitor.callSealed(thirdParty.firstPassword, body)
        if (answer.success) visitor.token = String(answer.value['token'])
        return answer
      }),
    open: (ticket, username, more = {}) =>
      asPage(async () => {
        const humanCheck = await visitor.solve()
        const form = { ticket, username, ageConfirmed: true, humanCheck, ...more }
        return withSession(await visitor.callSealed(thirdParty.openAccount, form))
      }),
    link: (ticket, password) => asPage(() => visitor.callSealed(thirdParty.link, { ticket, password })),
    unlink: (provider, password) =>
      asPage(() => visitor.callSealed(thirdParty.unlink, { provider, password })),
  }

  function withSession(answer: Answer): Answer {
    const session = (answer.value as { session?: { token?: string } | null } | null)?.session
    if (session?.token) visitor.token = session.token
    return answer
  }
}

/** The ticket that the fragment carries, and no trouble beside it. */
export function ticketIn(fragment: URLSearchParams): string {
  expect(fragment.get('problem')).toBeNull()
  return fragment.get('ticket') ?? ''
}

/** The form that a new person is given. */
export function formIn(answer: Answer | Envelope<unknown>): { ticket: string; username: string } {
  const value = answer.value as { newAccount: { ticket: string; username: string } | null }
  if (!value.newAccount) throw new Error(`no form: ${JSON.stringify(answer)}`)
  return value.newAccount
}
