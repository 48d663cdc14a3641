/** The calls of a studio's draws over HTTP, at the page's own origin. */
import { formatMinor, type Minor } from '@jackfruit/kernel'
import { Refused, type Studio, type WantedEntry } from '../studio.ts'
import * as read from './answers.ts'

/** Longer than the studio ever waits for a wallet. */
const waitMs = 12_000

export function httpStudio(studio: string, options: { fetch?: typeof fetch } = {}): Studio {
  const send = options.fetch ?? fetch.bind(globalThis)
  let token: string | null = null
  let scale = 0

  async function call<T>(name: string, body: unknown, reading: (answer: unknown) => T): Promise<T> {
    const headers: Record<string, string> = { 'content-type': 'application/json' }
    if (token) headers['authorization'] = `Bearer ${token}`
    let response: Response
    let answer: unknown
    try {
      response = await send(`/${studio}/draws/v1/${name}`, {
        ...{ method: 'POST', headers, body: JSON.stringify(body), cache: 'no-store', credentials: 'omit' },
        signal: AbortSignal.timeout(waitMs),
      })
      answer = await response.json()
    } catch {
      throw new Refused('NETWORK')
    }
    if (!response.ok) throw new Refused(codeOf(answer), read.readInTheWay(answer, scale))
    return reading(answer)
  }

  const amount = (minor: Minor) => formatMinor(minor, scale)
  const sent = (entries: readonly WantedEntry[]) =>
    entries.map((entry) => ({ ...entry, unit: amount(entry.unit) }))
  const done = () => {}

  return {
    async open(code) {
      const { token: given, opened } = await call('open', { code }, read.readOpened)
      token = given
      scale = opened.currency.scale
      return opened
    },
    issues: (game, count) => call('issues', { game, count }, read.readNext),
    results: (game, from, to) =>
      call(
        'results',
        { game, from: new Date(from).toISOString(), to: new Date(to).toISOString() },
        read.readPast,
      ),
    numbers: (issueId) => call('numbers', { issueId }, (answer) => read.readNumbers(answer, scale)),
    place: (order) =>
      call('place', { ...order, entries: sent(order.entries), price: amount(order.price) }, (answer) =>
        read.readTickets(answer, scale),
      ),
    cancel: (id) => call('cancel', { id }, (answer) => read.readTicket(answer, scale)),
    tickets: (before) => call('tickets', { before }, (answer) => read.readTickets(answer, scale)),
    ticket: (id) => call('ticket', { id }, (answer) => read.readWhole(answer, scale)),
    proof: (issueId) => call('proof', { issueId }, (answer) => answer),
    favourites: (game) => call('favourites', { game }, (answer) => read.readFavourites(answer, scale)),
    keep: (game, { name, entries }) => call('keep', { game, name, entries: sent(entries) }, done),
    forget: (game, name) => call('forget', { game, name }, done),
  }
}

function codeOf(answer: unknown): string {
  const code = typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : null
  return typeof code === 'string' ? code : 'NETWORK'
}
