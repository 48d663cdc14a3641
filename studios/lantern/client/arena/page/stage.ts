/** The stage: who fights, what the arena is doing in words and as a ring, and the drawn fight. */
import { element, svgElement } from '@jackfruit/game-page/dom'
import type { Say, Sounds } from '@jackfruit/game-page/view'
import type { MatchUp } from '@jackfruit/table-rules/cockfight/fight'
import { fightMs } from '@jackfruit/table-rules/cockfight/table'
import { makeRing } from '../draw/ring.ts'
import { atRest, momentAt } from '../state/script.ts'
import { type Doing, isOpen, type Seen } from '../state/seen.ts'

export interface Stage {
  readonly node: HTMLElement
  /** `clock`: milliseconds that only ever go on; `name`: of the round. */
  readonly draw: (
    seen: Seen,
    at: { readonly clock: number; readonly name: string; readonly isStill: boolean },
  ) => void
  readonly setMatchUp: (matchUp: MatchUp | null) => void
}

interface Parts {
  readonly say: Say
  readonly sound: Sounds
  /** How long bets are taken in a round. */
  readonly bettingMs: number
}

const around = 2 * Math.PI * 20
const ticked = 5

const plate = (say: Say, side: 'meron' | 'wala', name: string) => {
  const share = element('span', { class: 'plate-share num' })
  const node = element(
    'div',
    { class: `arena-plate ${side}` },
    element('span', { class: 'plate-side' }, say(`arena.${side}`)),
    element('b', { class: 'plate-name' }, name),
    share,
  )
  return { node, share }
}

export function makeStage({ say, sound, bettingMs }: Parts): Stage {
  const ring = makeRing()
  const arc = svgElement('circle', { cx: 24, cy: 24, r: 20, class: 'clock-left' })
  const seconds = element('b', { class: 'num', 'data-testid': 'seconds' })
  const clock = element(
    'span',
    { class: 'arena-clock', 'aria-hidden': 'true' },
    svgElement(
      'svg',
      { viewBox: '0 0 48 48' },
      svgElement('circle', { cx: 24, cy: 24, r: 20, class: 'clock-ground' }),
      arc,
    ),
    seconds,
  )
  const title = element('b', { role: 'status', 'data-testid': 'doing' })
  const note = element('span', { class: 'arena-note' })
  const [left, right] = [plate(say, 'meron', say('arena.ember')), plate(say, 'wala', say('arena.tide'))]
  const ribbon = element('p', { class: 'arena-ribbon', 'data-testid': 'result' })
  const node = element(
    'section',
    { class: 'arena-stage', 'aria-label': say('arena.stage') },
    ring.node,
    element(
      'p',
      { class: 'arena-drawn' },
      element('b', {}, say('arena.drawn')),
      element('span', {}, say('arena.sealed')),
    ),
    element('div', { class: 'arena-phase' }, clock, element('span', { class: 'arena-words' }, title, note)),
    ...[left.node, right.node, ribbon],
  )
  let doing: Doing | null = null
  let counted = -1

  function turn({ doing: next, fight }: Seen) {
    doing = next
    node.dataset['doing'] = next
    node.dataset['result'] = next === 'result' && fight ? fight.result : ''
    title.textContent = next === 'lost' || next === 'void' ? say(`live.${next}`) : say(`arena.${next}`)
    note.textContent =
      next === 'lost' || next === 'void'
        ? say(`live.${next}Note`)
        : next === 'fight'
          ? say('arena.fightNote')
          : ''
    ribbon.textContent = next === 'result' && fight ? say(`arena.result.${fight.result}`) : ''
    if (next === 'fight') sound.play('bell')
    if (next === 'result') sound.play('reveal')
  }
  function count({ leftMs, doing: now }: Seen) {
    const of = now === 'fight' ? fightMs : bettingMs
    arc.setAttribute(
      'stroke-dasharray',
      `${(around * Math.min(1, leftMs / of)).toFixed(1)} ${around.toFixed(1)}`,
    )
    const left = Math.ceil(leftMs / 1000)
    if (left === counted) return
    if (now === 'lastCall' && left <= ticked && counted === left + 1) sound.play('tick')
    counted = left
    seconds.textContent = left > 0 ? String(left) : ''
    clock.classList.toggle('none', left === 0)
  }
  return {
    node,
    draw: (seen, { clock: now, name, isStill }) => {
      if (seen.doing !== doing) turn(seen)
      count(seen)
      const { fight } = seen
      const stands = isStill && !fight
      // Who wants less motion sees how it ended, when it has.
      const ms = isStill ? (seen.doing === 'result' ? fightMs : 0) : seen.ms
      ring.draw(fight ? momentAt(fight.result, name, ms) : atRest(stands ? 0 : now))
    },
    setMatchUp: (matchUp) => {
      node.classList.toggle('unknown', matchUp === null)
      if (!matchUp) return
      const percent = (thousandths: number) => (thousandths / 10).toFixed(1)
      left.share.textContent = say('arena.strength', { percent: percent(matchUp.meron) })
      right.share.textContent = say('arena.strength', { percent: percent(1000 - matchUp.meron) })
    },
  }
}

/** Whether there is more to draw than a few times a second. */
export const isMoving = (seen: Seen): boolean => seen.doing === 'fight' || isOpen(seen)
