import { type RefObject, useEffect } from 'react'

export interface ToldBalance {
  readonly sumBalance: string
  readonly currency: string
  /** When it was heard, 0 for not yet: what is the same is told again, to a page that has reckoned by itself meanwhile. */
  readonly at?: number
}

/** Tells the page of a game of ours what the balance is: beside it stands none, and money comes from elsewhere too. */
export function useBalanceTold(
  balance: ToldBalance | undefined,
  { frame, origin }: { frame: RefObject<HTMLIFrameElement | null>; origin: string | null },
): void {
  const { sumBalance, currency, at } = balance ?? {}
  useEffect(() => {
    if (sumBalance === undefined || at === 0 || origin === null) return
    const told = { type: 'balance', balance: { amount: sumBalance, currency } }
    frame.current?.contentWindow?.postMessage(told, origin)
  }, [sumBalance, currency, at, frame, origin])
}
