/** All cases, in the order in which they run. */
import type { Case } from '../kit.ts'
import { amountCases } from './amounts.ts'
import { atRiskCases } from './at-risk.ts'
import { concurrencyCases } from './concurrency.ts'
import { creditCases } from './credits.ts'
import { entryCases } from './entry.ts'
import { gatheredCases } from './gathered.ts'
import { historyCases } from './history.ts'
import { orderCases } from './orders.ts'
import { restoringCases } from './restoring.ts'
import { rollbackCases } from './rollbacks.ts'
import { roundCases } from './rounds.ts'
import { signatureCases } from './signature.ts'
import { stakeCases } from './stakes.ts'
import { stateCases } from './states.ts'
import { tableCases } from './tables.ts'
import { transportCases } from './transport.ts'
import { winCases } from './wins.ts'

export const cases: readonly Case[] = [
  ...entryCases,
  ...signatureCases,
  ...stakeCases,
  ...atRiskCases,
  ...winCases,
  ...rollbackCases,
  ...roundCases,
  ...creditCases,
  ...orderCases,
  ...concurrencyCases,
  ...gatheredCases,
  ...restoringCases,
  ...tableCases,
  ...amountCases,
  ...transportCases,
  ...stateCases,
  ...historyCases,
]
