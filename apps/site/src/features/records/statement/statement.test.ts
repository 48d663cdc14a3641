import { createHash } from 'node:crypto'
import { arrived, follow, type Place, placeAt, type SealedEntries } from '@jackfruit/fairness'
import { describe, expect, test } from 'vitest'
import { checkStretch } from './check.ts'
import { piecesOf, readSaved } from './saved.ts'
import type { Ask, Checker } from './talk.ts'

/** As the server seals: account, seq, amount, balance, two hashes, transaction, seconds, house, game, kind, status … */
function chainOf(amounts: readonly bigint[]) {
  let head = Buffer.alloc(32)
  let balance = 0n
  const lines: string[] = []
  const prints: string[] = []
  for (const [at, amount] of amounts.entries()) {
    balance += amount
    const key = `x:${at}|ကျပ်`
    const line = `7|${at + 1}|${amount}|${balance}|1|0|9|1763751${at}.25|1|0|13|1|f|${[...key].length}|${key}|r:${at}`
    head = createHash('sha256').update(head).update(line).digest()
    lines.push(line)
    prints.push(head.subarray(0, 4).toString('hex'))
  }
  const end = { seq: String(amounts.length), head: head.toString('hex') }
  return { entries: { lines, prints }, end, start: { seq: '0', head: '00'.repeat(32) } }
}

/** The worker's own steps, without a thread. */
function plainChecker(): Checker {
  let place: Place
  let account = ''
  return {
    async ask(question: Ask) {
      if (question.what === 'start') {
        place = placeAt(question.start)
        account = question.accountId
        return { seq: place.seq, broken: null }
      }
      if (question.what === 'end') return { seq: place.seq, broken: arrived(place, question.end) }
      const step = await follow(place, question.entries, account)
      place = step.place
      return { seq: place.seq, broken: step.broken }
    },
    close: () => {},
  }
}

async function* inTwo({ lines, prints }: SealedEntries) {
  yield { lines: lines.slice(0, 3), prints: prints.slice(0, 3) }
  yield { lines: lines.slice(3), prints: prints.slice(3) }
}

const amounts = [500n, -120n, 40n, -1n, 300n, 7n]
const chain = chainOf(amounts)
const heading = {
  ...{ accountId: '7', start: chain.start, end: chain.end, currency: 'MMK', timeZone: 'Asia/Yangon' },
  ...{ from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' },
  ...{ opening: '0.00', closing: '7.26', moneyIn: '8.47', moneyOut: '1.21' },
}
const check = (entries: SealedEntries, end = chain.end) => {
  const seen: number[] = []
  const stretch = { accountId: '7', start: chain.start, end }
  return checkStretch(stretch, inTwo(entries), plainChecker(), (done) => seen.push(done)).then((outcome) => ({
    ...outcome,
    seen,
  }))
}

describe('the check of a statement', () => {
  test('[MC-10] an untouched one comes through, and tells how far it is', async () => {
    expect(await check(chain.entries)).toEqual({ count: 6, broken: null, seen: [3, 6] })
  })

  test.each([0, 2, 3, 5])('[MC-10] a changed entry is pointed at, wherever it lies (%i)', async (at) => {
    const lines = chain.entries.lines.map((line, place) => (place === at ? line.replace('|9|', '|8|') : line))
    const { broken } = await check({ ...chain.entries, lines })
    expect(broken).toMatchObject({ seq: BigInt(at + 1), why: 'seal' })
  })

  test('[MC-10] one that is missing, doubled or of somebody else is pointed at', async () => {
    const without = chain.entries.lines.toSpliced(4, 1)
    expect((await check({ ...chain.entries, lines: without })).broken).toMatchObject({
      seq: 5n,
      why: 'order',
    })
    const other = chain.entries.lines.with(1, chain.entries.lines[1]?.replace('7|', '8|') ?? '')
    expect((await check({ ...chain.entries, lines: other })).broken).toMatchObject({
      seq: 2n,
      why: 'account',
    })
  })

  test('[MC-10] a whole chain made anew does not arrive at the seal', async () => {
    const anew = chainOf(amounts.with(2, 41n))
    expect((await check(anew.entries)).broken).toMatchObject({ why: 'end' })
  })

  test('[MC-10] a tail that was cut off does not arrive at the seal', async () => {
    const { lines, prints } = chain.entries
    const short = { lines: lines.slice(0, 5), prints: prints.slice(0, 5) }
    expect((await check(short)).broken).toMatchObject({ seq: 6n, why: 'order' })
  })
})

describe('a saved statement', () => {
  const file = piecesOf(heading, chain.entries).join('')

  test('[MC-10] is read again as it was, and comes through', async () => {
    const saved = readSaved(file)
    expect(saved?.misread).toBeNull()
    expect(saved?.entries).toEqual(chain.entries)
    expect((JSON.parse(file) as { entries: unknown[] }).entries[1]).toMatchObject({
      ...{ seq: '2', kind: 'deposit', amount: '-1.20', balanceAfter: '3.80' },
    })
    expect((await check(saved?.entries ?? { lines: [], prints: [] })).broken).toBeNull()
  })

  test('[MC-10] words that say something else than the seal are pointed at', () => {
    const changed = file.replace('"amount":"-1.20"', '"amount":"-0.20"')
    expect(changed).not.toBe(file)
    expect(readSaved(changed)?.misread).toBe('2')
  })

  test('[MC-10] anything else is no statement', () => {
    for (const text of ['', '{}', '[]', file.replace('statement-1', 'other'), file.slice(0, -4)])
      expect(readSaved(text)).toBeNull()
  })
})
