import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { arrived, follow, placeAt } from './statement.ts'

const account = '7'
const start = { seq: '0', head: '00'.repeat(32) }

interface Line {
  readonly seq: number
  readonly amount: number
  readonly balance: number
  readonly status?: number
  readonly owner?: string
}

const lineOf = ({ seq, amount, balance, status = 1, owner = account }: Line) =>
  [owner, seq, amount, balance, 0, 0, 9, '1700000000.5', 1, 1, 1, status, 'f', 3, 'k:1', 'v:r'].join('|')

/** Entries with seals that are right for them, whatever they say: as one would forge them who may write both. */
function sealed(lines: readonly Line[]) {
  let head = Buffer.from(start.head, 'hex')
  const prints: string[] = []
  for (const line of lines) {
    head = createHash('sha256').update(head).update(lineOf(line)).digest()
    prints.push(head.toString('hex').slice(0, 16))
  }
  return { entries: { lines: lines.map(lineOf), prints }, head: head.toString('hex') }
}

async function verdict(...lines: readonly Line[]) {
  const { entries, head } = sealed(lines)
  const { place, broken } = await follow(placeAt(start), entries, account)
  return {
    why: broken?.why ?? null,
    at: broken?.seq ?? place.seq,
    end: arrived(place, { seq: String(lines.length), head }),
  }
}

describe('a statement that a browser adds up by itself', () => {
  test('[MC-10] holds where each balance is the one before and the amount, and what was refused moves nothing', async () => {
    const all = [
      { seq: 1, amount: 500, balance: 500 },
      { seq: 2, amount: -200, balance: 300 },
      { seq: 3, amount: -900, balance: 300, status: 2 },
      { seq: 4, amount: 50, balance: 350 },
    ]
    expect(await verdict(...all)).toEqual({ why: null, at: 4n, end: null })
  })
  test.each([
    ['a unit too much', { seq: 2, amount: -200, balance: 301 }],
    ['a unit too little', { seq: 2, amount: -200, balance: 299 }],
    ['as if a refused stake had been taken', { seq: 2, amount: -200, balance: 300, status: 2 }],
    ['as if a taken stake had been refused', { seq: 2, amount: -200, balance: 500 }],
  ])('[MC-10] does not hold with %s, though every seal is right', async (_how, second) => {
    expect(await verdict({ seq: 1, amount: 500, balance: 500 }, second)).toMatchObject({
      why: 'balance',
      at: 2n,
    })
  })
  test('[MC-10] does not hold with an entry left out, or with another account’s', async () => {
    expect(
      await verdict({ seq: 1, amount: 500, balance: 500 }, { seq: 3, amount: 0, balance: 500 }),
    ).toMatchObject({ why: 'order' })
    expect(await verdict({ seq: 1, amount: 500, balance: 500, owner: '8' })).toMatchObject({ why: 'account' })
  })
  test('[MC-10] begins from nothing, and a first entry that does not is found', async () => {
    expect(await verdict({ seq: 1, amount: 500, balance: 501 })).toMatchObject({ why: 'balance', at: 1n })
  })
})
