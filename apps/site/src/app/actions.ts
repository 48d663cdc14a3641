import { useMemo } from 'react'
import { noFilters } from '../shared/address/filters.ts'
import { goTo, hrefOf, usePlace } from '../shared/address/navigation.ts'
import { agentPath } from './pages/paths.ts'

const nothingOver = { mc: undefined, ac: undefined, bonus: undefined, item: undefined }

/** Where buttons of the shell and of features lead. Dialogs and panels leave the page where it is scrolled to. */
export function useActions() {
  const { pathname, search } = usePlace()
  return useMemo(() => {
    // The door of agents is no page of its own: what lies over it closes to home.
    const below = pathname === agentPath ? '/' : pathname
    const over = (opened: { mc?: string; ac?: string; bonus?: string }) =>
      goTo(hrefOf(below, { ...search, ...noFilters, ...nothingOver, ...opened }), { stay: true })
    return {
      ...ways,
      openPanel: (mc: string) => over({ mc }),
      /** Paying in, with an offer chosen already. */
      depositWith: (bonus: string) => over({ mc: 'depositv2', bonus }),
      /** One of the two centres at a time. */
      openAgent: (ac: string) => over({ ac }),
      closePanel: () => over({}),
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
