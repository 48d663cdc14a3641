import { useMemo } from 'react'
import { noFilters } from '../shared/address/filters.ts'
import { goTo, hrefOf, usePlace } from '../shared/address/navigation.ts'

/** Where buttons of the shell and of features lead. Dialogs and panels leave the page where it is scrolled to. */
export function useActions() {
  const { pathname, search } = usePlace()
  return useMemo(() => {
    const panel = (mc: string | undefined, bonus?: string) =>
      goTo(hrefOf(pathname, { ...search, ...noFilters, mc, bonus, item: undefined }), { stay: true })
    return {
      ...ways,
      openPanel: (mc: string) => panel(mc),
      /** Paying in, with an offer chosen already. */
      depositWith: (bonus: string) => panel('depositv2', bonus),
      closePanel: () => panel(undefined),
    }
  }, [pathname, search])
}

const ways = {
  home: () => goTo('/'),
  /** Back to the home below a dialog of it. */
  closeDialog: () => goTo('/', { stay: true }),
  records: () => goTo('/records'),
  go: (path: string) => goTo(path),
  logIn: (to?: string) => goTo(hrefOf('/login', { to }), { stay: true }),
  register: (to?: string) => goTo(hrefOf('/register', { to }), { stay: true }),
  forgot: () => goTo('/forgot', { stay: true }),
} as const

export const gamePath = (nodeId: string): string => hrefOf('/game', { nodeId })
