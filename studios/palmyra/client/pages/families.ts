/** In which part of the list of games each stands. */
import { stations } from '@jackfruit/lottery-rules'

export const families = [
  ['myanmar', ['mm2d', 'mm-3d']],
  ['north', []],
  ['central', ['vn-central-pair']],
  ['south', ['vn-south-pair']],
  ['fastVietnam', ['vnfast']],
  ['sea', ['th-', 'yiki', 'la-', 'hk-', '4d-']],
  ['numbers', ['mk6', 'k3', 'pk10', 'ssc', 'pc28', 'keno']],
] as const

export type Family = (typeof families)[number][0]

export function familyOf(code: string): Family {
  const station = stations.find((each) => `vn-${each.code}` === code)
  if (station) return station.region
  return families.find(([, starts]) => starts.some((start) => code.startsWith(start)))?.[0] ?? 'numbers'
}
