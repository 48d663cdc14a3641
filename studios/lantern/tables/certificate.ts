/** What is published of the arena: of a side at odds, over all fights, which is the main place that returns most. A test counts it. */
import type { Published } from '@jackfruit/studio-kit/rules'

export const published: Published = {
  ...{
    rtp: '95.7287',
    hitRate: '55.38',
    deviation: '0.928',
    volatility: 'low',
    most: '2.721',
    method: 'exact',
  },
  parts: { pool: '95.5385', 'both-down': '88.0200', 'full-time': '88.1100' },
}
