/** The sound of a celebration, in layers: a rise while the amount counts, a drum on its way, a chord when it is whole. It ends with what is seen. */
import type { Minor } from '@jackfruit/kernel'
import { makeSynth, type Output, type Synth } from './synth.ts'

export interface Celebrating {
  /** The amount that is shown now, for the stake. */
  readonly count: (shown: Minor, stake: Minor) => void
  readonly whole: () => void
  readonly stop: () => void
}

export type CelebrationSound = (tier: 1 | 2 | 3 | 4, lastsMs: number) => Celebrating

/** One drum for so many stakes. */
const drumStakes = 5n
/** Not more than three a second. */
const drumMs = 340
const fadeMs = 90
const chords = {
  1: [659.25, 880],
  2: [523.25, 659.25, 783.99],
  3: [392, 523.25, 659.25, 783.99],
  4: [261.63, 392, 523.25, 659.25, 1046.5],
} as const

/** `duck` makes everything else quieter until what it answers is called. */
export function celebrationSound(ready: Output, duck: () => () => void): CelebrationSound {
  return (tier, lastsMs) => {
    const out = ready()
    const layer = out?.audio.createGain()
    if (out) layer?.connect(out.master)
    const synth = makeSynth(() => (out && layer ? { audio: out.audio, master: layer } : null))
    if (tier === 1) {
      chord(synth, tier)
      return { count: () => {}, whole: () => {}, stop: () => {} }
    }
    const loud = duck()
    rise(synth, tier, lastsMs / 1000)
    let [drums, drummedAt, isWhole, isOver] = [0n, 0, false, false]
    return {
      count: (shown, stake) => {
        const passed = stake > 0n ? shown / (stake * drumStakes) : 0n
        if (tier < 3 || passed <= drums || performance.now() - drummedAt < drumMs) return
        drums = passed
        drummedAt = performance.now()
        drum(synth)
      },
      whole: () => {
        if (isWhole) return
        isWhole = true
        chord(synth, tier)
      },
      stop: () => {
        if (isOver) return
        isOver = true
        loud()
        if (!out || !layer) return
        layer.gain.setTargetAtTime(0, out.audio.currentTime, fadeMs / 3000)
        setTimeout(() => layer.disconnect(), fadeMs * 4)
      },
    }
  }
}

function rise({ note }: Synth, tier: 2 | 3 | 4, seconds: number): void {
  const acts = tier === 4 ? 2 : 1
  const each = Math.max(0.4, (seconds - 0.8) / acts)
  for (let act = 0; act < acts; act += 1) {
    const from = 196 * (act + 1)
    note(from, act * each, each, { type: 'sawtooth', loud: 0.03, slideTo: from * 3 })
    const steps = Math.floor(each / 0.13)
    for (let step = 0; step < steps; step += 1)
      note(from * 2 ** ((step * 2) / 12), act * each + step * 0.13, 0.3, { loud: 0.08 })
  }
  if (acts === 2) note(110, each, 0.5, { type: 'triangle', loud: 0.5, slideTo: 44 })
}

function drum({ note, noise }: Synth): void {
  note(150, 0, 0.22, { type: 'triangle', loud: 0.42, slideTo: 52 })
  noise(0.05, 900, 0.16)
}

function chord({ note }: Synth, tier: 1 | 2 | 3 | 4): void {
  const length = tier === 1 ? 0.3 : 1.2
  for (const [index, pitch] of chords[tier].entries()) {
    note(pitch, index * 0.04, length, { loud: 0.15 })
    note(pitch * 2.01, index * 0.04, length * 0.6, { loud: 0.04 })
  }
}
