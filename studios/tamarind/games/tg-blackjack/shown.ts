import type { Json } from '@jackfruit/studio-kit/rules'
import { type Action, actions } from '@jackfruit/table-rules/blackjack/hands'
import { fields, list, number, text, texts } from '../../shared/shown.ts'

export interface ShownHand {
  /** Cards as "Kd". */
  readonly cards: readonly string[]
  readonly total: number
}

export interface PlayerHand extends ShownHand {
  readonly stake: string
  /** Null while the round is open. */
  readonly win: string | null
}

export interface Shown {
  /** Only the open card until the round has ended. */
  readonly dealer: ShownHand
  readonly hands: readonly PlayerHand[]
  /** The hand that is played. */
  readonly active: number | null
  readonly can: readonly Action[]
  readonly sides: readonly { readonly id: string; readonly stake: string; readonly win: string }[]
}

const readHand = (json: Json | undefined): ShownHand => ({
  cards: texts(fields(json)['cards']),
  total: number(fields(json)['total']),
})

const nullable = <T>(json: Json | undefined, read: (json: Json | undefined) => T) =>
  json === null ? null : read(json)

export function readShown(json: Json): Shown {
  const shown = fields(json)
  const can = texts(shown['can'])
  return {
    dealer: readHand(shown['dealer']),
    hands: list(shown['hands']).map((hand) => ({
      ...readHand(hand),
      stake: text(fields(hand)['stake']),
      win: nullable(fields(hand)['win'], text),
    })),
    active: nullable(shown['active'], number),
    can: actions.filter((action) => can.includes(action)),
    sides: list(shown['sides']).map((side) => {
      const { id, stake, win } = fields(side)
      return { id: text(id), stake: text(stake), win: text(win) }
    }),
  }
}
