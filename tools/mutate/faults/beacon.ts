/** Faults in the word of a public beacon: which it is, whose, and who checks it. */
import type { Fault } from '../fault.ts'

const at =
  (file: string, test: string) =>
  (what: string, text: string, instead: string): Fault => ({ what, file, text, instead, tests: [test] })

const asking = at('packages/studio-kit/src/rounds/beacon.ts', 'packages/studio-kit/src/rounds/beacon.test.ts')
const signed = at('packages/fairness/src/beacon.ts', 'packages/fairness/src/beacon.test.ts')
const proofs = at('packages/fairness/src/table-proof.ts', 'packages/fairness/src/table-proof.test.ts')

export const beaconFaults: readonly Fault[] = [
  asking(
    'a beacon’s word is taken from anybody',
    'isBeaconsWord(key, round, read.data.signature) ?',
    'read.success ?',
  ),
  asking('a beacon’s word that was out before closing is announced', 'periodMs) + 2)', 'periodMs) + 1)'),
  asking(
    'each table asks the beacon for itself',
    'if (known) return known',
    'if (known && round < 0) return known',
  ),
  asking('a beacon that was silent once is silent for ever', 'late ?? asked.delete(round)', 'late ?? known'),
  signed(
    'a beacon’s signature of any round will do',
    'setBigUint64(0, BigInt(round))',
    'setBigUint64(0, 1n)',
  ),
  signed(
    'a beacon’s signature is not looked at',
    'return shortSignatures.verify(',
    'return true || shortSignatures.verify(',
  ),
  proofs('a proof may name another word than was announced', 'round === beaconRound &&', 'round > 0 &&'),
  proofs(
    'a proof’s word may be signed by anybody',
    "isBeaconsWord(beaconKey ?? '', round, signature)",
    'isBeaconsWord !== null',
  ),
  proofs(
    'what a beacon said need not be of its signature',
    'bytesToHex(sha256(hexToBytes(signature))) === randomness',
    'signature !== randomness',
  ),
]
