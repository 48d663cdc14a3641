/** One brand's agents in an operator's hands: what all wings work with. */
import type { ContractsWorld } from '../../apps/server/src/modules/agents/contracts/index.ts'
import type { Faces } from '../../apps/server/src/modules.ts'
import { openHands } from '../operate/hands.ts'
import { databaseUrl, platformSecret } from '../operate/running.ts'

export interface OpenBrand {
  readonly world: ContractsWorld
  readonly activity: Faces['activity']
  readonly merchantId: number
  readonly timeZone: string
  close(): Promise<void>
}

export async function openBrand(merchant: string): Promise<OpenBrand> {
  const { faces, close } = await openHands(['agents'], {
    databaseUrl: databaseUrl(),
    secret: platformSecret(),
  })
  const { world, brandOfCode } = faces.agents
  const brand = await brandOfCode(merchant)
  if (brand) return { world, activity: faces.activity, merchantId: brand.id, timeZone: brand.timeZone, close }
  await close()
  throw new Error(`There is no merchant ${merchant}.`)
}
