/** The balance above the page, and what the page around it is told of money. */

import { type Minor, parseMinor } from '@jackfruit/kernel'
import type { OwnBet } from '@jackfruit/studio-kit/rounds/feed/told-contract'
import { readBalance } from '../flow/told-balance.ts'
import type { HostBridge } from '../host-bridge.ts'
import type { Head } from '../hud/head.ts'
import type { Opening } from '../model.ts'
import { known, openPurse, returned, told } from './purse.ts'
import type { Answer } from './stakes.ts'
import type { Told } from './told.ts'

export interface PagePurse {
  readonly balance: () => Minor
  readonly stands: (mine: readonly OwnBet[], cause: Told | null) => void
  readonly answered: (answer: Answer) => void
}

interface Parts {
  readonly opening: Opening
  readonly head: Pick<Head, 'setBalance' | 'setNet'>
  readonly host: HostBridge
}

export function makePurse({ opening, head, host }: Parts): PagePurse {
  const { currency } = opening
  let purse = openPurse(opening.balance)
  let isNew = true
  const set = (next: typeof purse) => {
    purse = next
    head.setBalance(purse.balance)
    head.setNet(purse.net)
  }
  set(purse)
  host.hear('balance', (value) => {
    const balance = readBalance(value, currency)
    if (balance !== null) set(told(purse, balance))
  })
  return {
    balance: () => purse.balance,
    stands: (mine, cause) => {
      const isSnapshot = cause?.kind === 'snapshot'
      set(isSnapshot && isNew ? known(purse, mine) : returned(purse, mine, currency.scale))
      if (isSnapshot) isNew = false
      const isSettling = cause?.kind === 'own' && cause.told.type === 'settle'
      // Money moved, or may have while nothing was heard.
      if (isSnapshot || isSettling || cause?.kind === 'out') host.tell('balance-refresh')
    },
    answered: (answer) => {
      if (answer.kind !== 'in') return
      const balance = parseMinor(answer.bet.balance ?? '', currency.scale)
      if (balance !== null) set(told(purse, balance))
      host.tell('balance-refresh')
    },
  }
}
