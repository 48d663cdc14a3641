import { type KeyboardEvent, type PointerEvent, useState } from 'react'

interface DayChoice {
  /** Which day is chosen; the last one until somebody chooses. */
  readonly at: number
  readonly last: number
  /** What the slider over all days hears. */
  readonly by: {
    onKeyDown(event: KeyboardEvent): void
    onPointerDown(event: PointerEvent<HTMLElement>): void
    onPointerMove(event: PointerEvent<HTMLElement>): void
  }
}

/**
 * A pointer, a finger or the arrow keys choose a day of a chart.
 *
 * @param dayAt which day stands at a share of the chart's width, from 0 to 1; it need not be one that there is
 */
export function useDayChoice(count: number, dayAt: (share: number) => number): DayChoice {
  const [chosen, setChosen] = useState<number | null>(null)
  const last = Math.max(0, count - 1)
  const within = (day: number) => Math.max(0, Math.min(last, day))
  const at = within(chosen ?? last)
  const byPointer = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (width > 0) setChosen(within(dayAt((clientX - left) / width)))
  }
  return {
    at,
    last,
    by: {
      onKeyDown(event) {
        const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key]
        if (next === undefined) return
        event.preventDefault()
        setChosen(within(next))
      },
      onPointerDown: byPointer,
      onPointerMove: byPointer,
    },
  }
}
