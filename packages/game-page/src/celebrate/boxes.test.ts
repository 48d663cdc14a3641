import { expect, test } from 'vitest'
import { boxesIn } from './boxes.ts'

const at = (x: number, y: number, width: number, height: number) => ({
  getBoundingClientRect: () => ({ x, y, width, height }),
})

test.each([1, 1.06])('a part is where it lies on the table, which has come nearer by %d', (by) => {
  const table = { ...at(100, 50, 1000 * by, 600 * by), offsetWidth: 1000 }
  const part = at(100 + 200 * by, 50 + 30 * by, 80 * by, 40 * by)
  const [box] = boxesIn(table as unknown as HTMLElement, [part as unknown as Element])
  expect(box?.x).toBeCloseTo(200)
  expect(box?.y).toBeCloseTo(30)
  expect(box?.width).toBeCloseTo(80)
  expect(box?.height).toBeCloseTo(40)
})
