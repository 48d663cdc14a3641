import { rouletteBoard } from '@jackfruit/game-page/felt/roulette-board'
import type { Tone } from '@jackfruit/game-page/felt/tone'
import { words } from '@jackfruit/game-page/words/roulette/words'
import type { Json } from '@jackfruit/studio-kit/rules'
import { shares } from '@jackfruit/table-rules/roads/frequency'
import { covers, red, wheelOrder } from '@jackfruit/table-rules/roulette/places'
import { roulette } from '@jackfruit/table-rules/roulette/table'
import type { TableGame } from '@jackfruit/table-rules/table'
import type { TableLook } from '../felt/look.ts'
import { numberOf } from '../felt/read.ts'
import { wheelScene } from '../scenes/wheel-scene.ts'
import { gameOf } from './game-of.ts'

export const toneOf = (number: number): Tone => (number === 0 ? 'green' : red.has(number) ? 'red' : 'black')

const tones: Readonly<Record<string, Tone>> = { red: 'red', black: 'black' }
const keys: Readonly<Record<string, string>> = {
  ...{ red: 'felt.red', black: 'felt.black', odd: 'felt.odd', even: 'felt.even' },
}
const plain: Readonly<Record<string, string>> = { low: '1–18', high: '19–36' }

const pocketOf = (outcome: Json): number | null => {
  const pocket = numberOf(outcome)
  return pocket !== null && wheelOrder.includes(pocket) ? pocket : null
}

const wheel = { order: wheelOrder, toneOf, read: pocketOf }

const lookOf = (name: string, game: TableGame<number>, rules: readonly string[]): TableLook => ({
  ...{ name, game: gameOf(game, pocketOf), kind: 'wheel', layout: 'beside', texts: [words] },
  hall: 'radial-gradient(ellipse at 50% 10%, #14583e, #072318 65%, #03100b)',
  cloth: '#0c4a33',
  board: (_, ratio) => rouletteBoard(ratio < 0.8 ? 'tall' : 'wide', covers),
  place: (id, say) => {
    const numbers = covers[id] ?? []
    const isInside = id === numbers.join('-')
    if (isInside && numbers.length === 1) return { label: id, tone: toneOf(Number(id)) }
    if (isInside) return { label: id, tone: 'plain', isSpot: true }
    const [kind = '', third = ''] = id.split('-')
    const key = keys[id]
    const label = plain[id] ?? (key ? say(key) : say(`roulette.${kind}`, { number: third }))
    return { label, tone: tones[id] ?? 'plain', ...(kind === 'column' ? { short: '2:1' } : {}) }
  },
  scene: (parts) => wheelScene(parts, wheel),
  solid: async () => {
    const { rouletteProps } = await import('../solid/props/wheel/roulette.ts')
    return (parts) => rouletteProps(parts, wheel)
  },
  mark: (outcome) => {
    const pocket = pocketOf(outcome)
    return pocket === null ? null : { text: String(pocket), tone: toneOf(pocket) }
  },
  words: (outcome, say) => {
    const pocket = pocketOf(outcome)
    if (pocket === null) return ''
    return pocket === 0 ? '0' : `${pocket} · ${say(red.has(pocket) ? 'felt.red' : 'felt.black')}`
  },
  statistics: (outcomes, say) => {
    const played = outcomes.map(pocketOf).filter((pocket) => pocket !== null)
    const found = shares({ ...covers, zero: [0] }, played)
    const share = (id: string, name: string, tone: Tone = 'plain') => ({
      name,
      tone,
      percent: found[id] ?? 0,
    })
    return [
      [
        share('red', say('felt.red'), 'red'),
        share('zero', '0', 'green'),
        share('black', say('felt.black'), 'black'),
      ],
      [
        share('even', say('felt.even')),
        share('odd', say('felt.odd')),
        share('low', '1–18'),
        share('high', '19–36'),
      ],
      ['1', '2', '3'].map((number) => share(`dozen-${number}`, say('roulette.dozen', { number }))),
    ]
  },
  ...{ hasLoupe: true, hasRace: true, rules },
})

export const european = lookOf('table.roul-eu', roulette('roul-eu'), ['roulette.rules', 'roulette.inside'])
export const partage = lookOf('table.roul-partage', roulette('roul-partage', { isPartage: true }), [
  ...['roulette.rules', 'live.partage', 'roulette.inside'],
])
