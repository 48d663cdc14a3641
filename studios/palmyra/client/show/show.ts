/** The draw as it is shown. The result is known before it begins to move: what moves only tells it. */
import { element } from '@jackfruit/game-page/dom'
import type { KindName, Result } from '@jackfruit/lottery-rules'
import { lookOf, piecesOf, resultNode } from '../pages/numbers.ts'
import type { Say } from '../texts.ts'
import { throwDice } from './dice.ts'
import { makeDrum } from './drum.ts'
import { makeRace } from './race.ts'

export interface Show {
  readonly node: HTMLElement
  /** Bets are open: balls tumble, cars wait. What is drawn once or twice a day waits unseen. */
  readonly idle: (kind: KindName, rests: boolean) => void
  /** The last result, without motion. */
  readonly lie: (kind: KindName, result: Result) => void
  /** Resolves when the last number is told. */
  readonly tell: (kind: KindName, result: Result) => Promise<void>
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

export function makeShow(say: Say): Show {
  const stage = element('div', { class: 'show-stage', 'aria-hidden': 'true' })
  const said = element('div', { class: 'show-result', role: 'status' })
  const drum = makeDrum()
  const race = makeRace()
  let shown: KindName | null = null
  const idle = (kind: KindName, rests: boolean) => {
    stage.hidden = rests
    drum.wake()
    if (shown === kind) return
    shown = kind
    const look = lookOf(kind)
    stage.dataset['look'] = look
    stage.replaceChildren(
      look === 'cars' ? race.node : look === 'dice' ? element('div', { class: 'dice' }) : drum.node,
    )
    if (look === 'cars') race.line()
    else if (look !== 'dice') drum.fill(look === 'balls' ? (kind === 'keno' ? 80 : 49) : 10)
  }
  return {
    node: element('section', { class: 'show', 'aria-label': say('show.title') }, stage, said),
    idle,
    lie: (kind, result) => {
      idle(kind, stage.hidden !== false)
      said.replaceChildren(resultNode(say, kind, result))
    },
    tell: async (kind, result) => {
      idle(kind, false)
      said.replaceChildren()
      const look = lookOf(kind)
      if (!isStill()) {
        const pieces = piecesOf(look === 'table' ? 'balls' : look, result)
        if (look === 'cars') await race.run(pieces)
        else if (look === 'dice') await throwDice(stage, pieces)
        else await drum.draw(look === 'table' ? [...(pieces[0] ?? '')] : pieces)
      }
      // Another game was chosen meanwhile.
      if (shown !== kind) return
      drum.clear()
      said.replaceChildren(resultNode(say, kind, result))
    },
  }
}
