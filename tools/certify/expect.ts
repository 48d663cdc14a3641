/** What a case may ask of an answer; a broken expectation is a finding about the wallet under test. */
import { parseMinor } from '@jackfruit/kernel'
import type { Answer } from './client.ts'

/** The wallet did something it must not do. */
export class Finding extends Error {
  override readonly name = 'Finding'
}

const show = (answer: Answer) => `HTTP ${answer.http} ${answer.text.slice(0, 300)}`

export const expect = {
  that(condition: boolean, sentence: string): void {
    if (!condition) throw new Finding(sentence)
  },
  /** One of these business results: HTTP 200, signed, the request's id echoed. */
  status(answer: Answer, wanted: string | readonly string[], what: string): void {
    const list = typeof wanted === 'string' ? [wanted] : wanted
    const got = String(answer.body['status'])
    if (answer.http !== 200 || !list.includes(got)) {
      throw new Finding(`${what}: expected ${list.join(' or ')}, got ${show(answer)}`)
    }
    if (!answer.signed) throw new Finding(`${what}: the answer carries no good signature`)
    const asked = requestIdOf(answer.sent.body)
    if (asked !== null && answer.body['requestId'] !== asked) {
      throw new Finding(`${what}: requestId is not echoed`)
    }
  },
  /** Declined in the business or refused as malformed, never done and never a fault. */
  refused(answer: Answer, wanted: readonly string[], what: string): void {
    const malformed = answer.http === 400
    if (malformed) return
    expect.status(answer, wanted, what)
  },
  http(answer: Answer, wanted: readonly number[], what: string): void {
    if (!wanted.includes(answer.http)) throw new Finding(`${what}: expected HTTP ${wanted.join(' or ')}, got ${show(answer)}`)
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
