/** Xóc đĩa: a bowl over a plate is shaken when no more bets are taken, then lifted off four discs. */
import { element } from '@jackfruit/game-page/dom'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { Scene, SceneParts } from '../felt/look.ts'

const shaken = 0.55

export function discsScene({ sounds }: SceneParts, read: (outcome: Json) => readonly number[] | null): Scene {
  const discs = element('div', { class: 'disc-plate' })
  const bowl = element('div', { class: 'disc-bowl', 'aria-hidden': 'true' })
  const node = element('div', { class: 'live-discs' }, discs, bowl)
  const lay = (fallen: readonly number[]) => {
    discs.replaceChildren(
      ...fallen.map((side, i) => element('i', { class: `disc ${side === 1 ? 'red' : 'white'} at-${i}` })),
    )
    const reds = fallen.filter((side) => side === 1).length
    discs.setAttribute('role', 'img')
    discs.setAttribute('aria-label', `${reds} : ${fallen.length - reds}`)
  }
  const bowlIs = (how: 'down' | 'shaken' | 'up') => {
    bowl.className = `disc-bowl ${how}`
  }
  bowlIs('down')
  return {
    node,
    open: () => {
      discs.replaceChildren()
      for (const said of ['role', 'aria-label']) discs.removeAttribute(said)
      bowlIs('down')
    },
    closed: () => sounds.play('land'),
    deal: (outcome, course) => {
      const fallen = read(outcome)
      if (!fallen) return
      discs.replaceChildren()
      bowlIs(course.isStill ? 'down' : 'shaken')
      for (let knock = 0; knock < 8; knock++)
        course.at(course.lastsMs * (0.04 + knock * 0.06), (isStill) => {
          if (!isStill) sounds.play('roll', knock % 4)
        })
      course.at(course.lastsMs * shaken, () => {
        bowlIs('down')
        lay(fallen)
      })
      course.at(course.lastsMs * (shaken + 0.1), (isStill) => {
        bowlIs('up')
        if (!isStill) sounds.play('reveal')
      })
    },
    show: (outcome) => {
      const fallen = read(outcome)
      if (!fallen) return
      lay(fallen)
      bowlIs('up')
    },
  }
}
