import type { agents } from '@jackfruit/contracts'
import { createContext, use } from 'react'
import type { EntryId } from './entries.ts'

/** What pages of the centre share: the agent's currency, and the ways to other pages. */
export interface CentreWays {
  /** The agent's own account. */
  readonly me: string
  readonly currency: string
  readonly balance: string
  /** To another page, and about whom it is. */
  readonly open: (page: EntryId, about?: string) => void
  /** Kinds of pay that there are here. */
  readonly kinds: readonly agents.PayKind[]
  readonly about: string | null
  readonly onSetPassword: () => void
  /** Null where nobody stands above, or the brand lets nothing be sent there. */
  readonly onTransferUp: (() => void) | null
}

export const CentreContext = createContext<CentreWays | null>(null)

export function useCentre(): CentreWays {
  const ways = use(CentreContext)
  if (!ways) throw new Error('a page of the agent centre stands outside of it')
  return ways
}
