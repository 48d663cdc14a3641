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
    good: () => melody(4),
    big: () => melody(8),
    free: () => {
      for (const [index, place] of [0, 1, 2, 4, 5, 7].entries())
        note(chimeOf(place) / 2, index * 0.16, 1.6, { loud: 0.16 })
    },
    bad: () => note(196, 0, 0.35, { type: 'triangle', loud: 0.16, slideTo: 98 }),
  }
}
