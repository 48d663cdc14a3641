import { generateKeyPairSync, sign } from 'node:crypto'
import { chainFrom, combineSeeds, drawPf2, lateEntropy, roundKey } from '@jackfruit/fairness'
import { localBeacon } from '@jackfruit/fairness/local-beacon'
import { formatMinor } from '@jackfruit/kernel'
import { findRules, games, rulesVersion } from '@jackfruit/table-rules/known'
import { expect, test } from 'vitest'
import { checkShared } from './check.ts'
import { isShared, readShared, type SharedProof, sharedIn } from './read.ts'

const links = chainFrom(new Uint8Array(32).fill(5), 8)
const hex = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('hex')
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const bets = ['a', 'b'].map((letter) => ({ betId: letter.repeat(24), clientSeed: `of-${letter}` }))
const beacon = localBeacon(new Uint8Array(32).fill(9))
const rulesOf = (code: string) => {
  const rules = findRules(code, rulesVersion)
  if (!rules) throw new Error(`no rules of ${code}`)
  return rules
}

function receiptOf(said: object) {
  const body = JSON.stringify(said)
  return {
    body,
    signature: sign(null, Buffer.from(body), privateKey).toString('hex'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'),
  }
}

/** A round as a table's leader draws it, with a stake on each of its places; in a flight, one bet that is out at 1.50. */
function aProof(code: string, roundNo = 3, word: ReturnType<typeof beacon.word> | null = null): SharedProof {
  const rules = rulesOf(code)
  const link = links[roundNo] ?? new Uint8Array()
  const entropy = combineSeeds(bets)
  const randomness = word && Buffer.from(word.randomness, 'hex')
  const seal = { terminal: hex(links[0]), roundNo }
  const outcome = rules.draw(drawPf2(roundKey(lateEntropy(randomness, entropy), link), code, roundNo), seal)
  const stake = 30_000n
  const laid = rules.flight ? rules.places.slice(0, 1) : rules.places
  const outAt = 150
  const flown = rules.flight?.takenOutAt(Object(outcome), stake, { outAt, askedAt: null }) ?? 0
  const back = rules.flight
    ? (stake * BigInt(flown)) / 100n
    : laid.reduce((sum, { id }) => sum + rules.payout(outcome, id, stake), 0n)
  const at = { tableId: `${code}-1`, roundId: `${code}-1-1-${roundNo}`, roundNo, terminal: hex(links[0]) }
  const own = {
    ...{ betId: bets[0]?.betId ?? '', currency: 'MMK' },
    places: Object.fromEntries(laid.map(({ id }) => [id, '300.00'])),
  }
  const announced = word && { beaconRound: word.round, beaconKey: beacon.key }
  const named = { gameCode: code, version: rulesVersion, ...at, ...announced }
  const receipt = receiptOf({ ...named, ...own, clientSeed: 'of-a', ...(rules.flight && { outAt }) })
  const proof = {
    ...{ scheme: 'PF2', ...named, chainLength: 8, link: hex(link), bets, entropy: hex(entropy) },
    ...{ beacon: word, outcome, bet: { ...own, payout: formatMinor(back), receipt } },
  }
  const read = readShared(JSON.parse(JSON.stringify(proof)))
  if (read.kind !== 'proof') throw new Error(`no proof: ${read.parts}`)
  return read.proof
}

const otherDigit = (text: string) => `${text[0] === '0' ? '1' : '0'}${text.slice(1)}`
const badIn = async (proof: SharedProof) =>
  (await checkShared(proof)).steps.flatMap(({ name, result }) => (result === 'bad' ? [name] : []))

test.each([...games.keys(), 'crash'])(
  '[IM-29] a round of %s is dealt again on this device, and whatever is changed in its proof is found',
  async (code) => {
    const proof = aProof(code)
    const { bet } = proof
    if (!bet) throw new Error('no bet')
    expect(await checkShared(proof)).toMatchObject({ isFair: true, isDealt: true, receipt: 'good' })
    expect(await badIn({ ...proof, link: otherDigit(proof.link) })).toEqual(['link'])
    expect(await badIn({ ...proof, terminal: otherDigit(proof.terminal) })).toEqual(['link'])
    expect(await badIn({ ...proof, entropy: otherDigit(proof.entropy) })).toEqual(['entropy'])
    expect(await badIn({ ...proof, bets: bets.slice(0, 1) })).toEqual(['entropy'])
    expect(await badIn({ ...proof, outcome: [proof.outcome] })).toEqual(['outcome'])
    const payout = `${bet.payout.slice(0, -1)}${bet.payout.endsWith('1') ? '2' : '1'}`
    expect(await badIn({ ...proof, bet: { ...bet, payout } })).toEqual(['payout'])
  },
)

test('a receipt of another bet, and one that nobody signed, are found', async () => {
  const proof = aProof('dt')
  const { bet } = proof
  if (!bet) throw new Error('no bet')
  const other = receiptOf({ ...JSON.parse(bet.receipt.body), clientSeed: 'of-another' })
  const forged = { ...bet.receipt, signature: otherDigit(bet.receipt.signature) }
  for (const receipt of [other, forged])
    expect(await checkShared({ ...proof, bet: { ...bet, receipt } })).toMatchObject({
      ...{ receipt: 'bad', isFair: false },
    })
  expect(await badIn({ ...proof, bet: { ...bet, betId: 'c'.repeat(24) } })).toEqual(['bet'])
})

test('[IM-29] the word of the public beacon is checked by the key that was announced, and one that was silent is told', async () => {
  const proof = aProof('dt', 3, beacon.word(77))
  const heard = await checkShared(proof)
  expect(heard).toMatchObject({ isFair: true, isDealt: true, receipt: 'good' })
  expect(heard.steps).toContainEqual({ name: 'beacon', result: 'good' })
  // A word that the beacon did say, and that was not the announced one; and a key that the receipt does not name.
  expect(await badIn({ ...proof, beacon: beacon.word(78) })).toEqual(['beacon'])
  const other = localBeacon(new Uint8Array(32).fill(10))
  const swapped = { ...proof, beacon: other.word(77), beaconKey: other.key }
  expect(await checkShared(swapped)).toMatchObject({ isFair: false, receipt: 'bad' })
  const silent = { ...aProof('dt'), beaconRound: 77, beaconKey: beacon.key, bet: undefined }
  const missed = await checkShared(silent)
  expect(missed).toMatchObject({ isFair: true, isDealt: true })
  expect(missed.steps).toContainEqual({ name: 'beacon', result: 'open' })
})

test('rules that this page does not know leave the seal and the seeds checked, and say so', async () => {
  const verdict = await checkShared({ ...aProof('dt'), version: '0.0.1', bet: undefined })
  expect(verdict).toMatchObject({ isFair: true, isDealt: false, receipt: 'absent' })
  expect(verdict.steps.at(-1)).toEqual({ name: 'outcome', result: 'open' })
  expect(await badIn({ ...aProof('dt'), version: '0.0.1', link: 'ab'.repeat(32) })).toEqual(['link'])
})

test('a proof of a shared round is known by its scheme, and what it lacks is named', () => {
  expect([isShared({ scheme: 'PF2' }), isShared({ scheme: 'PF1' }), isShared(null)]).toEqual([
    ...[true, false, false],
  ])
  expect(sharedIn('{"scheme":"PF2"')).toBeNull()
  const { link: _, entropy: __, ...rest } = aProof('dt')
  expect(readShared(rest)).toEqual({ kind: 'lacks', parts: ['link', 'entropy'] })
})
