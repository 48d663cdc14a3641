/** Kite Dice: two dice that are thrown onto a tray, and what each total returns. */
import { picture } from 'virtual:art/kite-dice'
import { element } from '@jackfruit/game-page/dom'
import { moneyNode } from '@jackfruit/game-page/money'
import type { GameView } from '@jackfruit/game-page/view'
import { houseTexts } from '../../client/house/texts.ts'
import manifest from './game.json' with { type: 'json' }
import { makeTable, paysOf } from './view-table.ts'

export const view: GameView = {
  name: manifest.name,
  studio: 'KiteLab',
  hall: picture('hall'),
  texts: [houseTexts, import.meta.glob('./texts/*.ts')],
  make: makeTable,
  rules: ({ say, money, stake, facts, currency }) => [
    element('h3', {}, say('dice.pays', { amount: money(stake()) })),
    element(
      'dl',
      { class: 'facts' },
      ...paysOf(facts).flatMap(([total, hundredths]) => [
        element('dt', {}, say('dice.total', { total })),
        element('dd', { class: 'num' }, moneyNode((stake() * BigInt(hundredths)) / 100n, currency)),
      ]),
    ),
    element('p', { class: 'hint' }, say('dice.note')),
  ],
}
