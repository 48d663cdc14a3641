import type { Currency, Minor } from '@jackfruit/kernel'
import { element, svgElement } from '../dom.ts'
import type { GameView } from '../game-view.ts'
import type { Opening } from '../model.ts'
import { moneyNode, moneyText } from '../money.ts'
import type { Say } from '../texts.ts'

/** The paytable in money for the present bet, the lines, the feature, the published figures. */
export function rulesPage(say: Say, view: GameView, opening: Opening, stake: Minor): Node[] {
  const { rules, currency } = opening
  const lines = BigInt(rules.lines.length)
  const pay = (times: number) => moneyNode((stake * BigInt(times)) / lines, currency)
  const scatterPay = (index: 0 | 1 | 2) => moneyText(stake * BigInt(rules.scatterPays[index]), currency)
  const row = ({ symbol, pays }: Opening['rules']['paytable'][number]) =>
    element(
      'div',
      { class: 'pay-card' },
      view.symbolPicture(symbol),
      element(
        'dl',
        {},
        ...[2, 1, 0].flatMap((index) => [
          element('dt', { class: 'num' }, `${index + 3}×`),
          element('dd', {}, pay(pays[index] ?? 0)),
        ]),
      ),
    )
  return [
    element('h3', {}, say('rules.pays', { amount: moneyText(stake, currency) })),
    element('div', { class: 'pay-grid' }, ...rules.paytable.map(row)),
    element('p', { class: 'hint' }, say('rules.paysNote')),
    element('div', { class: 'feature' }, view.symbolPicture('W'), element('p', {}, say('rules.wild'))),
    element(
      'div',
      { class: 'feature' },
      view.symbolPicture('S'),
      element(
        'div',
        {},
        element(
          'p',
          {},
          say('rules.scatter', { three: scatterPay(0), four: scatterPay(1), five: scatterPay(2) }),
        ),
        element('p', {}, say('rules.free', { count: rules.freeSpins, times: rules.freeSpinTimes })),
      ),
    ),
    element('h3', {}, say('rules.lines', { count: rules.lines.length })),
    element('div', { class: 'line-grid' }, ...rules.lines.map((line, index) => lineDiagram(line, index + 1))),
    element('p', { class: 'hint' }, say('rules.linesNote')),
    element('h3', {}, say('rules.figures')),
    figures(say, opening, currency),
    element('p', { class: 'hint' }, say('rules.rtpNote')),
    element('p', { class: 'hint' }, say('rules.malfunction')),
    element('p', { class: 'hint keys' }, say('keys.note')),
  ]
}

function figures(say: Say, opening: Opening, currency: Currency): HTMLElement {
  const { rules, stakes, maxWin } = opening
  const pairs: readonly (readonly [string, Node | string])[] = [
    [say('rules.rtp'), `${rules.rtp}%`],
    [say('rules.hit'), `${rules.hitRate}%`],
    [say('rules.volatility'), say(`volatility.${rules.volatility}`)],
    [say('rules.maxWin'), moneyNode(maxWin, currency)],
    [
      say('rules.limits'),
      `${moneyText(stakes[0] ?? 0n, currency)} – ${moneyText(stakes.at(-1) ?? 0n, currency)}`,
    ],
  ]
  return element(
    'dl',
    { class: 'facts' },
    ...pairs.flatMap(([name, value]) => [element('dt', {}, name), element('dd', { class: 'num' }, value)]),
  )
}

function lineDiagram(line: readonly number[], number: number): HTMLElement {
  const dots = line.flatMap((at, reel) =>
    [0, 1, 2].map((row) =>
      svgElement('rect', {
        x: reel * 10 + 1,
        y: row * 10 + 1,
        width: 8,
        height: 8,
        rx: 2,
        fill: row === at ? '#FFC73D' : '#4A2A48',
      }),
    ),
  )
  const path = svgElement('polyline', {
    points: line.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' '),
    fill: 'none',
    stroke: '#FFF1CC',
    'stroke-width': 1.6,
    'stroke-linejoin': 'round',
  })
  return element(
    'figure',
    { class: 'line' },
    svgElement('svg', { viewBox: '0 0 50 30', 'aria-hidden': 'true' }, ...dots, path),
    element('figcaption', { class: 'num' }, String(number)),
  )
}
