/** The studio's play calls, each answer read by its contract. */
import { type Currency, currencies, formatMinor, type Minor, parseMinor } from '@jackfruit/kernel'
import { openReply, type RoundReply, round, seedsReply } from '@jackfruit/studio-kit/play-contract'

const waitMs = 12_000

/** Why there is no round. After `network` the same bet may be asked for again. */
export type Why = 'funds' | 'session' | 'network' | 'refused' | 'returned'

export class NoRound extends Error {
  readonly why: Why
  constructor(why: Why) {
    super(why)
    this.why = why
  }
}

export interface Round {
  readonly id: string
  readonly dice: readonly [number, number]
  readonly win: Minor
  readonly balance: Minor
}

async function ask(call: string, token: string, body: unknown): Promise<unknown> {
  let response: Response
  let answer: unknown
  try {
    response = await fetch(`/kitelab/play/v1/${call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(waitMs),
      cache: 'no-store',
      credentials: 'omit',
    })
    answer = await response.json()
  } catch {
    throw new NoRound('network')
  }
  if (!response.ok) throw new NoRound(whyOf(response.status, answer))
  return answer
}

function whyOf(status: number, answer: unknown): Why {
  const code =
    typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : String(status)
  if (status === 401) return 'session'
  if (status === 402) return 'funds'
  if (status === 429 || status >= 500 || code === 'BUSY') return 'network'
  return code === 'VOIDED' || code === 'RETURNED' ? 'returned' : 'refused'
}

function money(text: string, { scale }: Currency): Minor {
  const amount = parseMinor(text, scale)
  if (amount === null) throw new NoRound('network')
  return amount
}

function roundOf(reply: RoundReply, currency: Currency): Round {
  const [first = 0, second = 0] = reply.base.window.map(([face]) => Number(face))
  return {
    id: reply.id,
    dice: [first, second],
    win: money(reply.win, currency),
    balance: money(reply.balance, currency),
  }
}

export async function openPlay(code: string) {
  const parsed = openReply.safeParse(await ask('open', '', { code }))
  const currency = parsed.success ? currencies.get(parsed.data.currency) : undefined
  if (!parsed.success || !currency) throw new NoRound('refused')
  const { token, language, balance, stakes, rules, jurisdiction, fairness, unseen } = parsed.data
  return {
    ...{ currency, language, rules, jurisdiction, fairness },
    balance: money(balance, currency),
    stakes: stakes.map((stake) => money(stake, currency)),
    unseen: unseen && roundOf(unseen, currency),
    async roll(clientBetId: string, stake: Minor): Promise<Round> {
      const answer = await ask('spin', token, { clientBetId, stake: formatMinor(stake, currency.scale) })
      const read = round.safeParse(answer)
      // What was answered cannot be drawn, though the bet may stand: the same question again.
      if (!read.success) throw new NoRound('network')
      return roundOf(read.data, currency)
    },
    async changeSeeds(clientSeed: string) {
      const read = seedsReply.safeParse(await ask('seeds', token, { clientSeed }))
      if (!read.success) throw new NoRound('network')
      return read.data
    },
    proof: (id: string) => ask('round', token, { id }),
    shown: (id: string) => ask('shown', token, { id }).catch(() => {}),
  }
}

export type Play = Awaited<ReturnType<typeof openPlay>>
