import { dieNode } from '@jackfruit/game-page/dice/die'
import { figure } from '@jackfruit/game-page/dice/figures'
import { boardOf, split } from '@jackfruit/game-page/felt/board'
import type { Tone } from '@jackfruit/game-page/felt/tone'
import { words } from '@jackfruit/game-page/words/pictures/words'
import { fishPrawnCrabPlaces, pictures, fishPrawnCrab as rules } from '@jackfruit/table-rules/dice/pictures'
import type { TableLook } from '../felt/look.ts'
import { diceScene } from '../scenes/dice-scene.ts'
import { facesOf, readDice } from './dice-words.ts'
import { gameOf } from './game-of.ts'

const ids = fishPrawnCrabPlaces.map(({ id }) => id)
const triples = ids.filter((id) => id.includes('triple'))
const pairs = ids.filter((id) => id.includes('-') && !id.includes('triple'))
const tones: Readonly<Record<string, Tone>> = {
  ...{ fish: 'blue', prawn: 'red', crab: 'red', rooster: 'gold', gourd: 'green', coin: 'gold' },
}
const nameOf = (face: number) => pictures[face - 1] ?? ''
const drawn = (name: string) => dieNode(0, () => figure(name))

export const fishPrawnCrab: TableLook = {
  ...{
    name: 'table.fpc',
    game: gameOf(rules('fpc'), readDice),
    kind: 'dice',
    layout: 'beside',
    texts: [words],
  },
  hall: 'radial-gradient(ellipse at 50% 15%, #8a3a10, #3a1505 62%, #160702)',
  cloth: '#1c5a2c',
  board: (shape) =>
    shape === 'wide'
      ? boardOf([[...pictures], ...split(pairs, 8), triples], [2])
      : boardOf([...split([...pictures], 3), ...split(pairs, 5), ...split(triples, 4)], [1.5, 1.5]),
  place: (id, say) => {
    const [first = '', second] = id.split('-')
    if (id === 'any-triple') return { label: say('felt.anyTriple'), tone: 'gold' }
    if (first === 'triple')
      return {
        ...{ label: `${say(`fpc.${second}`)} ×3`, short: '×3', tone: 'plain' },
        pictures: [drawn(second ?? '')],
      }
    if (!second)
      return { label: say(`fpc.${id}`), tone: tones[id] ?? 'plain', pictures: [drawn(id)], isMain: true }
    return {
      ...{ label: `${say(`fpc.${first}`)} + ${say(`fpc.${second}`)}`, short: '', tone: 'plain' },
      pictures: [drawn(first), drawn(second)],
    }
  },
  scene: (parts) => diceScene(parts, { read: readDice, draw: (face) => figure(nameOf(face)) }),
  solid: async () => {
    const { pictureDice } = await import('../solid/props/dice/pictures.ts')
    return (parts) => pictureDice(parts, { read: readDice, draw: (face) => figure(nameOf(face)) })
  },
  mark: (outcome) => {
    const dice = readDice(outcome)
    if (!dice) return null
    const tone = new Set(dice).size === 1 ? 'gold' : 'plain'
    return { text: dice.join(' '), tone, pictures: dice.map((face) => figure(nameOf(face))) }
  },
  words: (outcome, say) => (readDice(outcome) ?? []).map((face) => say(`fpc.${nameOf(face)}`)).join(' · '),
  statistics: (outcomes, say) =>
    facesOf(
      outcomes,
      pictures.map((name) => say(`fpc.${name}`)),
    ),
  rules: ['fpc.rules', 'fpc.bets'],
}
