/** Stakes by which it is found out whether money is taken: they count like every other key. */
import { randomBytes } from 'node:crypto'
import type { Key } from '../storm/keys.ts'
import type { Tally } from '../storm/tally.ts'

export interface Probes {
  readonly keys: Key[]
  readonly tally: Tally
}

/** A stake with its winnings, as small as the game takes. */
export function probeOf(person: number): Key {
  return {
    ...{ id: `probe-${randomBytes(6).toString('hex')}`, kind: 'betwin', person, amount: 100_00n },
    ...{ times: 1, of: null, vendor: '', to: 0 },
  }
}
