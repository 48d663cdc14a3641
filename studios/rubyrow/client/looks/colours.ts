import { dieNode } from '@jackfruit/game-page/dice/die'
import { svgElement } from '@jackfruit/game-page/dom'
import { boardOf, split } from '@jackfruit/game-page/felt/board'
import { colourGame, colourPlaces } from '@jackfruit/table-rules/dice/pictures'
import type { TableLook } from '../felt/look.ts'
import { diceScene } from '../scenes/dice-scene.ts'
import { facesOf, readDice } from './dice-words.ts'
import { gameOf } from './game-of.ts'

const ids = colourPlaces.map(({ id }) => id)
const colours = ids.filter((id) => !id.includes('-'))
const pairs = ids.filter((id) => id.includes('-'))
const inks: Readonly<Record<string, string>> = {
  ...{
    red: '#d6273a',
    blue: '#2463d8',
    yellow: '#f2b918',
    green: '#1f9a52',
    white: '#f6f2e6',
    pink: '#ec5fa4',
  },
}
const nameOf = (face: number) => colours[face - 1] ?? ''
/** Colours have letters, too: not everybody tells them apart. */
const letters: Readonly<Record<string, string>> = {
  ...{ red: 'R', blue: 'B', yellow: 'Y', green: 'G', white: 'W', pink: 'P' },
}

function painted(name: string): SVGElement[] {
  const letter = svgElement('text', { x: 20, y: 25, class: 'colour-letter' })
  letter.textContent = letters[name] ?? ''
  return [
    svgElement('rect', {
      x: 4,
      y: 4,
      width: 32,
      height: 31,
      rx: 6,
      fill: inks[name] ?? '#888',
      stroke: '#0002',
    }),
    letter,
  ]
}
const drawn = (name: string) => dieNode(0, () => painted(name))

const lookOf = (name: string, code: string, isBoosted: boolean): TableLook => ({
  ...{ name, game: gameOf(colourGame(code, isBoosted), readDice), kind: 'dice', layout: 'beside', texts: [] },
  hall: 'radial-gradient(ellipse at 50% 15%, #3f2b8a, #1a1048 62%, #0a0620)',
  cloth: '#2b2164',
  board: (shape) =>
    shape === 'wide'
      ? boardOf([...split(colours, 3), ...split(pairs, 8)], [1.8, 1.8])
      : boardOf([...split(colours, 3), ...split(pairs, 5)], [1.7, 1.7]),
  place: (id, say) => {
    const [first = '', second] = id.split('-')
    if (!second) return { label: say(`colour.${id}`), tone: 'plain', pictures: [drawn(id)], isMain: true }
    return {
      ...{ label: `${say(`colour.${first}`)} + ${say(`colour.${second}`)}`, short: '', tone: 'plain' },
      pictures: [drawn(first), drawn(second)],
    }
  },
  scene: (parts) => diceScene(parts, { read: readDice, draw: (face) => painted(nameOf(face)) }),
  solid: async () => {
    const { cubesProps } = await import('../solid/props/dice/colours.ts')
    const faces = colours.map((name) => ({ ink: inks[name] ?? '#888', letter: letters[name] ?? '' }))
    return (parts) => cubesProps(parts, { read: readDice, colours: faces })
  },
  mark: (outcome) => {
    const dice = readDice(outcome)
    if (!dice) return null
    return { text: dice.join(' '), tone: 'plain', pictures: dice.map((face) => painted(nameOf(face))) }
  },
  words: (outcome, say) => (readDice(outcome) ?? []).map((face) => say(`colour.${nameOf(face)}`)).join(' · '),
  statistics: (outcomes, say) =>
    facesOf(
      outcomes,
      colours.map((name) => say(`colour.${name}`)),
    ),
  rules: [isBoosted ? 'live.coloursBoosted' : 'live.colours'],
})

export const plain = lookOf('table.colorgame', 'colorgame', false)
export const boosted = lookOf('table.colorgame-boost', 'colorgame-boost', true)
