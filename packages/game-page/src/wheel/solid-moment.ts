/** Where rotor, ball and bulbs are at one moment of a spin. */
import { type InstancedMesh, Matrix4 } from 'three'
import type { Moment } from './path.ts'
import { type Model, measures, trailLength } from './solid-model.ts'

type Place = readonly [x: number, y: number, z: number]

const between = (a: number, b: number, share: number) => a + (b - a) * Math.max(0, Math.min(1, share))

/** Of the ball's middle, from the middle of the wheel: out on the track or in among the frets, and how high it jumps. */
export function placeOf(ball: number, out: number, high: number): Place {
  const radius = between(measures.pocket, measures.track, out)
  const up = between(measures.pocketHigh, measures.trackHigh, out) + high * 0.34
  return [Math.sin(ball) * radius, up, -Math.cos(ball) * radius]
}

const matrix = new Matrix4()
/** Fading spheres where the ball was. */
function drawTrail(trail: InstancedMesh, at: (behind: number) => Place, share: number): void {
  for (let i = 0; i < trailLength; i++) {
    const size = Math.max(0.001, (1 - i / trailLength) * share)
    matrix.makeScale(size, size, size)
    matrix.setPosition(...at(i))
    trail.setMatrixAt(i, matrix)
  }
  trail.instanceMatrix.needsUpdate = true
}

export function drawMoment(
  { rotor, ball, trail, chase }: Model,
  { rotor: angle, ball: where, out, high, speed }: Moment,
  hasBall: boolean,
): void {
  rotor.rotation.y = -angle
  ball.visible = hasBall
  trail.visible = hasBall && out === 1
  ball.position.set(...placeOf(where, out, high))
  if (trail.visible) {
    const apart = Math.min(0.045, speed * 0.006)
    drawTrail(trail, (i) => placeOf(where - (i + 1) * apart, 1, 0), Math.min(1, speed / 9))
  }
  chase(where / (Math.PI * 2))
}
