/** From one kind of motion into the next without a jump. */
import { midPose, type Pose } from './space.ts'

const ms = 220

export interface Mixer {
  /** What moves next comes from somewhere else. */
  readonly turn: () => void
  readonly mix: (now: number, poses: readonly Pose[]) => readonly Pose[]
  readonly isMixing: () => boolean
}

export function makeMixer(): Mixer {
  let last: readonly Pose[] | null = null
  let from: { readonly poses: readonly Pose[]; began: number | null } | null = null
  return {
    turn: () => {
      from = last ? { poses: last, began: null } : null
    },
    mix: (now, poses) => {
      last = poses
      if (!from) return poses
      from.began ??= now
      const share = Math.min(1, Math.max(0, (now - from.began) / ms))
      const before = from.poses
      if (share === 1) from = null
      last = poses.map((pose, i) => midPose(before[i] ?? pose, pose, share))
      return last
    },
    isMixing: () => from !== null,
  }
}
