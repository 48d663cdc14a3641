/** How symbols act where they win: each as what it is made of would. Pure: a share of the act in, a pose out. */

/** A face roars, what hangs swings, what is round turns, stone flashes, what is light hops; the others swell. */
export type Act = 'roar' | 'swing' | 'turn' | 'flash' | 'hop' | 'swell'

export interface Pose {
  /** Of its usual size, across and down. */
  readonly wide: number
  readonly high: number
  /** In radians, about its upper end where it hangs. */
  readonly tilt: number
  readonly hangs: boolean
  /** Upward, of its height. */
  readonly lift: number
  /** Where a band of light is on its way across, from 0 to 1; -1 where none is. */
  readonly light: number
}

export const atEase: Pose = { wide: 1, high: 1, tilt: 0, hangs: false, lift: 0, light: -1 }

const full = Math.PI * 2

/** `share` from 0 to 1; at both ends the symbol stands as it always does, but for the size of what wins. */
export function poseOf(act: Act, share: number): Pose {
  const within = Math.max(0, Math.min(1, share))
  const swell = 1 + 0.1 * Math.sin(Math.PI * within)
  const calm = 1 - within
  switch (act) {
    case 'roar': {
      // It draws back, and comes forward with a shiver.
      const forth =
        within < 0.22
          ? -0.07 * Math.sin((within / 0.22) * Math.PI)
          : 0.17 * Math.sin(((within - 0.22) / 0.78) * Math.PI)
      const shiver = within > 0.3 && within < 0.8 ? Math.sin(within * full * 9) * 0.045 : 0
      return { ...atEase, wide: 1 + forth, high: 1 + forth * 1.1, tilt: shiver }
    }
    case 'swing':
      return {
        ...atEase,
        wide: swell,
        high: swell,
        tilt: Math.sin(within * full * 2) * 0.24 * calm,
        hangs: true,
      }
    case 'turn': {
      const across = Math.cos(within * full)
      return {
        ...atEase,
        wide: Math.sign(across || 1) * Math.max(0.08, Math.abs(across)) * swell,
        high: swell,
        light: within,
      }
    }
    case 'flash':
      return { ...atEase, wide: swell, high: swell, light: within }
    case 'hop': {
      const twice = Math.abs(Math.sin(within * full)) * (within < 0.5 ? 1 : 0.55)
      const low = (1 - twice) * 0.07 * Math.sin(Math.PI * within)
      return { ...atEase, wide: 1 + low, high: 1 - low, lift: twice * 0.13 }
    }
    case 'swell':
      return { ...atEase, wide: swell, high: swell }
  }
}
