/** Where points of a chart stand. Money is a floating number in this file alone: a place on the screen, never a sum. */
import type { Minor } from '@jackfruit/kernel'
import { scaleLinear } from 'd3-scale'

export interface Axis {
  /** From the top, in the units of the drawing's height. */
  readonly placeOf: (value: Minor) => number
  /** Lines of the grid, lowest first: their place, and what they are called. */
  readonly ticks: readonly { readonly place: number; readonly label: string; readonly isNought: boolean }[]
}

const ticksAbout = 4

/**
 * Round lines of a grid that hold every value and nought.
 *
 * @param values in minor units of a currency with `scale` decimals
 * @param height of the drawing, in whichever unit
 */
export function axisOf(values: readonly Minor[], { scale, height }: { scale: number; height: number }): Axis {
  const unit = 10 ** scale
  const places = values.map((value) => Number(value) / unit)
  const [least, most] = [Math.min(0, ...places), Math.max(0, ...places)]
  const upright = scaleLinear()
    .domain([least, least === most ? ticksAbout : most])
    .nice(ticksAbout)
    .range([height, 0])
  return {
    placeOf: (value) => upright(Number(value) / unit),
    ticks: upright
      .ticks(ticksAbout)
      .map((value) => ({ place: upright(value), label: short.format(value), isNought: value === 0 })),
  }
}

/** 1.2M, 30K: for the edge of a chart, whose values are told in full beside it. */
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 })

/** Days side by side over a width, the first at its start and the last at its end; one alone stands in the middle. */
export function dayScale(count: number, width: number) {
  return scaleLinear()
    .domain(count < 2 ? [-1, 1] : [0, count - 1])
    .range([0, width])
}

/** Which days are named below: both ends, and what stands evenly between. */
export function namedDays(count: number, most: number): readonly number[] {
  const last = count - 1
  const allowed = Math.max(1, Math.min(most, count) - 1)
  // As even as it gets: seven days have four names, and thirty have five.
  const even = Array.from({ length: allowed }, (_, less) => allowed - less).find(
    (steps) => steps > 1 && last % steps === 0,
  )
  const steps = even ?? allowed
  const all = Array.from({ length: steps + 1 }, (_, at) => Math.round((at * last) / steps))
  return [...new Set(all)]
}
