/** What is published of the flight: of a bet that is cashed out at twice its stake. A test counts it. */
import type { Published } from '@jackfruit/studio-kit/rules'

export const published: Published = {
  ...{
    rtp: '97.0000',
    hitRate: '48.50',
    deviation: '1.000',
    volatility: 'low',
    most: '10000',
    method: 'exact',
  },
}
