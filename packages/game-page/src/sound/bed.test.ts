import { describe, expect, test } from 'vitest'
import { notesOf, rootOf } from './bed.ts'

const steps = Array.from({ length: 64 }, (_, step) => step)

describe('the bed under a game', () => {
  test('is quieter than what is played over it, and never silent for five seconds', () => {
    let silent = 0
    for (const step of steps) {
      const notes = notesOf(step, 146.83)
      for (const { loud } of notes) expect(loud).toBeLessThan(0.12)
      silent = notes.length > 0 ? 0 : silent + 1
      expect(silent).toBeLessThan(8)
    }
  })

  test('stays on the notes of its scale, whatever its root', () => {
    for (const name of ['Mines', 'Golden Chinthe 20', 'Kite Dice']) {
      const root = rootOf(name)
      for (const { pitch } of steps
        .flatMap((step) => notesOf(step, root))
        .filter(({ length }) => length > 2 && length < 3)) {
        const halfTones = 12 * Math.log2(pitch / root)
        expect(Math.abs(halfTones - Math.round(halfTones))).toBeLessThan(0.001)
      }
    }
  })

  test('differs from game to game', () => {
    expect(
      new Set(['Mines', 'Plinko', 'Dice', 'Limbo', 'Keno 40', 'Wheel', 'Hi-Lo'].map(rootOf)).size,
    ).toBeGreaterThan(2)
  })
})
