/** What there is to know of the arena: how it is played, what it returns, and what seals its rounds. */
import { element } from '@jackfruit/game-page/dom'
import { pastRounds } from '@jackfruit/game-page/line/past-rounds'
import { sealsOf } from '@jackfruit/game-page/line/seals'
import type { Standing } from '@jackfruit/game-page/line/standing'
import type { Opening } from '@jackfruit/game-page/model'
import { cutPercent } from '@jackfruit/game-page/money'
import { makePanel } from '@jackfruit/game-page/panels/panel'
import type { Say } from '@jackfruit/game-page/view'
import type { Minor } from '@jackfruit/kernel'
import { houseOf } from '@jackfruit/table-rules/cockfight/match-up'
import { fightIn, places } from '@jackfruit/table-rules/cockfight/table'
import type { Limits } from '../state/slip.ts'

interface Parts {
  readonly say: Say
  readonly money: (amount: Minor) => string
  readonly limits: Limits
  readonly opening: Opening
  readonly tableId: string
  readonly standing: () => Standing
  readonly proof: (roundId: string) => Promise<unknown>
  readonly mayDownload: boolean
}

const rules = ['how', 'odds', 'pool', 'cancel', 'draws', 'exact'] as const
const names = [
  ['meron', 'arena.fixed'],
  ['pool-meron', 'arena.pool'],
  ['both-down', 'arena.bothDown'],
  ['full-time', 'arena.fullTime'],
] as const

export function makeInfo(parts: Parts): { readonly node: HTMLDialogElement; readonly open: () => void } {
  const { say, money, limits, opening, tableId } = parts
  const panel = makePanel(say, say('action.rules'), 'wide')
  panel.node.classList.add('arena-panel')
  const paragraph = (text: string) => element('p', { class: 'arena-rule' }, text)
  const fact = (name: string, value: string) => [
    element('dt', {}, name),
    element('dd', { class: 'num' }, value),
  ]
  const { meron, wala } = houseOf({ meron: 500 }, opening.currency.code)
  const most = (id: string) =>
    places.find((place) => place.id === id)?.limit === 'main' ? limits.main : limits.side
  return {
    node: panel.node,
    open: () =>
      panel.open([
        ...rules.map((key) => paragraph(say(`arena.rule.${key}`, { amount: money(meron + wala) }))),
        element(
          'dl',
          { class: 'facts' },
          ...names.flatMap(([id, key]) =>
            fact(
              say(key),
              `${say('felt.return')} ${cutPercent(places.find((place) => place.id === id)?.rtp ?? '')}% · ${money(opening.limits.min)} – ${money(most(id))}`,
            ),
          ),
          ...fact(say('rules.maxWin'), money(opening.maxWin)),
        ),
        element('h3', {}, say('live.sealTitle')),
        paragraph(say('live.sealHow')),
        paragraph(say('arena.rule.matchUp')),
        sealsOf(parts.standing(), { say, opening, tableId }),
        pastRounds({
          ...{ say, proof: parts.proof, mayDownload: parts.mayDownload },
          results: parts.standing().view.results,
          words: (outcome) => say(`arena.result.${fightIn(outcome).result}`),
        }),
        paragraph(say('rules.malfunction')),
        paragraph(say('arena.keys')),
      ]),
  }
}
