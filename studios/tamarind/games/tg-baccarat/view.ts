import { cardSide } from '@jackfruit/game-page/cards/side'
import { element } from '@jackfruit/game-page/dom'
import { boardOf, split } from '@jackfruit/game-page/felt/board'
import type { Tone } from '@jackfruit/game-page/felt/tone'
import type { Motion } from '@jackfruit/game-page/motion/motion'
import type { ViewParts } from '@jackfruit/game-page/view'
import { words } from '@jackfruit/game-page/words/baccarat/words'
import { feltView } from '../../client/felt/felt-view.ts'
import type { Scene } from '../../client/felt/look.ts'
import manifest from './game.json' with { type: 'json' }
import { readShown, type Shown } from './shown.ts'

const main = ['P', 'T', 'B']
const sides = ['PP', 'EP', 'XP', 'BP', 'DBP', 'DBB', 'SML', 'BIG', 'S6', 'L6', 'D7', 'P8']
const tones: Readonly<Record<string, Tone>> = { P: 'blue', B: 'red', T: 'green' }

const winnerOf = ({ player, banker }: Shown): 'P' | 'B' | 'T' =>
  player.total > banker.total ? 'P' : player.total < banker.total ? 'B' : 'T'

/** Player, banker, player, banker, then the third cards: as they were dealt. */
function scene({ say, pause, sounds }: ViewParts, motion: Motion): Scene {
  const hands = {
    player: cardSide(say('bac.P'), 'blue', motion),
    banker: cardSide(say('bac.B'), 'red', motion),
  }
  const names = ['player', 'banker'] as const
  const node = element('div', { class: 'sides' }, ...names.map((name) => hands[name].node))
  const clear = () => {
    for (const name of names) hands[name].clear()
  }
  return {
    node,
    begin: clear,
    show: async (json, { turbo }) => {
      const shown = readShown(json)
      clear()
      for (const i of [0, 1, 2])
        for (const name of names) {
          const card = shown[name].cards[i]
          if (card === undefined) continue
          // Whichever it is, a third card can still turn the round.
          hands[name].add(card, i === 2 && !turbo)
          sounds.play('card', i)
          await pause(turbo ? 90 : i === 2 ? 960 : 340)
        }
      for (const name of names) hands[name].setTotal(String(shown[name].total))
      hands.player.setAhead(winnerOf(shown) === 'P')
      hands.banker.setAhead(winnerOf(shown) === 'B')
      await pause(turbo ? 100 : 300)
    },
    rest: clear,
  }
}

export const view = feltView({
  name: manifest.name,
  hall: 'radial-gradient(ellipse at 50% 0%, #4a0c1c, #120206 75%)',
  cloth: '#8e1428',
  texts: words,
  board: (shape) =>
    shape === 'wide'
      ? boardOf([main, ...split(sides, 6)], [1.9])
      : boardOf([main, ...split(sides, 3)], [1.9]),
  place: (id, say) => ({ label: say(`bac.${id}`), tone: tones[id] ?? 'plain' }),
  kind: 'cards',
  scene,
  mark: (shown) => {
    const winner = winnerOf(readShown(shown))
    return { text: winner, tone: tones[winner] ?? 'plain' }
  },
  isBead: true,
  sides: (say) => new Map(main.map((id) => [tones[id] ?? 'plain', say(`bac.${id}`)])),
  wins: (shown) => readShown(shown).wins,
  words: (shown, say) => {
    const winner = winnerOf(readShown(shown))
    return winner === 'T' ? say('felt.tie') : say('felt.wins', { side: say(`bac.${winner}`) })
  },
  rules: ['bac.rules', 'bac.third', 'bac.push'],
})
