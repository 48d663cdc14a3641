import { dieNode } from '@jackfruit/game-page/dice/die'
import { boardOf, split } from '@jackfruit/game-page/felt/board'
import type { Tone } from '@jackfruit/game-page/felt/tone'
import { words } from '@jackfruit/game-page/words/sic-bo/words'
import { places, sicBo } from '@jackfruit/table-rules/dice/sic-bo'
import type { TableLook } from '../felt/look.ts'
import { diceScene } from '../scenes/dice-scene.ts'
import { bigOrSmall, readDice, sumMark, sumOf, sumWords } from './dice-words.ts'
import { gameOf } from './game-of.ts'

const starting = (text: string) => places.map(({ id }) => id).filter((id) => id.startsWith(text))
const [doubles, triples, totals] = [starting('double-'), starting('triple-'), starting('total-')]
const [twos, singles] = [starting('two-'), starting('single-')]
const [threes, fours] = [starting('three-'), starting('four-')]

const tones: Readonly<Record<string, Tone>> = {
  ...{ small: 'blue', big: 'red', odd: 'blue', even: 'red', 'any-triple': 'gold' },
}

export const look: TableLook = {
  ...{ name: 'table.sicbo', game: gameOf(sicBo('sicbo'), readDice), kind: 'dice', layout: 'beside' },
  texts: [words],
  hall: 'radial-gradient(ellipse at 50% 15%, #7c2417, #330c08 62%, #140403)',
  cloth: '#7a1420',
  board: (shape) =>
    shape === 'wide'
      ? boardOf(
          [
            ['small', 'odd', 'any-triple', 'even', 'big'],
            [...doubles, ...triples],
            totals.slice(0, 7),
            totals.slice(7),
            ...split(twos, 8),
            singles,
            ...split(threes, 10),
            fours,
          ],
          [1.5],
        )
      : boardOf(
          [
            ['small', 'big'],
            ['odd', 'any-triple', 'even'],
            ...[doubles, triples],
            ...[...split(totals, 7), ...split(twos, 5)],
            ...[singles, ...split(threes, 5), fours],
          ],
          [1.3, 1.1],
        ),
  place: (id, say) => {
    const [kind = '', ...faces] = id.split('-')
    const tone = tones[id] ?? 'plain'
    if (id === 'any-triple') return { label: say('felt.anyTriple'), tone }
    if (faces.length === 0) return { label: say(`felt.${id}`), tone, isMain: true }
    if (kind === 'total') return { label: faces.join(' '), tone }
    const repeated: Readonly<Record<string, number>> = { double: 2, triple: 3 }
    const drawn = Array.from({ length: repeated[kind] ?? 1 }, () => faces).flat()
    const short = kind === 'four' ? '×3' : ''
    return {
      ...{ label: `${drawn.join(' ')} ${short}`.trim(), short },
      tone: kind === 'triple' ? 'gold' : tone,
      pictures: drawn.map((face) => dieNode(Number(face))),
    }
  },
  scene: (parts) => diceScene(parts, { read: readDice, total: sumOf }),
  solid: async () => {
    const { sicBoProps } = await import('../solid/props/dice/sic-bo.ts')
    return (parts) => sicBoProps(parts, { read: readDice, total: sumOf })
  },
  ...{ mark: sumMark, words: sumWords, sides: bigOrSmall },
  rules: ['sicbo.rules', 'sicbo.bets'],
}
