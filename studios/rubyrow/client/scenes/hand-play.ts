/**
 * One hand that everybody plays for himself, against a dealer whose second card lies face down until all are done. It
 * shows what it is told: cards that are new come out of the shoe, and what was told otherwise lies anew.
 */
import type { Sounds } from '@jackfruit/game-page/view'
import type { HandStanding, Scene } from '../felt/look.ts'
import { back, type Deal, type HandForm, type HandRules, handFelt, type Pile } from './hand-felt.ts'

const asOver = { actions: null, steps: 0, isOver: true }

interface Form extends HandForm {
  readonly sounds: Sounds
  /** What is on its way arrives. */
  readonly finish: () => void
}

type HandPlay = Required<Pick<Scene, 'open' | 'closed' | 'deal' | 'show' | 'follow'>>

export function handPlay<Known extends Deal>(rules: HandRules<Known>, form: Form): HandPlay {
  const { sounds } = form
  const felt = handFelt(form, rules)
  let isDealing = false
  let held: HandStanding | null = null

  function lay(deal: Known, standing: Omit<HandStanding, 'outcome'>) {
    if (felt.lay(deal, standing)) sounds.play('card', 1)
  }

  return {
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
          pile.add(card, isStill)
          if (!isStill) sounds.play('card', i)
        })
      course.at(course.lastsMs * 0.85, () => {
        isDealing = false
        lay(deal, held ?? { ...asOver, isOver: deal.dealer.length > 1 })
      })
    },
    show: (outcome) => {
      isDealing = false
      form.finish()
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
