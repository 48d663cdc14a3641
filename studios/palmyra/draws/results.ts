/** Whether what people entered can be the result of a game: the same prizes, with as many numbers, as wide, as a draw of its own has. */
import type { Chance, Draw, Result } from '@jackfruit/lottery-rules'

/** Draws all lowest numbers: a form to compare with. */
const lowest: Chance = { below: () => 0, shuffle: (items) => [...items] }

export function isResultOf(draw: Draw, entered: Result): boolean {
  const form = draw(lowest)
  const names = Object.keys(form)
  return (
    Object.keys(entered).length === names.length &&
    names.every((prize) => {
      const numbers = entered[prize]
      const wanted = form[prize] ?? []
      return (
        Array.isArray(numbers) &&
        numbers.length === wanted.length &&
        numbers.every((number, at) => /^\d+$/.test(number) && number.length === wanted[at]?.length)
      )
    })
  )
}
