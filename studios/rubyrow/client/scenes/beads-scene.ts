/** Fan tan: a cup over beads is lifted, and they are taken away by fours until one to four are left. */
import { element } from '@jackfruit/game-page/dom'
import type { Json } from '@jackfruit/studio-kit/rules'
import { remainderOf } from '@jackfruit/table-rules/wheel/fan-tan'
import type { Scene, SceneParts } from '../felt/look.ts'

const lifted = 0.12
const counted = 0.86
const perRow = 4

export function beadsScene({ say, sounds }: SceneParts, read: (outcome: Json) => number | null): Scene {
  const heap = element('div', { class: 'bead-heap', 'aria-hidden': 'true' })
  const rest = element('output', { class: 'bead-rest num' })
  const cup = element('div', { class: 'bead-cup', 'aria-hidden': 'true' })
  const node = element('div', { class: 'live-beads' }, heap, cup, rest)
  const pour = (beads: number) => {
    heap.replaceChildren(
      ...Array.from({ length: Math.ceil(beads / perRow) }, (_, row) =>
        element(
          'div',
          { class: 'bead-row' },
          ...Array.from({ length: Math.min(perRow, beads - row * perRow) }, () =>
            element('i', { class: 'bead' }),
          ),
        ),
      ),
    )
  }
  const tell = (beads: number | null) => {
    rest.textContent = beads === null ? '' : say('fantan.rest', { count: remainderOf(beads) })
    rest.classList.toggle('shown', beads !== null)
  }
  const cover = (isCovered: boolean) => cup.classList.toggle('up', !isCovered)
  const left = (beads: number) => {
    for (const [row, each] of [...heap.children].entries()) each.classList.toggle('gone', row < fours(beads))
  }
  return {
    node,
    open: () => {
      cover(true)
      heap.replaceChildren()
      tell(null)
    },
    closed: () => sounds.play('roll', 2),
    deal: (outcome, course) => {
      const beads = read(outcome)
      if (beads === null) return
      pour(beads)
      tell(null)
      course.at(course.lastsMs * 0.03, () => cover(false))
      const away = fours(beads)
      for (let row = 0; row < away; row++)
        course.at(course.lastsMs * (lifted + ((counted - lifted) * (row + 1)) / (away + 1)), (isStill) => {
          heap.children[row]?.classList.add('gone')
          if (!isStill) sounds.play('chip', row % 5)
        })
      course.at(course.lastsMs * 0.9, (isStill) => {
        tell(beads)
        if (!isStill) sounds.play('land')
      })
    },
    show: (outcome) => {
      const beads = read(outcome)
      if (beads === null) return
      pour(beads)
      left(beads)
      cover(false)
      tell(beads)
    },
  }
}

/** Rows of four that are taken away: all but the last, which is one to four. */
const fours = (beads: number): number => Math.ceil(beads / perRow) - 1
