/** A table in three dimensions: hall, table, presenter and props in one picture, and words laid over it. */
import { element } from '@jackfruit/game-page/dom'
import { makeLoop } from '@jackfruit/game-page/solid/loop'
import { makePicture } from '@jackfruit/game-page/solid/picture'
import { Vector3 } from 'three'
import type { Room, SceneParts } from '../felt/look.ts'
import type { Course } from '../scenes/course.ts'
import { aim, fov } from './camera.ts'
import type { MakeProps, SolidProps } from './contract.ts'
import { makeTable } from './hall/table.ts'
import { makeWall, tonesOf } from './hall/wall.ts'
import { lightHall } from './light.ts'
import { makePresenter } from './presenter/presenter.ts'
import type { SolidScene } from './two-forms.ts'

export interface HallLook {
  /** As of the drawn hall and cloth. */
  readonly hall: string
  readonly cloth: string
  /** The table's id: each has its own presenter. */
  readonly table: string
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export function solidScene(parts: SceneParts, look: HallLook, makeProps: MakeProps): SolidScene {
  const now = () => performance.now()
  const picture = makePicture({ fov, isOpen: false, mirrored: 0.42 })
  const props = makeProps({ ...parts, now })
  const tones = tonesOf(look.hall)
  const presenter = makePresenter(look.table)
  const { scene, camera } = picture
  scene.add(makeWall(tones), makeTable(look.cloth, props.mark ?? (() => {})), presenter.whole, props.whole)
  lightHall(scene, tones.light)
  const labels = element('div', { class: 'solid-labels' }, ...props.labels.map(({ node }) => node))
  const node = element('div', { class: 'live-solid' }, picture.canvas, labels)
  picture.canvas.setAttribute('aria-hidden', 'true')
  let room: Room | null = null

  const stand = (at: number) => {
    const moves = props.step(at)
    const breathes = presenter.step(at, props.hands?.(at) ?? null, camera.position)
    if (room) layLabels(props, camera, room)
    return moves || breathes
  }
  const loop = makeLoop((at) => {
    const moves = stand(at)
    picture.paint()
    return moves ? 'yes' : isStill() ? 'no' : 'slowly'
  })
  /** Whatever is done may move something. */
  const moving =
    <Told extends readonly unknown[]>(work: (...told: Told) => void) =>
    (...told: Told) => {
      work(...told)
      loop.go()
    }
  const movingCourse = (course: Course): Course => ({
    ...course,
    at: (ms, work) => course.at(ms, moving(work)),
  })
  return {
    node,
    open: moving(props.open),
    closed: moving(props.closed),
    deal: moving((outcome, course) => {
      loop.count()
      props.deal(outcome, movingCourse(course))
    }),
    show: moving(props.show),
    ...(props.follow ? { follow: moving(props.follow) } : {}),
    fit: moving((wanted) => {
      room = wanted
      picture.resize(wanted.hall)
      props.fit?.(wanted)
      if (wanted.hall.height > 0) aim(camera, wanted, props.view)
      Object.assign(picture.canvas.style, { left: `${-wanted.x}px`, top: `${-wanted.y}px` })
    }),
    costs: (frames) => picture.costs(frames, () => stand(now())),
    gaps: loop.gaps,
    onLost: (tell) => picture.canvas.addEventListener('webglcontextlost', tell, { once: true }),
    release: () => {
      loop.stop()
      props.release?.()
      picture.release()
      node.remove()
    },
  }
}

const point = new Vector3()

/** Each label over the point that it belongs to. */
function layLabels(
  { labels, whole }: SolidProps,
  camera: Parameters<Vector3['project']>[0],
  room: Room,
): void {
  for (const { node, at } of labels) {
    if (node.hidden) continue
    whole.localToWorld(point.copy(at)).project(camera)
    const x = ((point.x + 1) / 2) * room.hall.width - room.x
    const y = ((1 - point.y) / 2) * room.hall.height - room.y
    for (const [name, value] of [
      ['--x', `${x.toFixed(1)}px`],
      ['--y', `${y.toFixed(1)}px`],
    ] as const)
      if (node.style.getPropertyValue(name) !== value) node.style.setProperty(name, value)
  }
}
