/** Everything that is planted. */
import type { Fault } from './fault.ts'
import { agentFaults } from './faults/agents.ts'
import { beaconFaults } from './faults/beacon.ts'
import { bookFaults } from './faults/books.ts'
import { fairnessFaults } from './faults/fairness.ts'
import { identityFaults } from './faults/identity.ts'
import { moneyFaults } from './faults/money.ts'
import { peopleFaults } from './faults/people.ts'
import { roundFaults } from './faults/rounds.ts'
import { tableFaults } from './faults/tables.ts'
import { vendorFaults } from './faults/vendors.ts'

export const faults: readonly Fault[] = [
  ...moneyFaults,
  ...fairnessFaults,
  ...vendorFaults,
  ...identityFaults,
  ...peopleFaults,
  ...bookFaults,
  ...roundFaults,
  ...agentFaults,
  ...tableFaults,
  ...beaconFaults,
]
