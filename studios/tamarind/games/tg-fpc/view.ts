import { dieNode } from '@jackfruit/game-page/dice/die'
import { figure } from '@jackfruit/game-page/dice/figures'
import { svgElement } from '@jackfruit/game-page/dom'
import { boardOf, split } from '@jackfruit/game-page/felt/board'
import type { Tone } from '@jackfruit/game-page/felt/tone'
import { words } from '@jackfruit/game-page/words/pictures/words'
import { feltView } from '../../client/felt/felt-view.ts'
import { diceScene } from '../../client/scenes/dice.ts'
import manifest from './game.json' with { type: 'json' }
import { pictures, places } from './rules.ts'
import { readShown } from './shown.ts'

const singles = [...pictures]
const triples = places.map(({ id }) => id).filter((id) => id.includes('triple'))
const pairs = places.map(({ id }) => id).filter((id) => id.includes('-') && !id.includes('triple'))
const tones: Readonly<Record<string, Tone>> = {
  ...{ fish: 'blue', prawn: 'red', crab: 'red', rooster: 'gold', gourd: 'green', coin: 'gold' },
}
const nameOf = (face: number) => pictures[face - 1] ?? ''

const drawn = (name: string) => dieNode(0, () => figure(name))

export const view = feltView({
  name: manifest.name,
  hall: 'radial-gradient(ellipse at 50% 0%, #8a3a10, #1f0a03 75%)',
  cloth: '#1c5a2c',
  texts: words,
  board: (shape) =>
    shape === 'wide'
      ? boardOf([singles, ...split(pairs, 8), triples], [1.8])
      : boardOf([...split(singles, 3), ...split(pairs, 3), ...split(triples, 4)], [1.5, 1.5]),
  place: (id, say) => {
    const [first = '', second] = id.split('-')
    if (id === 'any-triple') return { label: say('felt.anyTriple'), tone: 'gold' }
    if (first === 'triple')
      return {
        ...{ label: `${say(`fpc.${second}`)} ×3`, short: '×3', tone: 'plain' },
        pictures: [drawn(second ?? '')],
      }
    if (!second) return { label: say(`fpc.${id}`), tone: tones[id] ?? 'plain', pictures: [drawn(id)] }
    return {
      ...{ label: `${say(`fpc.${first}`)} + ${say(`fpc.${second}`)}`, short: '', tone: 'plain' },
      pictures: [drawn(first), drawn(second)],
    }
  },
  kind: 'dice',
  scene: (parts) =>
    diceScene(
      parts,
      (shown) => readShown(shown).dice,
      (face) => svgElement('svg', { viewBox: '0 0 40 40' }, ...figure(nameOf(face))),
    ),
  mark: (shown) => {
    const { dice } = readShown(shown)
    const isTriple = new Set(dice).size === 1
    const tone = isTriple ? 'gold' : 'plain'
    return { text: dice.join(' '), tone, pictures: dice.map((face) => figure(nameOf(face))) }
  },
  wins: (shown) => readShown(shown).wins,
  words: (shown, say) =>
    readShown(shown)
      .dice.map((face) => say(`fpc.${nameOf(face)}`))
      .join(' · '),
  rules: ['fpc.rules', 'fpc.bets'],
})
