/** The desk of the cashier: what waits lies on it, and what decides about it is at hand. */
import type { Cashier } from '../../apps/server/src/modules/cashier/index.ts'
import type { Directory } from '../../apps/server/src/modules/merchants/index.ts'
import type { CreditsDesk } from '../../apps/server/src/modules/vendors/index.ts'
import { openHands, type Running } from '../operate/hands.ts'

export interface Desk extends Cashier {
  readonly credits: CreditsDesk
  readonly directory: Directory
  close(): Promise<void>
}

export async function openDesk(running: Running): Promise<Desk> {
  const { faces, close } = await openHands(['cashier', 'promotions'], running)
  return { ...faces.cashier, credits: faces.vendors.credits, directory: faces.merchants.directory, close }
}
