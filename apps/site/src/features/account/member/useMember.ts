import { identity } from '@jackfruit/contracts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { rememberType, useSession } from '../../../shared/session/session.ts'

export const memberKey = ['member']

/** Who is logged in: asked for only with a session token. */
export function useMember() {
  const session = useSession()
  const member = useQuery({
    queryKey: memberKey,
    queryFn: ({ signal }) => call(identity.memberInfo, { signal }),
    enabled: session !== null,
    staleTime: 60_000,
  })
  const type = member.data?.type
  useEffect(() => {
    if (type !== undefined) rememberType(type)
  }, [type])
  return member
}
