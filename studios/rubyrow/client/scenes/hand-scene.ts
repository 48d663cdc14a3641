/**
 * One hand that everybody plays for himself, against a dealer whose second card lies face down until all are done. It
 * shows what it is told: cards that are new come out of the shoe, and what was told otherwise lies anew.
 */
import { element } from '@jackfruit/game-page/dom'
import { makeMotion } from '@jackfruit/game-page/motion/motion'
import type { HandStanding, Scene, SceneParts } from '../felt/look.ts'
import { back, type Deal, type HandRules, handFelt, type Pile } from './hand-felt.ts'

const asOver = { actions: null, steps: 0, isOver: true }

export function handScene<Known extends Deal>({ say, sounds }: SceneParts, rules: HandRules<Known>): Scene {
  const motion = makeMotion()
  const felt = handFelt({ say, motion }, rules)
  const discards = element('div', { class: 'live-discards', 'aria-hidden': 'true' })
  const shoe = element('div', { class: 'live-shoe', 'aria-hidden': 'true' })
  const node = element('div', { class: 'live-cards' }, discards, felt.node, shoe, motion.node)
  motion.furnish({ shoe, discards })
  let isDealing = false
  let held: HandStanding | null = null

  function lay(deal: Known, standing: Omit<HandStanding, 'outcome'>) {
    if (felt.lay(deal, standing)) sounds.play('card', 1)
  }

  return {
    node,
    open: () => {
      isDealing = false
      held = null
      felt.clear()
    },
    closed: () => sounds.play('land'),
    deal: (outcome, course) => {
      const deal = rules.read(outcome)
      if (!deal) return
      felt.clear()
      isDealing = true
      const [first = 0, second = 0] = deal.player
      const [up = 0, hidden = back] = deal.dealer
      const starts: readonly (readonly [Pile, number | null])[] = [
        [felt.own, first],
        [felt.dealer, up],
        [felt.own, second],
        [felt.dealer, hidden],
      ]
      for (const [i, [pile, card]] of starts.entries())
        course.at(30 + i * 0.2 * course.lastsMs, (isStill) => {
          pile.add(card)
          if (!isStill) sounds.play('card', i)
        })
      course.at(course.lastsMs * 0.85, () => {
        isDealing = false
        lay(deal, held ?? { ...asOver, isOver: deal.dealer.length > 1 })
      })
    },
    show: (outcome) => {
      isDealing = false
      motion.finish()
      const deal = rules.read(outcome)
      if (deal) lay(deal, held?.outcome === outcome ? held : asOver)
    },
    follow: (standing) => {
      held = standing
      const deal = rules.read(standing.outcome)
      if (deal && !isDealing) lay(deal, standing)
    },
  }
}
