/** Of every table of every studio: a round as its leader draws it is verified offline, and whatever is changed is found. */
import { expect, test } from 'vitest'
import { chainFrom } from '../../packages/fairness/src/index.ts'
import { formatMinor } from '../../packages/kernel/src/index.ts'
import { openReceipts } from '../../packages/studio-kit/src/receipt.ts'
import { drawnUnder, drawRound } from '../../packages/studio-kit/src/rounds/drawing.ts'
import { flownTo } from '../../packages/studio-kit/src/rounds/places.ts'
import type { SharedTable } from '../../packages/studio-kit/src/rounds/table-game.ts'
import type { Json } from '../../packages/studio-kit/src/rules.ts'
import { allTables } from '../../studios/host/tables/shared-tables.ts'
import { checkProof } from './check-proof.ts'

const rounds = 24
/** Hundredths. */
const aimed = 150
const links = chainFrom(new Uint8Array(32).fill(11), rounds)
const hex = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('hex')
const receipts = openReceipts('k'.repeat(64), 'rubyrow')

const isPooled = (place: string, { pool }: SharedTable['game']) => pool?.places.includes(place) ?? false
const dividends = { 'pool-meron': 187, 'pool-wala': 203 }
const returnOf = (game: SharedTable['game'], outcome: Json, { id, stake }: { id: string; stake: bigint }) =>
  isPooled(id, game)
    ? (game.pool?.payout(outcome, id, stake, dividends) ?? 0n)
    : game.payout(outcome, id, stake)

/** With a stake on every place of the table, in the round of this number. */
function aProof({ id: tableId, game, version, studio }: SharedTable, roundNo: number, inPool = false) {
  const bets = ['a', 'b', 'c'].map((letter) => ({
    betId: letter.repeat(24),
    clientSeed: `${letter}-${roundNo}`,
  }))
  const link = links[roundNo] ?? new Uint8Array()
  const seal = { terminal: hex(links[0]), roundNo }
  const { entropy, outcome } = drawRound(drawnUnder(game, seal), {
    link,
    linkNo: roundNo,
    bets,
    beacon: null,
  })
  const stake = 30_000n
  // A bet in a flight lies alone, and is out by itself. One in a pool lies alone, and is paid by its dividend.
  const laid = game.places.filter(({ id }, at) => (game.flight ? at === 0 : isPooled(id, game) === inPool))
  if (inPool) laid.splice(1)
  const outAt = game.flight?.takenOutAt(outcome, stake, { outAt: aimed, askedAt: null }) ?? 0
  const payout = game.flight
    ? flownTo(stake, outAt)
    : laid.reduce((sum, { id }) => sum + returnOf(game, outcome, { id, stake }), 0n)
  const roundId = `${tableId}-1-${roundNo}`
  const at = { tableId, roundId, roundNo, terminal: hex(links[0]) }
  const places = Object.fromEntries(laid.map((place) => [place.id, formatMinor(stake, 2)]))
  const own = { betId: 'a'.repeat(24), places, currency: 'MMK' }
  const receipt = receipts.sign({
    ...{ scheme: 'PF2', studio, gameCode: game.code, version, ...at, ...own, clientBetId: 'c' },
    ...(game.flight && { outAt: aimed }),
    ...{ stake: '300.00', clientSeed: `a-${roundNo}`, at: '2026-01-01T00:00:00.000Z' },
  })
  const proof = {
    ...{ scheme: 'PF2', gameCode: game.code, version, ...at, chainLength: rounds, link: hex(link), bets },
    ...{ entropy: hex(entropy), beacon: null, outcome },
    bet: { ...own, payout: formatMinor(payout, 2), receipt, ...(inPool && { dividends }) },
  }
  // As a file: what the outcome is made of has to come through.
  return structuredClone(JSON.parse(JSON.stringify(proof)) as typeof proof)
}

const resultsOf = (proof: unknown) => new Set(checkProof(proof).map(({ result }) => result))
const otherDigit = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}`

test('[IM-29] there are tables to verify', () => {
  expect(allTables.length).toBeGreaterThan(30)
})

test('[IM-27] a stake in a pool is verified with what the pool paid, and another dividend is found', () => {
  const withPool = allTables.filter(({ game }) => game.pool)
  expect(withPool).not.toEqual([])
  for (const table of withPool)
    for (let roundNo = 1; roundNo <= rounds; roundNo++) {
      const proof = aProof(table, roundNo, true)
      expect(resultsOf(proof)).toEqual(new Set(['holds']))
      const { dividends: _, ...without } = proof.bet
      expect(resultsOf({ ...proof, bet: without })).toContain('fails')
      if (/^(600\.00|0\.00|300\.00)$/.test(proof.bet.payout)) continue
      const other = { ...dividends, 'pool-meron': 186 }
      expect(resultsOf({ ...proof, bet: { ...proof.bet, dividends: other } })).toContain('fails')
    }
})

test.each(allTables.map((table) => [table.id, table] as const))(
  '[IM-29] rounds of %s are verified offline, and a changed byte is found',
  (_id, table) => {
    for (let roundNo = 1; roundNo <= rounds; roundNo++) {
      const proof = aProof(table, roundNo)
      expect(resultsOf(proof)).toEqual(new Set(['holds']))
      const at = (roundNo * 5) % 64
      const [first] = proof.bets
      for (const change of [
        { link: otherDigit(proof.link, at) },
        { terminal: otherDigit(proof.terminal, at) },
        { entropy: otherDigit(proof.entropy, at) },
        { outcome: changed(proof.outcome) },
        { bets: proof.bets.slice(1) },
        { bets: [{ betId: first?.betId ?? '', clientSeed: 'another' }, ...proof.bets.slice(1)] },
        { bet: { ...proof.bet, payout: `${proof.bet.payout.slice(0, -1)}1` } },
      ])
        expect(resultsOf({ ...proof, ...change })).toContain('fails')
    }
  },
)

/** The same with one number or one word in it another. */
function changed(outcome: unknown): unknown {
  if (typeof outcome === 'number') return outcome + 1
  if (typeof outcome === 'string') return `${outcome}?`
  if (typeof outcome === 'boolean') return !outcome
  if (Array.isArray(outcome)) return outcome.with(0, changed(outcome[0]))
  if (typeof outcome !== 'object' || outcome === null) return 'something'
  const [[field, value] = ['', null]] = Object.entries(outcome)
  return { ...outcome, [field]: changed(value) }
}

test('a bet that its owner took out of a flight is paid by what it had grown to, and no more', () => {
  const [flight] = allTables.filter(({ game }) => game.flight)
  if (!flight) throw new Error('no flight')
  const proofs = Array.from({ length: rounds - 1 }, (_, at) => aProof(flight, at + 1))
  const higher = proofs.find(({ bet }) => /[1-9]/.test(bet.payout))
  const lower = proofs.find(({ bet }) => !/[1-9]/.test(bet.payout))
  if (!higher || !lower) throw new Error('all ended alike')
  const paid = (proof: typeof higher, payout: string) =>
    resultsOf({ ...proof, bet: { ...proof.bet, payout } })
  expect(paid(higher, '360.00')).toEqual(new Set(['holds']))
  for (const wrong of ['0.00', '300.00', '360.01', '453.00']) expect(paid(higher, wrong)).toContain('fails')
  expect(paid(lower, '450.00')).toContain('fails')
})
