import { cardSide, suitNode } from '@jackfruit/game-page/cards/side'
import { element } from '@jackfruit/game-page/dom'
import { boardOf, split } from '@jackfruit/game-page/felt/board'
import type { Tone } from '@jackfruit/game-page/felt/tone'
import type { Motion } from '@jackfruit/game-page/motion/motion'
import type { ViewParts } from '@jackfruit/game-page/view'
import { words } from '@jackfruit/game-page/words/dragon-tiger/words'
import { feltView } from '../../client/felt/felt-view.ts'
import type { Scene } from '../../client/felt/look.ts'
import manifest from './game.json' with { type: 'json' }
import { places, sides } from './rules.ts'
import { readShown, type Shown } from './shown.ts'

type Winner = 'dragon' | 'tiger' | 'tie'

const rank = (card: string) => 'A23456789TJQK'.indexOf(card.charAt(0))

function winnerOf({ dragon, tiger }: Shown): Winner {
  const ahead = rank(dragon) - rank(tiger)
  return ahead > 0 ? 'dragon' : ahead < 0 ? 'tiger' : 'tie'
}

const tones: Readonly<Record<Winner, Tone>> = { dragon: 'red', tiger: 'gold', tie: 'green' }
const toneOf = (id: string): Tone => (id === 'dragon' || id === 'tiger' || id === 'tie' ? tones[id] : 'plain')

const betsOf = (side: string) => places.map(({ id }) => id).filter((id) => id.startsWith(`${side}-`))
const suits = new Set(['spades', 'hearts', 'diamonds', 'clubs'])

function scene({ say, pause, sounds }: ViewParts, motion: Motion): Scene {
  const hands = {
    dragon: cardSide(say('dt.dragon'), 'red', motion),
    tiger: cardSide(say('dt.tiger'), 'gold', motion),
  }
  const node = element('div', { class: 'sides' }, ...sides.map((side) => hands[side].node))
  const cover = () => {
    for (const side of sides) {
      hands[side].clear()
      hands[side].add(null)
    }
  }
  cover()
  return {
    node,
    begin: cover,
    show: async (json, { turbo }) => {
      const shown = readShown(json)
      for (const [i, side] of sides.entries()) {
        await pause(turbo ? 120 : 560)
        hands[side].clear()
        hands[side].add(shown[side], i === 1 && !turbo)
        sounds.play('card', i)
      }
      await pause(turbo ? 120 : 820)
      for (const side of sides) hands[side].setAhead(winnerOf(shown) === side)
      await pause(turbo ? 100 : 350)
    },
    rest: cover,
  }
}

export const view = feltView({
  name: manifest.name,
  hall: 'radial-gradient(ellipse at 50% 0%, #0f5a4a, #04140f 75%)',
  cloth: '#14424f',
  texts: words,
  board: (shape) => {
    const top = ['dragon', 'tie', 'suited-tie', 'tiger']
    if (shape === 'wide')
      return boardOf(
        [top, ...[0, 1].map((row) => sides.flatMap((side) => split(betsOf(side), 5)[row] ?? []))],
        [1.6],
      )
    return boardOf(
      [['dragon', 'tiger'], ['tie', 'suited-tie'], ...sides.flatMap((side) => split(betsOf(side), 5))],
      [1.6],
    )
  },
  place: (id, say) => {
    const [side = '', bet = ''] = id.split('-')
    if (side === 'suited' || bet === '') return { label: say(`dt.${id}`), tone: toneOf(id) }
    const name = say(`dt.${side}`)
    // Whose bet it is says its colour; its whole name is told to those who do not see it.
    const of = { tone: toneOf(id), side: tones[side === 'dragon' ? 'dragon' : 'tiger'] }
    if (!suits.has(bet)) return { ...of, label: `${name} ${say(`felt.${bet}`)}`, short: say(`felt.${bet}`) }
    return { ...of, label: `${name} ${say(`dt.${bet}`)}`, short: '', pictures: [suitNode(bet.charAt(0))] }
  },
  kind: 'cards',
  scene,
  mark: (shown) => {
    const winner = winnerOf(readShown(shown))
    return { text: { dragon: 'D', tiger: 'T', tie: '=' }[winner], tone: tones[winner] }
  },
  isBead: true,
  sides: (say) => new Map((['dragon', 'tiger', 'tie'] as const).map((id) => [tones[id], say(`dt.${id}`)])),
  wins: (shown) => readShown(shown).wins,
  words: (shown, say) => {
    const winner = winnerOf(readShown(shown))
    return winner === 'tie' ? say('felt.tie') : say('felt.wins', { side: say(`dt.${winner}`) })
  },
  rules: ['dt.rules', 'dt.bets'],
})
