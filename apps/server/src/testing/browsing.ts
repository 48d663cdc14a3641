/** A browser without a screen: it keeps cookies for each host and follows redirects, over HTTP and into the app under test. */
import type { FastifyInstance } from 'fastify'

export interface Browsing {
  /** Goes there and on, until a page that is none of a redirect; answers its address and text. */
  visit(address: string, form?: Readonly<Record<string, string>>): Promise<Seen>
  /** Goes there and no further. */
  step(address: string, form?: Readonly<Record<string, string>>): Promise<Seen & { next: string | null }>
  /** What it would send to the app in the header Cookie. */
  cookies(): string
  /** Keeps what the app set by a call of the page. */
  take(lines: readonly string[]): void
  forget(): void
}

export interface Seen {
  readonly url: URL
  readonly text: string
}

const redirectsMax = 12

export function openBrowsing(app: FastifyInstance, { origin, ip }: { origin: string; ip: string }): Browsing {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (host: string) => jars.get(host) ?? jars.set(host, new Map()).get(host) ?? new Map()
  const header = (host: string) => [...jarOf(host)].map(([name, value]) => `${name}=${value}`).join('; ')
  const keep = (host: string, lines: readonly string[]) => {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';')
      const at = pair.indexOf('=')
      const isGone = attributes.some((each) => /^\s*(max-age=0|expires=Thu, 01 Jan 1970)/i.test(each))
      if (isGone) jarOf(host).delete(pair.slice(0, at))
      else jarOf(host).set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
  const host = new URL(origin).host

  const ofApp = async (url: URL) => {
    const answer = await app.inject({
      method: 'GET',
      url: `${url.pathname}${url.search}`,
      remoteAddress: ip,
      headers: { host, cookie: header(host) },
    })
    keep(host, [answer.headers['set-cookie'] ?? []].flat())
    return { text: answer.body, next: answer.headers.location ?? null }
  }
  const ofNet = async (url: URL, form?: Readonly<Record<string, string>>) => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: header(url.host) },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    keep(url.host, answer.headers.getSetCookie())
    return { text: await answer.text(), next: answer.headers.get('location') }
  }

  const browsing: Browsing = {
    cookies: () => header(host),
    take: (lines) => keep(host, lines),
    forget: () => jars.clear(),
    async step(address, form) {
      const url = new URL(address, origin)
      // The page of the site itself is not the app's under test.
      if (url.origin === origin && url.pathname === '/oauth') return { url, text: '', next: null }
      const { text, next } = await (url.origin === origin ? ofApp(url) : ofNet(url, form))
      return { url, text, next: next === null ? null : new URL(next, url).href }
    },
    async visit(address, form) {
      let seen = await browsing.step(address, form)
      for (let hops = 0; seen.next !== null && hops < redirectsMax; hops++)
        seen = await browsing.step(seen.next)
      return { url: seen.url, text: seen.text }
    },
  }
  return browsing
}

/** Signs in at the provider as this person and agrees. Stops before the app's callback when asked to. */
export async function signInThere(
  browsing: Browsing,
  address: string,
  login: string,
  { stopAt }: { stopAt?: string } = {},
): Promise<URL> {
  let [next, form]: [string, Record<string, string> | undefined] = [address, undefined]
  for (let hops = 0; hops < 2 * redirectsMax; hops++) {
    if (stopAt && new URL(next, address).pathname === stopAt) return new URL(next, address)
    const seen = await browsing.step(next, form)
    form = undefined
    if (seen.next !== null) {
      next = seen.next
      continue
    }
    const action = /<form[^>]* action="([^"]+)"/.exec(seen.text)?.[1]
    const prompt = /name="prompt" value="(\w+)"/.exec(seen.text)?.[1]
    if (!action || !prompt) return seen.url
    next = new URL(action.replaceAll('&amp;', '&'), seen.url).href
    form = prompt === 'login' ? { prompt, login, password: 'any' } : { prompt }
  }
  throw new Error(`no end of redirects: ${next}`)
}
