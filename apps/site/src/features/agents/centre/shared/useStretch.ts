import { usePeriod } from '../../../../shared/period/PeriodFilter.tsx'
import type { Period } from '../../../../shared/period/period.ts'
import { useBrand } from '../../../../shared/session/brand.ts'
import { type Stretch, stretchOf } from './stretch.ts'

/** The days that a page shows, kept in the address, and what changes them. */
export function useStretch(first: Period) {
  const { timeZone } = useBrand()
  const { chosen, setChosen } = usePeriod(first)
  const stretch: Stretch = stretchOf(chosen, new Date(), timeZone)
  return { chosen, setChosen, stretch }
}
