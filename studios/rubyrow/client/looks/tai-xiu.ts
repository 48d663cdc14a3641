import { boardOf } from '@jackfruit/game-page/felt/board'
import { taiXiu } from '@jackfruit/table-rules/dice/sic-bo'
import type { TableLook } from '../felt/look.ts'
import { diceScene } from '../scenes/dice-scene.ts'
import { bigOrSmall, readDice, sumMark, sumOf, sumWords } from './dice-words.ts'
import { gameOf } from './game-of.ts'

export const look: TableLook = {
  ...{
    name: 'table.taixiu',
    game: gameOf(taiXiu('taixiu'), readDice),
    kind: 'dice',
    layout: 'over',
    texts: [],
  },
  hall: 'radial-gradient(ellipse at 50% 15%, #9a5a12, #3f1d06 62%, #180a02)',
  cloth: '#5a1026',
  board: () => boardOf([['big', 'small']]),
  place: (id, say) => ({ label: say(`felt.${id}`), tone: id === 'big' ? 'red' : 'blue', isMain: true }),
  scene: (parts) => diceScene(parts, { read: readDice, total: sumOf }),
  solid: async () => {
    const { taiXiuProps } = await import('../solid/props/dice/tai-xiu.ts')
    return (parts) => taiXiuProps(parts, { read: readDice, total: sumOf })
  },
  ...{ mark: sumMark, words: sumWords, sides: bigOrSmall },
  rules: ['live.taixiu'],
}
