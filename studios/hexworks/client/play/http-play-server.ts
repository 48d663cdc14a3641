import { type Currency, currencyOf, parseMinor, type Minor } from '@jackfruit/kernel'
import type { Opening, PastRound, Round, Spin } from '../model.ts'
import { type FailureKind, PlayFailure, type PlayServer } from './play-server.ts'

type Json = any
const waitMs = 12_000
export function httpPlayServer(): PlayServer {
  let token = ''
  let currency: Currency = currencyOf('MMK')
  const m = (t: string): Minor => (t.startsWith('-') ? -(parseMinor(t.slice(1), currency.scale) ?? 0n) : (parseMinor(t, currency.scale) ?? 0n))
  const call = async (method: string, path: string, body?: unknown): Promise<Json> => {
    let response: Response
    try {
      response = await fetch(path, { method, headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(token ? { authorization: `Bearer ${token}` } : {}) }, body: body ? JSON.stringify(body) : null, signal: AbortSignal.timeout(waitMs) })
    } catch { throw new PlayFailure('network', '') }
    const json = await response.json().catch(() => null) as Json
    if (response.ok) return json
    const kind: FailureKind = response.status === 401 ? 'session' : response.status >= 500 ? 'busy' : json?.code === 'FUNDS' ? 'funds' : 'refused'
    throw new PlayFailure(kind, json?.code ?? String(response.status))
  }
  const spin = (s: Json): Spin => ({ window: s.window, lines: s.lines.map((l: Json) => ({ ...l, amount: m(l.amount) })), scatter: s.scatter ? { count: s.scatter.count, amount: m(s.scatter.amount) } : null, total: m(s.total), awarded: s.awarded })
  const round = (r: Json): Round => ({ id: r.id, number: r.number, stake: m(r.stake), win: m(r.win), base: spin(r.base), freeSpins: r.freeSpins.map(spin), balance: m(r.balance) })
  return {
    open: async (code) => {
      const o = await call('POST', '/play/v1/open', { code })
      token = o.token
      currency = currencyOf(o.currency)
      return { currency, language: o.language, balance: m(o.balance), stakes: o.stakes.map(m), defaultStake: m(o.defaultStake), maxWin: m(o.maxWin), rules: o.rules, fairness: o.fairness, unseen: o.unseen ? round(o.unseen) : null } satisfies Opening
    },
    spin: async (clientBetId, stake) => round(await call('POST', '/play/v1/spin', { clientBetId, stake: (stake / 100n).toString() })),
    history: async () => (await call('GET', '/play/v1/history')).map((r: Json): PastRound => ({ id: r.id, number: r.number, at: new Date(r.at), stake: m(r.stake), win: m(r.win) })),
    proof: (id) => call('GET', `/play/v1/round/${id}`),
    changeSeeds: (clientSeed) => call('POST', '/play/v1/seeds', { clientSeed }),
    balance: async () => m((await call('GET', '/play/v1/balance')).balance),
  }
}
