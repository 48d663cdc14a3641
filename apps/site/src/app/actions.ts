import { useLocation, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'

/** Where buttons of the shell and of features lead. Dialogs and panels leave the page where it is scrolled to. */
export function useActions() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useMemo(() => {
    const stay = { resetScroll: false } as const
    return {
      home: () => void navigate({ to: '/' }),
      records: () => void navigate({ to: '/records' }),
      /** A path of ours with whatever it carries. */
      go: (path: string) => void navigate({ href: path }),
      logIn: (to?: string) => void navigate({ to: '/login', search: to ? { to } : {}, ...stay }),
      register: () => void navigate({ to: '/register', ...stay }),
      play: (nodeId: string) => void navigate({ to: '/game', search: { nodeId } }),
      openPanel: (mc: string) => void navigate({ to: pathname, search: (known) => ({ ...known, mc }), ...stay }),
      closePanel: () => void navigate({ to: pathname, search: ({ mc: _, ...others }) => others, ...stay }),
    }
  }, [navigate, pathname])
}

export const gamePath = (nodeId: string): string => `/game?${new URLSearchParams({ nodeId })}`
