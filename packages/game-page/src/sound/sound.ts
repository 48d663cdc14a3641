import type { Sounds } from '../view.ts'
import { type CelebrationSound, celebrationSound } from './celebration.ts'
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
  readonly celebrate: CelebrationSound
}

/** How loud everything else is while a celebration goes on: 8 dB less. */
const ducked = 0.4
const loudness = 0.5

export function makeSound(): Sound {
  let context: AudioContext | null = null
  let buses: { readonly acts: GainNode; readonly results: GainNode } | null = null
  let on = false

  const ready = (bus: 'acts' | 'results'): ReturnType<Output> => {
    if (!on) return null
    if (!context || !buses) {
      context = new AudioContext()
      const soft = context.createDynamicsCompressor()
      soft.connect(context.destination)
      buses = { acts: context.createGain(), results: context.createGain() }
      for (const each of [buses.acts, buses.results]) {
        each.gain.value = loudness
        each.connect(soft)
      }
    }
    return { audio: context, master: buses[bus] }
  }
  const turn = (loud: number) => {
    if (context && buses) buses.acts.gain.setTargetAtTime(loud, context.currentTime, 0.05)
  }

  const synth = makeSynth(() => ready('acts'))
  const made = soundsOf(synth)
  return {
    isOn: () => on,
    set: (wanted) => {
      on = wanted
      if (on) void ready('acts')?.audio.resume()
      else void context?.suspend()
    },
    press: () => synth.note(330, 0, 0.07, { type: 'triangle', loud: 0.12, slideTo: 220 }),
    play: (name, step = 0) => made[name](step),
    celebrate: celebrationSound(
      () => ready('results'),
      () => {
        turn(loudness * ducked)
        return () => turn(loudness)
      },
    ),
  }
}
