import { expect, test } from 'vitest'
import { litness } from './cube.ts'

const up = { upper: 1, back: 2, right: 3, left: 4, front: 5, lower: 6 } as const

test('of a die the side that lies up has the most light, whichever it is and however the die lies', () => {
  const names = Object.keys(up) as (keyof typeof up)[]
  for (const lie of [
    { pitch: 54, yaw: 24 },
    { pitch: 50, yaw: -31 },
    { pitch: 57, yaw: 40 },
  ])
    for (const name of names) {
      const others = names.filter((other) => other !== name)
      const most = Math.max(...others.map((other) => litness(other, lie, up[name])))
      expect(litness(name, lie, up[name])).toBeGreaterThan(most)
    }
})
