/** Hands of cards on a table, drawn. */
import { element, svgElement } from '@jackfruit/game-page/dom'
import { makeMotion } from '@jackfruit/game-page/motion/motion'
import type { Scene, SceneParts } from '../felt/look.ts'
import { type CardsLook, cardsPlay, sidesOf } from './cards-play.ts'
import { drawnSide } from './side.ts'

export function cardsScene({ say, sounds }: SceneParts, look: CardsLook): Scene {
  const motion = makeMotion()
  const sides = sidesOf(look.hands, say, (named) => drawnSide(named, motion))
  const [shoe, discards] = [shoeNode(), element('div', { class: 'live-discards', 'aria-hidden': 'true' })]
  const hands = element(
    'div',
    {
      class: `live-hands of-${look.hands.length}${look.isLong ? ' long' : ''}${look.isSingle ? ' single' : ''}`,
    },
    ...[...sides.values()].map(({ node }) => node),
  )
  const node = element('div', { class: 'live-cards' }, discards, hands, shoe, motion.node)
  motion.furnish({ shoe, discards })
  return { node, ...cardsPlay(look, { sounds, sides, finish: motion.finish }) }
}

/** The shoe at the dealer's right hand. */
function shoeNode(): HTMLElement {
  const path = (d: string, fill: string) => svgElement('path', { d, fill })
  return element(
    'div',
    { class: 'live-shoe', 'aria-hidden': 'true' },
    svgElement(
      'svg',
      { viewBox: '0 0 120 110' },
      path('M14 34 84 8l32 22v44L48 104 14 78Z', '#1a1112'),
      path('M14 34 84 8l32 22-70 28Z', '#3b2a22'),
      path('M24 36 82 14l22 15-58 23Z', '#e7c27a'),
      path('M14 34l32 24v46L14 78Z', '#0e090a'),
      path('M18 62l24 18v16L18 78Z', '#f3ead6'),
      path('M20 66l20 15v9L20 75Z', '#0f5a3c'),
    ),
  )
}
