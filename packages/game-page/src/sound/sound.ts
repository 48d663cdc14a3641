import type { Sounds } from '../view.ts'
import { makeBed } from './bed.ts'
import { type CelebrationSound, celebrationSound } from './celebration.ts'
import { soundsOf } from './sounds.ts'
import { makeSynth, type Output } from './synth.ts'

/**
 * Every sound is made here from oscillators and noise: no files, no downloads. Off until asked for.
 */
export interface Sound extends Sounds {
  readonly isOn: () => boolean
  readonly set: (on: boolean) => void
  /** The page is behind another one: nothing is heard until it is not, and it is on or off as it was. */
  readonly hush: (isBehind: boolean) => void
  /** A press of the main button. */
  readonly press: () => void
  readonly celebrate: CelebrationSound
}

/** How loud everything else is while a celebration goes on: 8 dB less. */
const ducked = 0.4
/** Of the bed, of what happens, and of what it came to. */
const loudness = { bed: 0.14, acts: 0.42, results: 0.5 }
type Bus = keyof typeof loudness

/** `name` is the game's: its bed has a root of its own. */
export function makeSound(name: string): Sound {
  let context: AudioContext | null = null
  let buses: Readonly<Record<Bus, GainNode>> | null = null
  let on = false
  let isHushed = false

  const ready = (bus: Bus): ReturnType<Output> => {
    if (!on || isHushed) return null
    if (!context || !buses) {
      context = new AudioContext()
      const soft = context.createDynamicsCompressor()
      soft.connect(context.destination)
      const [bed, acts, results] = [context.createGain(), context.createGain(), context.createGain()]
      buses = { bed, acts, results }
      for (const [each, loud] of Object.entries(loudness) as [Bus, number][]) {
        buses[each].gain.value = loud
        buses[each].connect(soft)
      }
    }
    return { audio: context, master: buses[bus] }
  }
  /** All but results, by so much. */
  const turn = (by: number) => {
    for (const bus of ['bed', 'acts'] as const)
      if (context && buses) buses[bus].gain.setTargetAtTime(loudness[bus] * by, context.currentTime, 0.05)
  }

  const synth = makeSynth(() => ready('acts'))
  const made = soundsOf(synth)
  const bed = makeBed(() => ready('bed'), name)
  const turned = () => {
    const sounds = on && !isHushed
    if (sounds) void ready('acts')?.audio.resume()
    else void context?.suspend()
    bed.set(sounds)
  }
  return {
    isOn: () => on,
    set: (wanted) => {
      on = wanted
      turned()
    },
    hush: (isBehind) => {
      isHushed = isBehind
      turned()
    },
    press: () => synth.note(330, 0, 0.07, { type: 'triangle', loud: 0.12, slideTo: 220 }),
    play: (name, step = 0) => made[name](step),
    celebrate: celebrationSound(
      () => ready('results'),
      () => {
        turn(ducked)
        return () => turn(1)
      },
    ),
  }
}
