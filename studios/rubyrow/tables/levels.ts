/** Which tables there are of each game, by its code: for small, usual and large stakes. A page reads it without the rules. */
import type { Level } from '@jackfruit/table-rules/limits'

export const rows: readonly (readonly [string, ...Level[]])[] = [
  ['bac-classic', 'low', 'standard', 'high'],
  ['bac-nocomm', 'standard', 'high'],
  ['bac-speed', 'low', 'standard', 'high'],
  ['roul-eu', 'low', 'standard', 'high'],
  ['roul-partage', 'high'],
  ['sicbo', 'low', 'standard'],
  ['taixiu', 'low', 'standard'],
  ['dt', 'low', 'standard', 'high'],
  ['fantan', 'standard'],
  ['xocdia', 'low', 'standard'],
  ['fpc', 'low', 'standard'],
  ['andarbahar', 'low', 'standard'],
  ['tp2020', 'low', 'standard'],
  ['bj-unlimited', 'low', 'standard'],
  ['colorgame', 'low', 'standard'],
  ['colorgame-boost', 'standard'],
  ['big6-54', 'standard'],
]
