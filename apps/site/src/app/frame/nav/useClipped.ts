import { type RefObject, useEffect, useState } from 'react'

/**
 * Which children of a list did not fit into its row, by their `data-key`. The row wraps and shows its first line only,
 * so that what does not fit is gone at once, also on a page that the server drew; this tells which those are.
 */
export function useClipped(list: RefObject<HTMLElement | null>, keys: readonly string[]): readonly string[] {
  const [clipped, setClipped] = useState<readonly string[]>([])
  const all = keys.join('\n')
  useEffect(() => {
    const root = list.current
    if (!root) return
    const out = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const key = target instanceof HTMLElement ? (target.dataset['key'] ?? '') : ''
          if (isIntersecting) out.delete(key)
          else out.add(key)
        }
        setClipped(all.split('\n').filter((key) => out.has(key)))
      },
      { root, threshold: 0.5 },
    )
    for (const child of root.children) observer.observe(child)
    return () => observer.disconnect()
  }, [list, all])
  return clipped
}
