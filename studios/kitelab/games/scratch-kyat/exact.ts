/** The exact return of Kyat Scratch: every ticket of a print counted. */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { exactOf } from '../../shared/moments.ts'
import { prizes, tickets } from './rules.ts'

const winning = prizes.reduce((sum, prize) => sum + prize.tickets, 0)

export const exact = () =>
  exactOf([
    ...prizes.map((prize) => ({ chance: prize.tickets / tickets, back: prize.multiple })),
    { chance: (tickets - winning) / tickets, back: 0 },
  ])

export const plans = (): readonly Plan[] => [{ name: 'a ticket', choice: {}, exact: exact() }]
