/** The hall with the table in it, where the outcome is drawn. Another form of the same table is another `Scene`. */
import { element } from '@jackfruit/game-page/dom'
import type { Say, Sounds } from '@jackfruit/game-page/view'
import type { Scene, TableLook } from '../felt/look.ts'

export interface Stage {
  readonly node: HTMLElement
  readonly scene: Scene
  readonly fit: () => void
}

interface StageParts {
  readonly say: Say
  readonly sounds: Sounds
  readonly status: HTMLElement
  readonly limits: HTMLElement
  readonly crowd: HTMLElement
}

export function makeStage(look: TableLook, { say, sounds, status, limits, crowd }: StageParts): Stage {
  const scene = look.scene({ say, sounds })
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
    ...{ node, scene },
    fit: () => scene.fit?.({ width: place.clientWidth, height: place.clientHeight }),
  }
}

/** Niches with lanterns in the wall behind the table. */
const arches = () =>
  Array.from({ length: 5 }, () => element('i', { class: 'arch' }, element('i', { class: 'lantern' })))
