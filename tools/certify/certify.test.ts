import { afterEach, describe, expect, test } from 'vitest'
import { type Certification, certify, type Report } from './certify.ts'
import { type FaultName, faultNames, faults } from './wallets/faults.ts'
import { openReference, type ReferenceWallet } from './wallets/server.ts'

const first = { vendor: 'hexworks', secret: 'the secret of hexworks, for this test alone' }
const second = { vendor: 'kitelab', secret: 'the secret of kitelab, for this test alone' }
let wallet: ReferenceWallet | null = null

afterEach(async () => {
  await wallet?.close()
  wallet = null
})

async function certified(broken: readonly FaultName[], given: Partial<Certification> = {}): Promise<Report> {
  wallet = await openReference([first, second], broken)
  const { url: baseUrl, house } = wallet
  const other = { ...second, pairs: house.pairs(first.vendor, second.vendor) }
  const players = house.players(first.vendor)
  // Other tests run beside this one: speed is not what is asked here.
  const effort = { fuzz: 20, interleavings: 20, paceMs: 100, slowestMs: 5_000 }
  return certify({ baseUrl, ...first, players, other, effort, seed: 'a seed', ...given })
}

const failedIn = (report: Report) => report.cases.filter(({ result }) => result === 'failed')

test('a correct wallet passes every case, with nothing left out but the allow-list of addresses', async () => {
  const report = await certified([], {
    effort: { fuzz: 200, interleavings: 200, paceMs: 1_000, slowestMs: 5_000 },
  })
  expect(failedIn(report)).toEqual([])
  const leftOut = report.cases.filter(({ result }) => result === 'not tried').map(({ id }) => id)
  expect(leftOut).toEqual(['signature.unlisted-address'])
  expect(report.passed).toBeGreaterThan(90)
})

describe('a broken wallet fails the case that names its fault', () => {
  test.each(faultNames)('%s', async (fault) => {
    const { caughtBy } = faults[fault]
    const report = await certified([fault], { only: [caughtBy.slice(0, caughtBy.indexOf('.'))] })
    const found = failedIn(report)
    expect(found.map(({ id }) => id)).toContain(caughtBy)
    // The kit found them out; it did not stumble.
    expect(found.filter(({ answered }) => !answered)).toEqual([])
  })
})

test('nobody at the address: every case fails, none passes', async () => {
  const players = async () => ({ token: 'a', gameCode: 'b', currency: 'MMK', opening: '1.00' })
  const report = await certify({ baseUrl: 'http://127.0.0.1:9', ...first, players, effort: { paceMs: 100 } })
  expect(report.passed).toBe(0)
})
