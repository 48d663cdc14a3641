/** The hall with the table in it, where the outcome is drawn. Another form of the same table is another `Scene`. */
import { element } from '@jackfruit/game-page/dom'
import type { Say, Sounds } from '@jackfruit/game-page/view'
import type { Scene, SceneParts, TableLook } from '../felt/look.ts'
import { TwoForms } from '../solid/two-forms.ts'

export interface Stage {
  readonly node: HTMLElement
  readonly scene: Scene
  readonly fit: () => void
  readonly stop: () => void
}

interface StageParts {
  readonly say: Say
  readonly sounds: Sounds
  readonly status: HTMLElement
  readonly limits: HTMLElement
  readonly crowd: HTMLElement
  /** The table's id. */
  readonly table: string
}

export function makeStage(look: TableLook, { say, sounds, status, limits, crowd, table }: StageParts): Stage {
  const { scene, stop } = sceneOf(look, { say, sounds }, table)
  const place = element('div', { class: 'live-scene' }, scene.node)
  const node = element(
    'section',
    { class: 'live-stage', 'aria-label': say('live.table') },
    element('div', { class: 'live-hall', 'aria-hidden': 'true' }, ...arches()),
    element('div', { class: 'live-cloth', 'aria-hidden': 'true' }),
    place,
    status,
    element(
      'div',
      { class: 'live-words' },
      element('p', { class: 'live-simulated' }, say('live.simulated')),
      limits,
      crowd,
    ),
  )
  return {
    ...{ node, scene, stop },
    fit: () =>
      scene.fit?.({
        ...{ width: place.clientWidth, height: place.clientHeight },
        ...{ x: place.offsetLeft, y: place.offsetTop },
        hall: { width: node.clientWidth, height: node.clientHeight },
      }),
  }
}

function sceneOf(
  { scene, solid, hall, cloth }: TableLook,
  parts: SceneParts,
  table: string,
): Pick<Stage, 'scene' | 'stop'> {
  const drawn = scene(parts)
  if (!solid) return { scene: drawn, stop: () => {} }
  const both = new TwoForms({
    drawn,
    solid: async () => {
      const [{ solidScene }, makeProps] = await Promise.all([import('../solid/scene.ts'), solid()])
      return solidScene(parts, { hall, cloth, table }, makeProps)
    },
    now: () => performance.now(),
    idle: whenIdle,
  })
  return { scene: both, stop: () => both.stop() }
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work)
  else setTimeout(work, 300)
}

/** Niches with lanterns in the wall behind the table. */
const arches = () =>
  Array.from({ length: 5 }, () => element('i', { class: 'arch' }, element('i', { class: 'lantern' })))
