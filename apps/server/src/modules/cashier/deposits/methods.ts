/** The ways to pay in that a brand offers and a gateway stands behind. */
import { type DepositMethod, depositMethod } from '@jackfruit/contracts/deposit-data'
import { array, safeParse } from 'zod/mini'
import type { BrandData } from '../../merchants/index.ts'
import type { Gateways } from '../gateways/port.ts'

const methodsFile = array(depositMethod)

export function methodsOf(
  { settings, code }: Pick<BrandData, 'settings' | 'code'>,
  gateways: Gateways,
): readonly DepositMethod[] {
  const parsed = safeParse(methodsFile, settings['depositMethods'] ?? [])
  if (!parsed.success) throw new Error(`brand ${code}: depositMethods: ${parsed.error.message}`)
  return parsed.data.filter(({ gateway, kind }) => gateways.get(gateway)?.kinds.includes(kind))
}
