import { useLayoutEffect, useRef } from 'react'
import { goTo } from '../address/navigation.ts'
import { safeNodes } from './html.ts'

const look =
  'text-[15px] [&>*+*]:mt-3 text-text-2 [overflow-wrap:anywhere] [&_a]:text-link [&_a]:underline [&_a]:underline-offset-4 [&_h2]:mt-2 [&_h2]:text-[18px] [&_h2]:text-text [&_h3]:mt-2 [&_h3]:text-[16px] [&_h3]:text-text [&_img]:h-auto [&_img]:max-w-full [&_li]:mt-1 [&_ol]:list-decimal [&_ol]:ps-6 [&_strong]:text-text [&_table]:block [&_table]:overflow-x-auto [&_td]:p-2 [&_th]:p-2 [&_ul]:list-disc [&_ul]:ps-6'

/** What operators wrote, cleaned before it is shown. Links to our own pages stay within the site. */
export function Written({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const nodes = safeNodes(html)
    for (const link of nodes.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'))
      link.addEventListener('click', follow)
    place.current?.replaceChildren(nodes)
  }, [html])
  return <div ref={place} dir="auto" className={look} />
}

function follow(event: MouseEvent): void {
  const { currentTarget, button, metaKey, ctrlKey, shiftKey, altKey } = event
  const href = (currentTarget as HTMLAnchorElement).getAttribute('href')
  if (!href || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  goTo(href)
}
