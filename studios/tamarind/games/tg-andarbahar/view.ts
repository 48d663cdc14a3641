import { cardSide } from '@jackfruit/game-page/cards/side'
import { element } from '@jackfruit/game-page/dom'
import { boardOf, split } from '@jackfruit/game-page/felt/board'
import type { Motion } from '@jackfruit/game-page/motion/motion'
import type { ViewParts } from '@jackfruit/game-page/view'
import { words } from '@jackfruit/game-page/words/andar-bahar/words'
import { feltView } from '../../client/felt/felt-view.ts'
import type { Scene } from '../../client/felt/look.ts'
import manifest from './game.json' with { type: 'json' }
import { bands } from './rules.ts'
import { readShown, type Shown } from './shown.ts'

const bandIds = bands.map(([from, to]) => `cards-${from}-${to}`)
const isAndar = ({ cards }: Shown) => cards.length % 2 === 1

/** Only the latest card of a side is shown: up to 25 fall on one. */
function scene({ say, pause, sounds }: ViewParts, motion: Motion): Scene {
  const joker = cardSide(say('ab.joker'), 'gold', motion)
  const sides = [cardSide(say('ab.andar'), 'blue', motion), cardSide(say('ab.bahar'), 'red', motion)]
  const node = element('div', { class: 'sides three' }, ...[joker, ...sides].map((side) => side.node))
  const clear = () => {
    for (const side of [joker, ...sides]) side.clear()
  }
  return {
    node,
    begin: clear,
    show: async (json, { turbo }) => {
      const shown = readShown(json)
      clear()
      joker.add(shown.joker)
      for (const [i, card] of shown.cards.entries()) {
        await pause(turbo ? 40 : i < 20 ? 320 : 120)
        const side = sides[i % 2]
        side?.clear()
        side?.add(card)
        side?.setTotal(String(Math.floor(i / 2) + 1))
        sounds.play('card', Math.min(i, 6))
      }
      sides[isAndar(shown) ? 0 : 1]?.setAhead(true)
      await pause(turbo ? 100 : 350)
    },
    rest: clear,
  }
}

export const view = feltView({
  name: manifest.name,
  hall: 'radial-gradient(ellipse at 50% 0%, #4a1a5a, #14051a 75%)',
  cloth: '#6b3a14',
  texts: words,
  board: (shape) =>
    shape === 'wide'
      ? boardOf([['andar', 'bahar'], bandIds], [1.5])
      : boardOf([['andar', 'bahar'], ...split(bandIds, 4)], [1.5]),
  place: (id, say) => {
    if (id === 'andar') return { label: say('ab.andar'), tone: 'blue' }
    if (id === 'bahar') return { label: say('ab.bahar'), tone: 'red' }
    const [, from = '', to = ''] = id.split('-')
    return { label: say('ab.cards', { from, to }), tone: 'plain' }
  },
  kind: 'cards',
  scene,
  isBead: true,
  sides: (say) =>
    new Map([
      ['blue', say('ab.andar')],
      ['red', say('ab.bahar')],
    ] as const),
  mark: (shown) => {
    const isFirst = isAndar(readShown(shown))
    return { text: isFirst ? 'A' : 'B', tone: isFirst ? 'blue' : 'red' }
  },
  wins: (shown) => readShown(shown).wins,
  words: (shown, say) => {
    const read = readShown(shown)
    return say('ab.words', {
      side: say(isAndar(read) ? 'ab.andar' : 'ab.bahar'),
      count: read.cards.length,
    })
  },
  rules: ['ab.rules', 'ab.bets'],
})
