/** What a case may ask of an answer; a broken expectation is a finding about the wallet under test. */
import { parseMinor } from '@jackfruit/kernel'
import type { Answer } from './client.ts'

/** The wallet did something it must not do. */
export class Finding extends Error {
  override readonly name = 'Finding'
}

/** The case could not be tried: what it needs was not given. That is neither a pass nor a failure. */
export class NotTried extends Error {
  override readonly name = 'NotTried'
}

export const notTriedBecause = (why: string): never => {
  throw new NotTried(why)
}

const show = (answer: Answer) => `HTTP ${answer.http} ${answer.text.slice(0, 300)}`

export const expect = {
  that(condition: boolean, sentence: string): void {
    if (!condition) throw new Finding(sentence)
  },
  /** One of these business results: HTTP 200, signed, the request's id echoed. */
  status(answer: Answer, wanted: string | readonly string[], what: string): void {
    const list = typeof wanted === 'string' ? [wanted] : wanted
    if (answer.http !== 200 || !list.includes(String(answer.body['status']))) {
      throw new Finding(`${what}: expected ${list.join(' or ')}, got ${show(answer)}`)
    }
    if (!answer.signed) throw new Finding(`${what}: the answer carries no good signature`)
    const asked = requestIdOf(answer.sent.body)
    if (asked !== null && answer.body['requestId'] !== asked) {
      throw new Finding(`${what}: requestId is not echoed`)
    }
  },
  /** Done now, for the first time. */
  done(answer: Answer, what: string): void {
    expect.status(answer, 'OK', what)
    expect.flag(answer, 'replayed', false, what)
  },
  /** Done before: the same result again, and nothing moved. */
  replayed(answer: Answer, what: string, status = 'OK'): void {
    expect.status(answer, status, what)
    expect.flag(answer, 'replayed', true, what)
  },
  /** Declined in the business or refused as malformed, never done and never a fault. */
  refused(answer: Answer, wanted: readonly string[], what: string): void {
    if (answer.http === 400) return
    expect.status(answer, wanted, what)
  },
  /** Final or not: the flag the studio's queue obeys. */
  retry(answer: Answer, wanted: boolean, what: string): void {
    expect.flag(answer, 'retry', wanted, what)
  },
  http(answer: Answer, wanted: readonly number[], what: string): void {
    if (!wanted.includes(answer.http))
      throw new Finding(`${what}: expected HTTP ${wanted.join(' or ')}, got ${show(answer)}`)
  },
  /** The balance in the answer, with all decimals of the currency. */
  money(answer: Answer, scale: number): bigint {
    const text = answer.body['balance']
    const amount = parseMinor(text, scale)
    const decimals = typeof text === 'string' && text.includes('.') ? text.length - text.indexOf('.') - 1 : 0
    if (amount === null || decimals !== scale) {
      throw new Finding(`the balance is not a decimal string with ${scale} decimals: ${JSON.stringify(text)}`)
    }
    return amount
  },
  same(got: bigint, wanted: bigint, what: string): void {
    if (got !== wanted) throw new Finding(`${what}: expected ${wanted} minor units, got ${got}`)
  },
  flag(answer: Answer, name: string, wanted: boolean, what: string): void {
    if (answer.body[name] !== wanted) throw new Finding(`${what}: ${name} must be ${wanted}: ${show(answer)}`)
  },
}

function requestIdOf(body: string): string | null {
  try {
    const value = (JSON.parse(body) as Record<string, unknown>)['requestId']
    return typeof value === 'string' ? value : null
  } catch {
    return null
  }
}
