import type { Round, ViewParts } from '@jackfruit/game-page/view'
import type { Minor } from '@jackfruit/kernel'
import type { Json } from '@jackfruit/studio-kit/rules'
import { press } from './controls.ts'
import { returned } from './figures.ts'

/** A round in steps as its table knows it: what is shown of it, and whether it waits for the player. */
export interface Steps<S> {
  /** Null before the first round, and from a bet to its answer. */
  readonly shown: () => S | null
  /** The round goes on, whoever is waited for. */
  readonly isUnderWay: () => boolean
  /** The player may act now. */
  readonly isOpen: () => boolean
  /** Takes an action where one may be taken. */
  readonly take: (action: Json) => void
  /** What the stake of this round returns at this multiple, in words. */
  readonly worth: (hundredths: number) => string
  /** A bet or an action is on its way. */
  readonly begin: () => void
  /** Its answer is on the table. */
  readonly follow: (round: Round, shown: S) => void
  /** It came to nothing. */
  readonly rest: () => void
  /** Nothing of the last round is to be seen any more. */
  readonly forget: () => void
}

export function makeSteps<S>(
  { act, money }: ViewParts,
  table: {
    readonly isOver: (shown: S) => boolean
    readonly draw: () => void
    /** A bet takes away what lay there of the round before. */
    readonly clear?: () => void
  },
): Steps<S> {
  let shown: S | null = null
  let stake: Minor = 0n
  let isWaiting = false
  const isUnderWay = () => shown !== null && !table.isOver(shown)
  const isOpen = () => isUnderWay() && !isWaiting
  const wait = (isOn: boolean) => {
    isWaiting = isOn
    table.draw()
  }
  return {
    ...{ shown: () => shown, isUnderWay, isOpen, worth: (times) => money(returned(stake, times)) },
    take: (action) => {
      if (isOpen()) act(action)
    },
    begin: () => {
      if (!isUnderWay()) {
        shown = null
        table.clear?.()
      }
      wait(true)
    },
    follow: (round, now) => {
      shown = now
      stake = round.stake
      wait(false)
    },
    rest: () => wait(false),
    forget: () => {
      shown = null
    },
  }
}

/** The button that ends a round with what it has come to: `now` hundredths of the stake, told where they are to be had. */
export function makeCashOut({ say }: ViewParts, round: Pick<Steps<never>, 'isOpen' | 'take' | 'worth'>) {
  const { node, set } = press('gold', () => round.take({ cashOut: true }))
  return {
    ...{ node, set },
    draw: (now: number, isTold = round.isOpen()) => {
      node.disabled = !round.isOpen() || now === 0
      set(isTold && now > 0 ? say('lab.cashOut', { amount: round.worth(now) }) : say('lab.cashOutNone'))
    },
  }
}
