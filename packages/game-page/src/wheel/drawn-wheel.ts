/**
 * The drawn form: pictures made once, which the browser turns and moves by itself. The script does nothing
 * while the ball rolls, so that a weak processor holds it.
 */
import './wheel.css'
import { element } from '../dom.ts'
import { drawBowl } from './bowl.ts'
import type { SpinPath } from './path.ts'
import { drawBall, drawKnob, drawRotor } from './rotor.ts'
import { radii } from './sheet.ts'
import { flatness, type Wheel, type WheelParts } from './wheel.ts'

/** CSS pixels of the pictures; the stations enlarge or reduce them. */
const drawnAt = 640
const frameMs = 1000 / 60
const half = drawnAt / 2

/** Where the ball is, from the middle of the wheel, in CSS pixels of the pictures. */
export function ballAt(ball: number, out: number, high: number): { readonly x: number; readonly y: number } {
  const reach = (radii.pocket + (radii.track - radii.pocket) * out) * half
  return {
    x: Math.sin(ball) * reach,
    y: -Math.cos(ball) * reach * flatness - high * half * 0.09 - out * half * 0.03,
  }
}

const ballFrame = (ball: number, out: number, high: number): Keyframe => {
  const { x, y } = ballAt(ball, out, high)
  return { transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)` }
}
const turned = (radians: number) => `rotate(${((radians * 180) / Math.PI).toFixed(2)}deg)`

export function drawnWheel(parts: WheelParts): Wheel {
  const rotor = element('div', { class: 'wheel-rotor' }, drawRotor(parts, drawnAt))
  const trail = element('div', { class: 'wheel-trail' })
  const ball = element('div', { class: 'wheel-ball' }, drawBall(drawnAt))
  const tilted = element('div', { class: 'wheel-tilted' }, rotor, trail)
  const wheel = element(
    'div',
    { class: 'wheel-drawn' },
    ...[drawBowl(drawnAt), tilted, drawKnob(drawnAt), ball],
  )
  wheel.style.setProperty('--wheel', `${drawnAt}px`)
  const node = element('div', { class: 'felt-wheel', 'aria-hidden': 'true' }, wheel)
  let running: Animation[] = []

  function lie(rotorAngle: number, ballAngle: number | null) {
    for (const animation of running) animation.cancel()
    running = []
    rotor.style.transform = turned(rotorAngle)
    trail.style.opacity = '0'
    ball.style.opacity = ballAngle === null ? '0' : '1'
    if (ballAngle !== null) ball.style.transform = String(ballFrame(ballAngle, 0, 0)['transform'])
  }
  return {
    ...{ node, lie },
    place: (_, { x, y, width }, ms) => {
      wheel.style.transition = ms > 0 ? `transform ${ms}ms cubic-bezier(0.5, 0, 0.15, 1)` : 'none'
      wheel.style.transform = `translate(${x - half}px, ${y - half * flatness}px) scale(${width / drawnAt})`
    },
    spin: async (path) => {
      lie(path.at(0).rotor, null)
      if (typeof rotor.animate !== 'function') return
      running = animations({ rotor, trail, ball }, path)
      ball.style.opacity = '1'
      // The rotor goes on a little after the ball lies.
      await running[1]?.finished.catch(() => {})
    },
    remove: () => {
      lie(0, null)
      node.remove()
    },
  }
}

function animations(
  { rotor, trail, ball }: Readonly<Record<'rotor' | 'trail' | 'ball', HTMLElement>>,
  path: SpinPath,
): Animation[] {
  const sampled = (untilMs: number, frame: (ms: number) => Keyframe) => {
    const count = Math.ceil(untilMs / frameMs)
    return Array.from({ length: count + 1 }, (_, i) => frame((untilMs * i) / count))
  }
  const { endsMs, restsMs, at } = path
  const whole = { duration: endsMs, fill: 'forwards' } as const
  const ofBall = (ms: number) => {
    const { ball: angle, out, high } = at(ms)
    return ballFrame(angle, out, high)
  }
  return [
    rotor.animate(
      sampled(endsMs, (ms) => ({ transform: turned(at(ms).rotor) })),
      whole,
    ),
    ball.animate(sampled(restsMs, ofBall), { duration: restsMs, fill: 'forwards' }),
    // Once it lies it goes with its pocket.
    ball.animate(
      sampled(endsMs - restsMs, (ms) => ofBall(restsMs + ms)),
      { duration: endsMs - restsMs, delay: restsMs, fill: 'forwards' },
    ),
    trail.animate(
      sampled(restsMs, (ms) => {
        const { ball: angle, out, speed } = at(ms)
        return { transform: turned(angle), opacity: out === 1 ? Math.min(0.5, speed / 22) : 0 }
      }),
      { duration: restsMs },
    ),
  ]
}
