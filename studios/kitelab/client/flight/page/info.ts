/** What there is to know of the flight: how it is played, what it returns, and what seals its rounds. */
import { element } from '@jackfruit/game-page/dom'
import { pastRounds } from '@jackfruit/game-page/line/past-rounds'
import { sealsOf } from '@jackfruit/game-page/line/seals'
import type { Standing } from '@jackfruit/game-page/line/standing'
import type { Opening } from '@jackfruit/game-page/model'
import { cutPercent } from '@jackfruit/game-page/money'
import { makePanel } from '@jackfruit/game-page/panels/panel'
import type { Say } from '@jackfruit/game-page/view'
import type { Minor } from '@jackfruit/kernel'
import { type StakeLimits, timesText } from '../state/fields.ts'
import { lastPoints } from '../state/round-lists.ts'

interface Parts {
  readonly say: Say
  readonly money: (amount: Minor) => string
  readonly limits: StakeLimits
  readonly mostBack: Minor
  readonly opening: Opening
  readonly tableId: string
  readonly standing: () => Standing
  readonly proof: (roundId: string) => Promise<unknown>
  readonly mayDownload: boolean
}

export function makeInfo(parts: Parts): { readonly node: HTMLDialogElement; readonly open: () => void } {
  const { say, money, limits, mostBack, opening, tableId } = parts
  const panel = makePanel(say, say('action.rules'), 'wide')
  panel.node.classList.add('flight-panel')
  const paragraph = (text: string) => element('p', { class: 'flight-rule' }, text)
  const fact = (name: string, value: string) => [
    element('dt', {}, name),
    element('dd', { class: 'num' }, value),
  ]
  return {
    node: panel.node,
    open: () =>
      panel.open([
        ...['crash.how', 'crash.when', 'crash.odds'].map((key) => paragraph(say(key))),
        paragraph(say('crash.most', { amount: money(mostBack), at: '10,000.00×' })),
        element(
          'dl',
          { class: 'facts' },
          ...fact(say('rules.rtp'), `${cutPercent(opening.published.rtp)}%`),
          ...fact(say('rules.limits'), `${money(limits.least)} – ${money(limits.most)}`),
          ...fact(say('rules.maxWin'), money(opening.maxWin)),
        ),
        element('h3', {}, say('live.sealTitle')),
        paragraph(say('live.sealHow')),
        sealsOf(parts.standing(), { say, opening, tableId }),
        pastRounds({
          ...{ say, proof: parts.proof, mayDownload: parts.mayDownload },
          results: parts.standing().view.results,
          words: (outcome) => lastPoints([{ outcome }], 1).map((point) => `${timesText(point)}×`)[0] ?? '',
        }),
        paragraph(say('rules.malfunction')),
        paragraph(say('crash.keys')),
      ]),
  }
}
