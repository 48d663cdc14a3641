import type { Sounds } from '../view.ts'
import { soundsOf } from './sounds.ts'
import { makeSynth, type Output } from './synth.ts'

/**
 * Every sound is made here from oscillators and noise: no files, no downloads. Off until asked for.
 */
export interface Sound extends Sounds {
  readonly isOn: () => boolean
  readonly set: (on: boolean) => void
  /** A press of the main button. */
  readonly press: () => void
}

export function makeSound(): Sound {
  let context: AudioContext | null = null
  let out: GainNode | null = null
  let on = false

  const ready: Output = () => {
    if (!on) return null
    if (!context || !out) {
      context = new AudioContext()
      out = context.createGain()
      out.gain.value = 0.5
      const soft = context.createDynamicsCompressor()
      out.connect(soft)
      soft.connect(context.destination)
    }
    return { audio: context, master: out }
  }

  const synth = makeSynth(ready)
  const made = soundsOf(synth)
  return {
    isOn: () => on,
    set: (wanted) => {
      on = wanted
      if (on) void ready()?.audio.resume()
      else void context?.suspend()
    },
    press: () => synth.note(330, 0, 0.07, { type: 'triangle', loud: 0.12, slideTo: 220 }),
    play: (name, step = 0) => made[name](step),
  }
}
