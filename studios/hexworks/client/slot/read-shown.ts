import { type Currency, type Minor, parseMinor } from '@jackfruit/kernel'
import type { Json } from '@jackfruit/studio-kit/rules'
import * as z from 'zod/mini'
import type { Shown } from '../../shared/shown.ts'

const times = z.string()
const count = z.number()
const cell = z.readonly(z.tuple([z.number(), z.number()]))
const cells = z.readonly(z.array(cell))
const grid = z.readonly(z.array(z.readonly(z.array(z.string()))))

const win = z.object({
  kind: z.enum(['line', 'ways', 'cluster', 'anywhere', 'scatter', 'expand']),
  symbol: z.string(),
  count,
  line: z.exactOptional(count),
  ways: z.exactOptional(count),
  times,
  amount: z.string(),
  cells,
})
const marks = z.readonly(z.array(z.object({ cell, times })))
const tumble = z.object({
  removed: cells,
  grid,
  wins: z.readonly(z.array(win)),
  total: z.string(),
  times,
  marks: z.exactOptional(marks),
})
const coin = z.object({ cell, value: z.string(), label: z.exactOptional(z.string()) })
const spin = z.object({
  kind: z.enum(['base', 'free', 'respin']),
  grid,
  wins: z.readonly(z.array(win)),
  total: z.string(),
  times: z.exactOptional(times),
  tumbles: z.exactOptional(z.readonly(z.array(tumble))),
  sticky: z.exactOptional(cells),
  coins: z.exactOptional(z.readonly(z.array(coin))),
  marks: z.exactOptional(marks),
  awarded: z.exactOptional(count),
  left: z.exactOptional(count),
  special: z.exactOptional(z.string()),
})
const shown = z.object({
  spins: z.readonly(z.array(spin).check(z.minLength(1))),
  prizes: z.exactOptional(z.readonly(z.array(z.object({ label: z.string(), amount: z.string() })))),
})

/** What a slot's round shows. Throws where it is of another shape: nothing is guessed at. */
export const readShown = (value: Json): Shown => shown.parse(value)

/** An amount of what is shown; 0 where it is no amount, since the round's own win is what is paid. */
export const minorOf = (amount: string, { scale }: Currency): Minor => parseMinor(amount, scale) ?? 0n
