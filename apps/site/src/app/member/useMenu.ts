import { menus } from '@jackfruit/contracts'
import { useQuery } from '@tanstack/react-query'
import { callKept } from '../../shared/calls/kept.ts'
import { isOn, switchesOf } from '../../shared/session/switches.ts'

/** What the platform offers this session of the two centres; asked for once in a session. */
export const useMenu = () =>
  useQuery({
    queryKey: ['menu'],
    queryFn: ({ signal }) => callKept(menus.menu, { key: 'menu' }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    select: (nodes) => {
      const switches = switchesOf(nodes)
      return (page: string) => isOn(switches, page)
    },
  })
