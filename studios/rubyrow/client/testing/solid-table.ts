/** Props on a table without a picture: rounds are told to them by hand, and frames come when a test says so. */
import type { Json } from '@jackfruit/studio-kit/rules'
import { InstancedMesh, Matrix4, type Object3D } from 'three'
import { type Course, openCourse } from '../scenes/course.ts'
import type { MakeProps } from '../solid/contract.ts'
import { handTime } from './hand-time.ts'

const frameMs = 40

interface Dealing {
  readonly behindMs?: number
  readonly isStill?: boolean
}

export function solidTable(make: MakeProps, lastsMs: number) {
  const time = handTime()
  const played: string[] = []
  const props = make({
    say: (key, values) => (values ? `${key} ${Object.values(values).join(' ')}` : key),
    sounds: { play: (name) => void played.push(name) },
    now: time.now,
  })
  /** Whether something still moves. */
  const pass = (ms: number): boolean => {
    let moves = props.step(time.now())
    for (let left = ms; left > 0; left -= frameMs) {
      time.pass(Math.min(frameMs, left))
      moves = props.step(time.now())
    }
    return moves
  }
  const deal = (outcome: Json, { behindMs = 0, isStill = false }: Dealing = {}): Course => {
    const course = openCourse(time, { lastsMs, behindMs, isStill })
    props.deal(outcome, course)
    props.step(time.now())
    return course
  }
  const label = () => {
    const [first] = props.labels
    return first && !first.node.hidden ? (first.node.textContent ?? '') : null
  }
  const named = (name: string): Object3D[] => {
    const found: Object3D[] = []
    props.whole.traverse((each) => {
      if (each.name.startsWith(name)) found.push(each)
    })
    return found
  }
  return { ...{ props, pass, deal, label, named, played, lastsMs }, stands: () => standing(props.whole) }
}

const round = (value: number) => Math.round(value * 1e6) / 1e6 + 0

/** Where all that is seen stands, and how it is turned. */
function standing(root: Object3D): string {
  const lines: string[] = []
  const one = new Matrix4()
  const look = (each: Object3D) => {
    if (!each.visible) return
    lines.push([...each.position.toArray(), ...each.quaternion.toArray()].map(round).join(' '))
    if (each instanceof InstancedMesh)
      for (let i = 0; i < each.count; i++) {
        each.getMatrixAt(i, one)
        lines.push(one.elements.map(round).join(' '))
      }
    for (const child of each.children) look(child)
  }
  look(root)
  return lines.join('\n')
}
