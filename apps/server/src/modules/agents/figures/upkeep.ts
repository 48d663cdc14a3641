/** What goes on by itself: deeds are counted, arrivals too, and what is long closed goes. */
import type { Db } from '../../../platform/database/db.ts'
import type { Running } from '../../../platform/module.ts'
import type { Job } from '../../../platform/work/jobs.ts'
import { loop } from '../../../platform/work/loop.ts'
import { merchantIds } from '../../merchants/index.ts'
import { countArrivals } from './arrivals.ts'
import { dropFigures, type Figures } from './figures.ts'
import type { Ports } from './ports.ts'

interface Upkeep {
  readonly db: Db
  readonly now: () => Date
  readonly figures: Figures
  readonly ports: Ports
  readonly warn: (where: string) => (error: unknown) => void
}

export const figureJobs = ({ db, now }: Pick<Upkeep, 'db' | 'now'>): Job[] => [
  { name: 'agents-figures-go', cron: '41 3 * * *', work: (stopping) => dropFigures(db, now(), stopping) },
]

export const figureWork = ({ db, figures, ports, warn }: Omit<Upkeep, 'now'>): Running[] => [
  loop({
    ...{ name: 'agents-figures', everyMs: 1_000, onError: warn('agents') },
    async work(stopping) {
      await figures.readOn(db, stopping)
      for (const id of await merchantIds(db)) await countArrivals(db, ports, id, stopping)
    },
  }),
]
