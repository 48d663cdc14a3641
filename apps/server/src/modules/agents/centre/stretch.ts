/** Days that somebody asks for, and those before them. Pure. */
import { Refusal } from '@jackfruit/kernel'
import { addDays, daysBetween } from '../figures/calendar.ts'
import type { Days } from '../figures/of-days.ts'

const daysMost = 92

export function stretchOf({ from, to }: Days): Days {
  const days = daysBetween(from, to)
  if (days < 1 || days > daysMost) throw new Refusal('stretch_invalid', { days: daysMost })
  return { from, to }
}

/** As many days. */
export const daysBefore = ({ from, to }: Days): Days => ({
  from: addDays(from, -daysBetween(from, to)),
  to: addDays(from, -1),
})
