/** The gateways of this installation. */
import type { PaymentsConfig } from '../../../platform/config.ts'
import type { Gateways } from './port.ts'
import { openSimulator } from './simulator.ts'

export function openGateways(payments: PaymentsConfig | null, now: () => Date): Gateways {
  const gateways = payments ? [openSimulator({ ...payments, now: () => now().getTime() })] : []
  return new Map(gateways.map((gateway) => [gateway.code, gateway]))
}
