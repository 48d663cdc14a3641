import { goTo, hrefOf, usePlace } from '../../../shared/address/navigation.ts'

export type Sub = { readonly kind: 'list' | 'ask' } | { readonly kind: 'in' | 'out'; readonly id: string }

/** The page inside the panel stands in the address: it survives a reload, and a withdrawal can be pointed to. */
export function useSub(): { sub: Sub; open: (sub: Sub) => void } {
  const { pathname, search } = usePlace()
  const item = search['item'] ?? ''
  const [, kind, id] = /^(in|out)-([A-Za-z0-9]{6,40})$/.exec(item) ?? []
  const sub: Sub =
    (kind === 'in' || kind === 'out') && id ? { kind, id } : { kind: item === 'ask' ? 'ask' : 'list' }
  return {
    sub,
    open(next) {
      const to = 'id' in next ? `${next.kind}-${next.id}` : next.kind === 'ask' ? 'ask' : undefined
      goTo(hrefOf(pathname, { ...search, item: to }), { stay: true })
    },
  }
}
