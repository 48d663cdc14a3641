/** What the hot door has done and has before it, as operators measure it. */
import { Gauge } from 'prom-client'
import type { Lanes } from './lanes.ts'

/** Nothing while the door was not asked for. */
export const laneFigures = (lanes: () => Promise<Pick<Lanes, 'stats'>> | undefined): Gauge =>
  new Gauge({
    name: 'jackfruit_lanes',
    help: 'Movements that wait, and since the start movements, batches and failed batches.',
    labelNames: ['figure'],
    registers: [],
    async collect() {
      for (const [figure, value] of Object.entries((await lanes())?.stats() ?? {}))
        this.set({ figure }, value)
    },
  })
