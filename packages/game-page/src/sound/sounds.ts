import type { SoundName } from '../view.ts'
import type { Synth } from './synth.ts'

// A pentatonic scale, as gong chimes have it.
const scale = [392, 440, 523.25, 587.33, 698.46, 783.99, 880, 1046.5]
const chimeOf = (step: number) => scale[Math.max(0, Math.min(scale.length - 1, step))] ?? 523

/** How each sound is made; `step` raises it. */
export function soundsOf({ note, noise }: Synth): Record<SoundName, (step: number) => void> {
  const melody = (notes: number) => {
    for (const [index, pitch] of scale.slice(0, notes).entries()) {
      note(pitch, index * 0.09, 0.7, { loud: 0.16 })
      note(pitch * 2.01, index * 0.09, 0.4, { loud: 0.05 })
    }
  }
  return {
    tick: () => note(1568, 0, 0.04, { type: 'square', loud: 0.02 }),
    land: (step) => {
      note(118 + step * 7, 0, 0.16, { type: 'triangle', loud: 0.4, slideTo: 62 })
      noise(0.06, 1800, 0.2)
    },
    card: (step) => noise(0.09, 2600 + step * 120, 0.3),
    chip: (step) => {
      note(2100 + step * 60, 0, 0.05, { type: 'triangle', loud: 0.1 })
      note(3200 + step * 60, 0.03, 0.06, { type: 'triangle', loud: 0.06 })
    },
    reveal: (step) => {
      for (const [index, third] of [0, 4, 7].entries())
        note(chimeOf(step) * 2 ** (third / 12), index * 0.05, 0.9, { loud: 0.14 })
    },
    bell: (step) => {
      const pitch = 523.25 * 2 ** ((Math.max(0, step - 1) * 4) / 12)
      for (const [overtone, loud] of [
        [1, 0.2],
        [2.76, 0.07],
        [5.4, 0.03],
      ] as const)
        note(pitch * overtone, 0, 1.1 / overtone ** 0.4, { loud })
    },
    rise: (step) => {
      const pitch = 220 * 2 ** (Math.min(step, 18) / 12)
      note(pitch, 0, 0.24, { type: 'triangle', loud: 0.12 })
      note(pitch * 1.5, 0.02, 0.2, { loud: 0.05 })
    },
    roll: (step) => {
      note(240 - step * 14, 0, 0.07, { type: 'triangle', loud: 0.22, slideTo: 130 })
      noise(0.04, 1500 - step * 60, 0.22)
    },
    blast: () => {
      note(96, 0, 0.9, { type: 'triangle', loud: 0.7, slideTo: 28 })
      noise(0.7, 320, 0.9)
      noise(0.18, 2400, 0.5)
    },
    good: () => melody(4),
    big: () => melody(8),
    free: () => {
      for (const [index, place] of [0, 1, 2, 4, 5, 7].entries())
        note(chimeOf(place) / 2, index * 0.16, 1.6, { loud: 0.16 })
    },
    bad: () => note(196, 0, 0.35, { type: 'triangle', loud: 0.16, slideTo: 98 }),
  }
}
