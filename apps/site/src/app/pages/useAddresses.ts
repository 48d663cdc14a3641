import { merchants } from '@jackfruit/contracts'
import { useQuery } from '@tanstack/react-query'
import { callKept } from '../../shared/calls/kept.ts'

const none: readonly string[] = []

/** The brand's other addresses, as whole ones of this page's kind; asked for once in a tab. */
export function useAddresses(): readonly string[] {
  const { data } = useQuery({
    queryKey: ['routers'],
    queryFn: ({ signal }) => callKept(merchants.routers, { key: 'routers' }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ domainList }) => othersThan(domainList, location),
  })
  return data ?? none
}

/** Other hosts, at the door by which this page was reached. */
export const othersThan = (
  hosts: readonly string[],
  { protocol, hostname, port }: Pick<Location, 'protocol' | 'hostname' | 'port'>,
): readonly string[] =>
  hosts.filter((host) => host !== hostname).map((host) => `${protocol}//${host}${port && `:${port}`}/`)
