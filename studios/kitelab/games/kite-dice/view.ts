/** Kite Dice: two dice on a tray, and what each total returns. */
import './view.css'
import { picture } from 'virtual:art/kite-dice'
import { element } from '@jackfruit/game-page/dom'
import { moneyNode } from '@jackfruit/game-page/money'
import type { GameView, Table, ViewParts } from '@jackfruit/game-page/view'
import type { Json } from '@jackfruit/studio-kit/rules'
import manifest from './game.json' with { type: 'json' }
import { facts as factsSchema, shown as shownSchema } from './shown.ts'
import { makeDie } from './view-die.ts'

const rollMs = { normal: 900, turbo: 350 }
const stepMs = 90

export const view: GameView = {
  name: manifest.name,
  studio: 'KiteLab',
  hall: picture('hall'),
  texts: [import.meta.glob('./texts/*.ts')],
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

/** Each total that returns something, lowest first, in hundredths of the stake. */
const paysOf = (facts: Json) =>
  Object.entries(factsSchema.parse(facts).pays).toSorted(([a], [b]) => Number(a) - Number(b))

function makeTable({ facts, sounds, pause, say }: ViewParts): Table {
  const dice = [makeDie(), makeDie()] as const
  const tray = element('div', { class: 'kite-tray', 'aria-hidden': 'true' }, ...dice.map(({ node }) => node))
  const chips = new Map(
    paysOf(facts).map(([total, hundredths]) => [
      Number(total),
      element('div', {}, element('dt', {}, total), element('dd', { class: 'num' }, `×${hundredths / 100}`)),
    ]),
  )
  let standing: readonly [number, number] = [3, 4]
  let rolling: number | undefined

  const stop = () => {
    window.clearInterval(rolling)
    rolling = undefined
    tray.classList.remove('rolling')
  }
  const put = (faces: readonly [number, number]) => {
    for (const [each, die] of dice.entries()) die.show(faces[each] ?? 1)
  }
  put(standing)

  return {
    node: element(
      'div',
      { class: 'kite-dice' },
      tray,
      element('dl', { class: 'kite-pays', 'aria-label': say('dice.ready') }, ...chips.values()),
    ),
    laid: () => ({ choice: null }),
    fit: () => {},
    begin: ({ still }) => {
      tray.classList.remove('won')
      for (const chip of chips.values()) chip.classList.remove('hit')
      if (still) return
      let step = 0
      window.clearInterval(rolling)
      rolling = window.setInterval(() => {
        step += 1
        put([(step % 6) + 1, ((step * 5 + 2) % 6) + 1])
        sounds.play('tick')
      }, stepMs)
      tray.classList.add('rolling')
    },
    show: async ({ shown, stake, win }, { turbo }) => {
      const { dice: faces, total } = shownSchema.parse(shown)
      await pause(turbo ? rollMs.turbo : rollMs.normal)
      stop()
      standing = faces
      put(faces)
      sounds.play('land')
      tray.classList.toggle('won', win > stake)
      chips.get(total)?.classList.add('hit')
    },
    hurry: () => {},
    rest: () => {
      stop()
      put(standing)
    },
    lock: () => {},
    words: ({ shown }) => say('dice.total', { total: shownSchema.parse(shown).total }),
  }
}
