import { type RefObject, useEffect } from 'react'

/** Asks the page of a game of ours, once it sits, to draw one of the member's earlier rounds again. */
export function useRoundAsked(
  round: string | undefined,
  { frame, origin }: { frame: RefObject<HTMLIFrameElement | null>; origin: string | null },
): void {
  useEffect(() => {
    if (round === undefined || origin === null) return
    frame.current?.contentWindow?.postMessage({ type: 'round', round }, origin)
  }, [round, frame, origin])
}
