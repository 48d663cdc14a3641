/** Where sound goes; null while it is off. */
export type Output = () => { readonly audio: AudioContext; readonly master: GainNode } | null

/** What every sound is made of. */
export interface Synth {
  readonly note: (
    frequency: number,
    at: number,
    length: number,
    options?: { type?: OscillatorType; loud?: number; slideTo?: number },
  ) => void
  readonly noise: (length: number, frequency: number, loud: number) => void
}

export function makeSynth(ready: Output): Synth {
  const note: Synth['note'] = (frequency, at, length, options = {}) => {
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

  const noise: Synth['noise'] = (length, frequency, loud) => {
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
  return { note, noise }
}
