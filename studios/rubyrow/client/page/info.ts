/** What there is to know of the table: how it is played, what each place pays and returns, and what seals its rounds. */
import { element } from '@jackfruit/game-page/dom'
import { formChoice } from '@jackfruit/game-page/forms/choice'
import { pastRounds } from '@jackfruit/game-page/line/past-rounds'
import { sealsOf } from '@jackfruit/game-page/line/seals'
import type { Standing } from '@jackfruit/game-page/line/standing'
import type { Opening } from '@jackfruit/game-page/model'
import { cutPercent, figure } from '@jackfruit/game-page/money'
import { makePanel } from '@jackfruit/game-page/panels/panel'
import type { Say } from '@jackfruit/game-page/view'
import type { Minor } from '@jackfruit/kernel'
import type { TablePlace } from '@jackfruit/table-rules/table'
import type { TableLimits } from '../bets/limits.ts'
import type { TableLook } from '../felt/look.ts'
import type { Table } from '../looks/all.ts'

interface InfoParts {
  readonly look: TableLook
  readonly say: Say
  readonly money: (amount: Minor) => string
  readonly limits: TableLimits
  readonly opening: Opening
  readonly table: Table
  readonly standing: () => Standing
  readonly proof: (roundId: string) => Promise<unknown>
  readonly mayDownload: boolean
}

export function makeInfo(parts: InfoParts): { readonly node: HTMLDialogElement; readonly open: () => void } {
  const { look, say } = parts
  const panel = makePanel(say, say('action.rules'), 'wide')
  const paragraph = (text: string) => element('p', { class: 'rule' }, text)
  return {
    node: panel.node,
    open: () =>
      panel.open([
        paragraph(say('live.about')),
        ...look.rules.map((key) => paragraph(say(key))),
        element('h3', {}, say('live.places')),
        placesTable(parts),
        paragraph(
          say('live.roundLimits', {
            round: parts.money(parts.limits.mostInRound),
            win: parts.money(parts.limits.maxWin),
          }),
        ),
        ...(look.solid ? [formChoice(say)] : []),
        element('h3', {}, say('live.sealTitle')),
        paragraph(say('live.sealHow')),
        sealsOf(parts.standing(), { say, opening: parts.opening, tableId: parts.table.id }),
        pastRounds({
          ...{ say, proof: parts.proof, mayDownload: parts.mayDownload },
          results: parts.standing().view.results,
          words: (outcome) => look.words(outcome, say),
        }),
        paragraph(say('rules.malfunction')),
        paragraph(say('live.keys')),
      ]),
  }
}

/** Places that pay alike stand in one row. */
function placesTable({ look, say, limits, opening: { currency } }: InfoParts): HTMLElement {
  const rows = new Map<string, { readonly place: TablePlace; readonly names: string[] }>()
  for (const place of look.game.places) {
    const key = [place.group, place.limit, place.rtp, ...place.pays].join('|')
    const row = rows.get(key) ?? { place, names: [] }
    row.names.push(look.place(place.id, say).label)
    rows.set(key, row)
  }
  const cell = (name: 'th' | 'td', text: string) => element(name, {}, text)
  return element(
    'table',
    { class: 'live-paytable' },
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        ...['felt.bet', 'felt.odds', 'felt.return'].map((key) => cell('th', say(key))),
        cell('th', `${say('felt.limit')} (${currency.symbol})`),
      ),
    ),
    element(
      'tbody',
      {},
      ...[...rows.values()].map(({ place, names }) =>
        element(
          'tr',
          {},
          cell(
            'td',
            names.length > 4 ? `${names.slice(0, 2).join(', ')} … ${names.at(-1)}` : names.join(', '),
          ),
          ...[
            place.pays.join(' · '),
            `${cutPercent(place.rtp)}%`,
            figure(limits.mostOn(place.id), currency.scale),
          ].map((text) => element('td', { class: 'num' }, text)),
        ),
      ),
    ),
  )
}
