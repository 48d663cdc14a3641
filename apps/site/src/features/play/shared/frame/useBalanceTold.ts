import { type RefObject, useEffect } from 'react'

export interface ToldBalance {
  readonly sumBalance: string
  readonly currency: string
}

/** Tells the page of a game of ours what the balance is: beside it stands none, and money comes from elsewhere too. */
export function useBalanceTold(
  balance: ToldBalance | undefined,
  { frame, origin }: { frame: RefObject<HTMLIFrameElement | null>; origin: string | null },
): void {
  const { sumBalance, currency } = balance ?? {}
  useEffect(() => {
    if (sumBalance === undefined || origin === null) return
    const told = { type: 'balance', balance: { amount: sumBalance, currency } }
    frame.current?.contentWindow?.postMessage(told, origin)
  }, [sumBalance, currency, frame, origin])
}
