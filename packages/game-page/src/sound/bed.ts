/** The bed under everything: a drone and a few gong chimes, so quiet that it is missed only when it goes. Made as it is heard. */
import { makeSynth, type Output } from './synth.ts'

/** One note of the bed: hertz, seconds after the beginning of its step, seconds long, and how loud. */
interface BedNote {
  readonly pitch: number
  readonly at: number
  readonly length: number
  readonly loud: number
}

/** A step of the bed takes so long; a phrase has sixteen of them. */
const stepMs = 600
const phrase = 16

/** Half tones over the root, as gong chimes have them. */
const scale = [0, 2, 4, 7, 9, 12, 14, 16]
/** Which chime each step of a phrase strikes; most are silent. */
const melody = [0, -1, 4, -1, -1, 2, -1, -1, 5, -1, 3, -1, -1, 1, -1, -1] as const
const roots = [130.81, 146.83, 164.81, 174.61, 196]

/** Each game has its own root, told by its name. */
export const rootOf = (name: string): number =>
  roots[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % roots.length] ?? 146.83

/** What is struck in a step. The second phrase answers the first one a fifth higher. */
export function notesOf(step: number, root: number): readonly BedNote[] {
  const within = step % phrase
  const isAnswer = Math.floor(step / phrase) % 2 === 1
  const chime = melody[within] ?? -1
  const pitch = root * 2 ** (((scale[chime] ?? 0) + (isAnswer ? 7 : 0)) / 12)
  return [
    ...(within % 8 === 0
      ? [1, 1.5].map((fifth) => ({
          pitch: (root / 2) * fifth,
          at: 0,
          length: (stepMs * 8.4) / 1000,
          loud: 0.09,
        }))
      : []),
    ...(chime < 0
      ? []
      : [1, 2.76].map((tone) => ({
          pitch: pitch * tone,
          at: 0,
          length: 2.2 / tone,
          loud: 0.11 / tone ** 2,
        }))),
  ]
}

interface Bed {
  readonly set: (isOn: boolean) => void
}

/** Sounds while it is on and the page is seen. */
export function makeBed(ready: Output, name: string): Bed {
  const { note } = makeSynth(ready)
  const root = rootOf(name)
  let step = 0
  let timer = 0
  const strike = () => {
    if (!document.hidden)
      for (const { pitch, at, length, loud } of notesOf(step, root)) note(pitch, at, length, { loud })
    step += 1
  }
  return {
    set: (isOn) => {
      clearInterval(timer)
      if (isOn) timer = window.setInterval(strike, stepMs)
    },
  }
}
