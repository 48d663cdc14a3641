import { useLayoutEffect, useRef } from 'react'
import { safeNodes } from '../../../shared/text/html.ts'

/** Shows HTML of an operator, cleaned on its way into the page. */
export function SafeHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(safeNodes(html))
  }, [html])
  return <div ref={place} dir="auto" className="written" />
}
