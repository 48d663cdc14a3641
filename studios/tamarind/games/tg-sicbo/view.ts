import { dieNode } from '@jackfruit/game-page/dice/die'
import { boardOf, split } from '@jackfruit/game-page/felt/board'
import type { Tone } from '@jackfruit/game-page/felt/tone'
import { words } from '@jackfruit/game-page/words/sic-bo/words'
import { feltView } from '../../client/felt/felt-view.ts'
import { diceScene } from '../../client/scenes/dice.ts'
import manifest from './game.json' with { type: 'json' }
import { places } from './rules.ts'
import { readShown } from './shown.ts'

const starting = (text: string) => places.map(({ id }) => id).filter((id) => id.startsWith(text))
const [doubles, triples, totals] = [starting('double-'), starting('triple-'), starting('total-')]
const [twos, singles, threes, fours] = [
  starting('two-'),
  starting('single-'),
  starting('three-'),
  starting('four-'),
]

const tones: Readonly<Record<string, Tone>> = {
  ...{ small: 'blue', big: 'red', odd: 'blue', even: 'red', 'any-triple': 'gold' },
}

const sumOf = (dice: readonly number[]) => dice.reduce((sum, face) => sum + face, 0)
const isTriple = (dice: readonly number[]) => new Set(dice).size === 1

export const view = feltView({
  name: manifest.name,
  hall: 'radial-gradient(ellipse at 50% 0%, #2b5a14, #0b1a05 75%)',
  cloth: '#7a1420',
  texts: words,
  board: (shape) =>
    shape === 'wide'
      ? boardOf(
          [
            ['small', 'odd', 'any-triple', 'even', 'big'],
            [...doubles, ...triples],
            totals,
            twos,
            singles,
            [...(split(threes, 10)[0] ?? []), ...fours.slice(0, 2)],
            [...(split(threes, 10)[1] ?? []), ...fours.slice(2)],
          ],
          [1.4],
        )
      : boardOf(
          [
            ['small', 'big'],
            ['odd', 'any-triple', 'even'],
            doubles,
            triples,
            ...split(totals, 7),
            ...split(twos, 5),
            singles,
            ...split(threes, 5),
            fours,
          ],
          [1.3, 1.3],
        ),
  place: (id, say) => {
    const [kind = '', ...faces] = id.split('-')
    const tone = tones[id] ?? 'plain'
    if (id === 'any-triple') return { label: say('felt.anyTriple'), tone }
    if (faces.length === 0) return { label: say(`felt.${id}`), tone }
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
  kind: 'dice',
  scene: (parts) => diceScene(parts, (shown) => readShown(shown).dice),
  mark: (shown) => {
    const { dice } = readShown(shown)
    const total = sumOf(dice)
    return { text: String(total), tone: isTriple(dice) ? 'gold' : total > 10 ? 'red' : 'blue' }
  },
  isBead: true,
  wins: (shown) => readShown(shown).wins,
  words: (shown, say) => {
    const { dice } = readShown(shown)
    return isTriple(dice)
      ? say('felt.triple', { face: dice[0] ?? '' })
      : `${dice.join(' · ')} — ${say('felt.total', { total: sumOf(dice) })}`
  },
  rules: ['sicbo.rules', 'sicbo.bets'],
})
