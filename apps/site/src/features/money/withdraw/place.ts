import { goTo, hrefOf, usePlace } from '../../../shared/address/navigation.ts'

export type Sub =
  | { readonly kind: 'request' | 'accounts' | 'add' | 'history' }
  | { readonly kind: 'order'; readonly id: string }

const names = ['accounts', 'add', 'history'] as const

/** The page inside the panel: it stands in the address, so that it survives a reload. */
export function useSub(): { sub: Sub; open: (sub: Sub) => void } {
  const { pathname, search } = usePlace()
  const item = search['item'] ?? ''
  const name = names.find((known) => known === item)
  const sub: Sub = /^w[0-9a-f]{18}$/.test(item) ? { kind: 'order', id: item } : { kind: name ?? 'request' }
  return {
    sub,
    open(next) {
      const to = next.kind === 'order' ? next.id : next.kind === 'request' ? undefined : next.kind
      goTo(hrefOf(pathname, { ...search, item: to }), { stay: true })
    },
  }
}
