import type { SoundName, Sounds } from './view.ts'

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

  const ready = (): { audio: AudioContext; master: GainNode } | null => {
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

  const note = (
    frequency: number,
    at: number,
    length: number,
    options: { type?: OscillatorType; loud?: number; slideTo?: number } = {},
  ) => {
    const have = ready()
    if (!have) return
    const { audio, master } = have
    const start = audio.currentTime + at
    const oscillator = audio.createOscillator()
    const gain = audio.createGain()
    oscillator.type = options.type ?? 'sine'
    oscillator.frequency.setValueAtTime(frequency, start)
    if (options.slideTo) oscillator.frequency.exponentialRampToValueAtTime(options.slideTo, start + length)
    gain.gain.setValueAtTime(0.0001, start)
    gain.gain.exponentialRampToValueAtTime(options.loud ?? 0.2, start + 0.008)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
    oscillator.connect(gain)
    gain.connect(master)
    oscillator.start(start)
    oscillator.stop(start + length + 0.05)
  }

  const noise = (length: number, frequency: number, loud: number) => {
    const have = ready()
    if (!have) return
    const { audio, master } = have
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
    const samples = buffer.getChannelData(0)
    let state = 22222
    for (let index = 0; index < samples.length; index += 1) {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
      samples[index] = (state / 0x40000000 - 1) * (1 - index / samples.length) ** 2
    }
    const source = audio.createBufferSource()
    const filter = audio.createBiquadFilter()
    const gain = audio.createGain()
    filter.type = 'bandpass'
    filter.frequency.value = frequency
    gain.gain.value = loud
    source.buffer = buffer
    source.connect(filter)
    filter.connect(gain)
    gain.connect(master)
    source.start()
  }

  // A pentatonic scale, as gong chimes have it.
  const scale = [392, 440, 523.25, 587.33, 698.46, 783.99, 880, 1046.5]

  const chime = (step: number) => scale[Math.max(0, Math.min(scale.length - 1, step))] ?? 523
  const made: Record<SoundName, (step: number) => void> = {
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
        note(chime(step) * 2 ** (third / 12), index * 0.05, 0.9, { loud: 0.14 })
    },
    good: () => melody(4),
    big: () => melody(8),
    free: () => {
      for (const [index, place] of [0, 1, 2, 4, 5, 7].entries())
        note(chime(place) / 2, index * 0.16, 1.6, { loud: 0.16 })
    },
    bad: () => note(196, 0, 0.35, { type: 'triangle', loud: 0.16, slideTo: 98 }),
  }
  const melody = (notes: number) => {
    for (const [index, pitch] of scale.slice(0, notes).entries()) {
      note(pitch, index * 0.09, 0.7, { loud: 0.16 })
      note(pitch * 2.01, index * 0.09, 0.4, { loud: 0.05 })
    }
  }

  return {
    isOn: () => on,
    set: (wanted) => {
      on = wanted
      if (on) void ready()?.audio.resume()
      else void context?.suspend()
    },
    press: () => note(330, 0, 0.07, { type: 'triangle', loud: 0.12, slideTo: 220 }),
    play: (name, step = 0) => made[name](step),
  }
}
