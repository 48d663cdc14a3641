import { createHash, createHmac } from 'node:crypto'
import { thirdParty } from '@jackfruit/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Listener, listen, sendJson } from '../../../testing/listener.ts'
import {
  clientIds,
  formIn,
  keys,
  openWorld,
  origin,
  type Person,
  ticketIn,
  type World,
} from '../../../testing/third-party-world.ts'
import { usualAddresses } from './provider.ts'

/** The two calls of Facebook's graph that a sign-in needs, with its checks. */
let graph: Listener
let world: World
let challenge = ''
let mode: 'usual' | 'silent' | 'wrong' = 'usual'

beforeAll(async () => {
  graph = await listen(({ pathname, searchParams: query }, _request, response) => {
    if (mode === 'silent') return
    if (mode === 'wrong') return sendJson(response, { id: ['no text'] })
    const token = 'token of mya'
    if (pathname.endsWith('/oauth/access_token')) {
      const verified = createHash('sha256')
        .update(query.get('code_verifier') ?? '')
        .digest('base64url')
      const isRight =
        query.get('client_id') === clientIds.facebook &&
        query.get('client_secret') === keys.facebook &&
        query.get('redirect_uri') === `${origin}/wps/v2/oauth/facebook/callback` &&
        query.get('code') === 'good' &&
        verified === challenge
      if (!isRight) return sendJson(response, { error: { message: 'no' } }, 400)
      return sendJson(response, { access_token: token, token_type: 'bearer', expires_in: 60 })
    }
    const proof = createHmac('sha256', keys.facebook).update(token).digest('hex')
    const isRight = query.get('access_token') === token && query.get('appsecret_proof') === proof
    if (!isRight) return sendJson(response, { error: { message: 'no' } }, 400)
    sendJson(response, { id: '10155', name: 'Mya Thida', email: 'mya@mail.example' })
  })
  world = await openWorld({ ...usualAddresses, facebookGraph: graph.origin }, 400)
})
beforeEach(() => {
  mode = 'usual'
  world.changed = {}
  world.clock.now = Date.now()
})
afterAll(async () => {
  await world.close()
  await graph.close()
})

describe('signing in by Facebook', () => {
  async function comeBack(person: Person, code = 'good', more: Record<string, string> = {}) {
    const { next } = await person.browsing.step(`${origin}/wps/v2/oauth/facebook/start`)
    const there = new URL(next ?? '')
    expect(`${there.origin}${there.pathname}`).toBe('https://www.facebook.com/v23.0/dialog/oauth')
    challenge = there.searchParams.get('code_challenge') ?? ''
    const query = new URLSearchParams({ code, state: there.searchParams.get('state') ?? '', ...more })
    const back = await person.browsing.visit(`${origin}/wps/v2/oauth/facebook/callback?${query}`)
    return new URLSearchParams(back.url.hash.slice(1))
  }

  test('[OV-28] [IM-65] opens an account once and finds it again', async () => {
    const person = world.aPerson()
    const form = formIn(await person.enter(ticketIn(await comeBack(person))))
    expect(form.username).toBe('myathida')
    expect((await person.open(form.ticket, form.username)).success).toBe(true)
    const again = world.aPerson()
    const entered = await again.enter(ticketIn(await comeBack(again)))
    expect(entered.value).toMatchObject({ newAccount: null, session: { passwordExpired: false } })
  })

  test('[OV-28] a wrong code, a wrong verifier, a foreign state and a no are told apart', async () => {
    const problem = async (...asked: [string?, Record<string, string>?]) =>
      (await comeBack(world.aPerson(), ...asked)).get('problem')
    expect(await problem('stolen')).toBe('refused')
    expect(await problem('good', { state: 'x'.repeat(43) })).toBe('stale')
    expect(await problem('', { error: 'access_denied' })).toBe('cancelled')
    mode = 'wrong'
    expect(await problem()).toBe('refused')
    mode = 'silent'
    expect(await problem()).toBe('unreachable')
  })

  test('[RO-39] switched off it is refused', async () => {
    await world.switchOff('LOGIN_FACEBOOK')
    const seen = await world.aPerson().browsing.visit(`${origin}/wps/v2/oauth/facebook/start`)
    expect(seen.url.hash).toContain('problem=off')
  })
})

describe('signing in by Telegram', () => {
  interface Data {
    [field: string]: string | number
  }
  const signed = (more: Data = {}, botToken = keys.telegram): string => {
    const data: Data = {
      ...{
        id: 42,
        first_name: 'Aung',
        last_name: 'Ko',
        username: 'aungko',
        photo_url: 'https://t.example/a',
      },
      auth_date: Math.floor(world.clock.now / 1000),
      ...more,
    }
    const lines = Object.keys(data)
      .sort()
      .map((key) => `${key}=${data[key]}`)
    const key = createHash('sha256').update(botToken).digest()
    return encoded({ ...data, hash: createHmac('sha256', key).update(lines.join('\n')).digest('hex') })
  }
  const encoded = (data: Data) => Buffer.from(JSON.stringify(data)).toString('base64url')
  const decoded = (result: string) => JSON.parse(Buffer.from(result, 'base64url').toString()) as Data

  /** To Telegram, and what the page of the site sends when it has come back with this. */
  async function comeBack(person: Person, result: string, state?: string) {
    const { next } = await person.browsing.step(`${origin}/wps/v2/oauth/telegram/start`)
    const back = new URL(new URL(next ?? '').searchParams.get('return_to') ?? '')
    expect(`${back.origin}${back.pathname}`).toBe(`${origin}/oauth`)
    return send(person, result, state ?? back.searchParams.get('state') ?? '')
  }
  async function send(person: Person, result: string, state: string) {
    const { visitor, browsing } = person
    visitor.cookie = browsing.cookies()
    const answer = await visitor.call(thirdParty.telegramReturn, { body: { state, result } })
    person.browsing.take([answer.headers['set-cookie'] ?? []].flat().map(String))
    return answer
  }

  test('[OV-29] [IM-65] opens an account once and finds it again', async () => {
    const person = world.aPerson()
    const answer = await comeBack(person, signed())
    const form = formIn(await person.enter(String(answer.value['ticket'])))
    expect(form.username).toBe('aungko')
    expect((await person.open(form.ticket, form.username)).success).toBe(true)
    const again = world.aPerson()
    const second = await comeBack(again, signed({ auth_date: Math.floor(world.clock.now / 1000) - 9 }))
    expect((await again.enter(String(second.value['ticket']))).value).toMatchObject({ newAccount: null })
  })

  test('[OV-29] data that Telegram did not sign is refused', async () => {
    const good = decoded(signed({ id: 43 }))
    const { hash, ...unsigned } = good
    const wrong = [
      signed({ id: 43 }, '7001:another bot'),
      encoded({ ...good, id: 44 }),
      encoded({ ...good, added: 'x' }),
      encoded(unsigned),
      encoded({ ...good, hash: String(hash).toUpperCase() }),
      signed({ id: 'me' }),
      'no base64 of anything',
      Buffer.from('[1]').toString('base64url'),
    ]
    for (const result of wrong)
      expect((await comeBack(world.aPerson(), result)).message, result).toBe('third_party_refused')
  })

  test('[OV-29] signed lines that can be read in two ways speak of nobody', async () => {
    const of = { last_name: 'Ko', username: 'aungko', photo_url: 'https://t.example/a' }
    // What Telegram would sign for 4242, whose first name has line ends in it, says the same as this about 1.
    const told = decoded(signed({ ...of, id: 4242, first_name: 'Aung\nid=1\nj=' }))
    const { first_name: _, ...rest } = told
    const forged = encoded({ ...rest, first_name: 'Aung', id: '1', j: '\nid=4242' })
    for (const result of [forged, encoded(told)])
      expect((await comeBack(world.aPerson(), result)).message).toBe('third_party_refused')
  })

  test('[OV-29] data older than five minutes, or of tomorrow, is refused', async () => {
    const at = Math.floor(world.clock.now / 1000)
    for (const auth_date of [at - 301, at + 60, 'soon'])
      expect((await comeBack(world.aPerson(), signed({ id: 45, auth_date }))).message).toBe(
        'third_party_stale',
      )
    expect((await comeBack(world.aPerson(), signed({ id: 45, auth_date: at - 299 }))).success).toBe(true)
  })

  test('[OV-29] the same data is good once, whoever brings it', async () => {
    const data = signed({ id: 46 })
    expect((await comeBack(world.aPerson(), data)).success).toBe(true)
    expect((await comeBack(world.aPerson(), data)).message).toBe('third_party_stale')
  })

  test('[OV-29] nobody is logged in as somebody else by an address with the other’s data', async () => {
    const data = signed({ id: 47 })
    expect((await send(world.aPerson(), data, 'x'.repeat(43))).message).toBe('third_party_stale')
    expect((await comeBack(world.aPerson(), data, 'x'.repeat(43))).message).toBe('third_party_stale')
  })

  test('[RO-39] switched off it is refused at each step', async () => {
    const person = world.aPerson()
    await person.browsing.step(`${origin}/wps/v2/oauth/telegram/start`)
    await world.switchOff('LOGIN_TELEGRAM')
    expect((await send(person, signed({ id: 48 }), 'x'.repeat(43))).message).toBe('third_party_off')
    const seen = await person.browsing.visit(`${origin}/wps/v2/oauth/telegram/start`)
    expect(seen.url.hash).toContain('problem=off')
  })
})
