/** The ways to pay in that a brand offers and a gateway stands behind. */

import type { DepositMethod } from '@jackfruit/contracts/deposit-data'
import { settingOf } from '../../../platform/settings.ts'
import type { BrandData } from '../../merchants/index.ts'
import { cashierSettings } from '../brand-settings.ts'
import type { Gateways } from '../gateways/port.ts'

export function methodsOf(
  brand: Pick<BrandData, 'settings' | 'code'>,
  gateways: Gateways,
): readonly DepositMethod[] {
  const methods = settingOf(cashierSettings, brand, 'depositMethods')
  return methods.filter(({ gateway, kind }) => gateways.get(gateway)?.kinds.includes(kind))
}
