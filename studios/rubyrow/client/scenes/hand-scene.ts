/** A hand that everybody plays for himself, drawn. */
import { element } from '@jackfruit/game-page/dom'
import { makeMotion } from '@jackfruit/game-page/motion/motion'
import type { Scene, SceneParts } from '../felt/look.ts'
import type { Deal, HandRules } from './hand-felt.ts'
import { handPlay } from './hand-play.ts'
import { drawnSide } from './side.ts'

export function handScene<Known extends Deal>({ say, sounds }: SceneParts, rules: HandRules<Known>): Scene {
  const motion = makeMotion()
  const hands = element('div', { class: 'live-hands of-hand' })
  const discards = element('div', { class: 'live-discards', 'aria-hidden': 'true' })
  const shoe = element('div', { class: 'live-shoe', 'aria-hidden': 'true' })
  const play = handPlay(rules, {
    ...{ say, sounds, finish: motion.finish },
    side: (named) => {
      const side = drawnSide(named, motion)
      hands.append(side.node)
      return side
    },
    shown: (count) => hands.classList.toggle('of-3', count > 1),
  })
  const node = element('div', { class: 'live-cards' }, discards, hands, shoe, motion.node)
  motion.furnish({ shoe, discards })
  return { node, ...play }
}
