/** Whether what agents are shown and paid by is what members did: any day of a brand, reckoned anew from the raw rows. */
import { checkDay } from '../../apps/server/src/modules/agents/figures/check.ts'
import { dayIn } from '../../apps/server/src/platform/work/brand-day.ts'
import { openBrand } from './brand.ts'
import type { Wing } from './wing.ts'

const dayOf = /^\d{4}-\d\d-\d\d$/

export const figures: Wing = {
  usage: `  check   MERCHANT [DAY]                  sums of teams against what members did on a day, as 2026-11-27; today's
                                 without one. The command fails where they differ.`,
  lengths: { check: [0, 1] },
  async open(merchant) {
    const { world, activity, merchantId, timeZone, close } = await openBrand(merchant)
    return {
      async answer(_what, [day = dayIn(timeZone, world.now())]) {
        if (!dayOf.test(day)) throw new Error('Say the day as 2026-11-27.')
        const { deeds, sums, differences } = await checkDay(world.db, activity, merchantId, day)
        const looked = `${day}: ${deeds} deeds, ${sums} sums`
        if (differences.length > 0)
          throw new Error([`${looked}, and they differ:`, ...differences].join('\n'))
        return [`${looked}: all as it should be.`]
      },
      close,
    }
  },
}
