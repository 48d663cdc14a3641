/** What is played while programs are killed: a slot of one call, and two games in steps; Blackjack also adds to its stake. */
import type { Json } from '../../../packages/studio-kit/src/rules.ts'
import { readShown } from '../../../studios/kitelab/games/mines/shown.ts'
import { fields, texts } from '../../../studios/tamarind/shared/shown.ts'

/** A whole number from 0 to below. */
export type Draw = (below: number) => number

export interface GameTable {
  readonly vendor: string
  readonly gameCode: string
  readonly stake: string
  readonly choice: Json
  /** An action that can be taken now. `isLast`: one that ends the round soon. */
  readonly act: (shown: Json, draw: Draw, isLast: boolean) => Json
}

const slot: GameTable = {
  ...{ vendor: 'hexworks', gameCode: 'slot-golden-chinthe' },
  ...{ stake: '100.00', choice: null, act: () => null },
}

const mines: GameTable = {
  ...{ vendor: 'kitelab', gameCode: 'mines', stake: '100.00', choice: { mines: 3 } },
  act(shown, draw, isLast) {
    const { opened } = readShown(shown)
    if (opened.length > 0 && (isLast || draw(4) === 0)) return { cashOut: true }
    const closed = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !opened.includes(cell))
    return { pick: closed[draw(closed.length)] ?? 0 }
  },
}

const blackjack: GameTable = {
  ...{ vendor: 'tamarind', gameCode: 'tg-blackjack', stake: '300.00' },
  choice: { bets: { main: '200.00', pairs: '100.00' } },
  act(shown, draw, isLast) {
    const can = texts(fields(shown)['can'])
    return isLast ? 'stand' : (can[draw(can.length)] ?? 'stand')
  },
}

export const tables: readonly GameTable[] = [slot, mines, blackjack]
