import { type RefObject, useEffect } from 'react'

/** Tells the page of a game of ours whether another one stands in front of it, so that it is not heard from there. */
export function useBehindTold(
  isBehind: boolean | undefined,
  { frame, origin }: { frame: RefObject<HTMLIFrameElement | null>; origin: string | null },
): void {
  useEffect(() => {
    if (isBehind === undefined || origin === null) return
    frame.current?.contentWindow?.postMessage({ type: 'behind', behind: isBehind }, origin)
  }, [isBehind, frame, origin])
}
