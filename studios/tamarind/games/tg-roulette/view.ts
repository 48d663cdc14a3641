import { rouletteBoard } from '@jackfruit/game-page/felt/roulette-board'
import type { Tone } from '@jackfruit/game-page/felt/tone'
import { words } from '@jackfruit/game-page/words/roulette/words'
import { feltView } from '../../client/felt/felt-view.ts'
import { wheelScene } from '../../client/wheel/wheel-scene.ts'
import manifest from './game.json' with { type: 'json' }
import { covers, red, wheelOrder } from './rules.ts'
import { readShown } from './shown.ts'

const toneOf = (number: number): Tone => (number === 0 ? 'green' : red.has(number) ? 'red' : 'black')

const named: Readonly<Record<string, Tone>> = { red: 'red', black: 'black' }
const keys: Readonly<Record<string, string>> = {
  ...{ red: 'felt.red', black: 'felt.black', odd: 'felt.odd', even: 'felt.even' },
}
const plain: Readonly<Record<string, string>> = { low: '1–18', high: '19–36' }

export const view = feltView({
  name: manifest.name,
  hall: 'radial-gradient(ellipse at 50% 0%, #5a1238, #1d0514 75%)',
  cloth: '#0f6b46',
  texts: words,
  board: (_, ratio) => rouletteBoard(ratio < 0.8 ? 'tall' : 'wide', covers),
  place: (id, say) => {
    const numbers = covers[id] ?? []
    const isInside = id === numbers.join('-')
    if (isInside && numbers.length === 1) return { label: id, tone: toneOf(Number(id)) }
    if (isInside) return { label: id, tone: 'plain', isSpot: true }
    const [kind = '', third = ''] = id.split('-')
    const key = keys[id]
    const label = plain[id] ?? (key ? say(key) : say(`roulette.${kind}`, { number: third }))
    return { label, tone: named[id] ?? 'plain', ...(kind === 'column' ? { short: '2:1' } : {}) }
  },
  kind: 'wheel',
  scene: (parts) =>
    wheelScene(parts, { order: wheelOrder, toneOf, read: (shown) => readShown(shown).number }),
  mark: (shown) => {
    const { number } = readShown(shown)
    return { text: String(number), tone: toneOf(number) }
  },
  wins: (shown) => readShown(shown).wins,
  words: (shown) => String(readShown(shown).number),
  hasLoupe: true,
  rules: ['roulette.rules', 'roulette.inside'],
})
