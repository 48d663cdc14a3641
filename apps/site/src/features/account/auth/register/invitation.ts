import { registration } from '@jackfruit/contracts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../shared/calls/api.ts'
import { forgetInvitation, readInvitation } from '../../../../shared/session/invitation.ts'

export { forgetInvitation }

/** A code that came with the address, unless it was typed. */
export const checkAffiliate = (code: string, way: 'link' | 'typed' = 'link') =>
  call(registration.affiliateCheck, { query: { code, domain: location.hostname, way } })

/** The invitation that this tab came with: the code of an agent is looked at before it is believed. */
export function useInvitation() {
  const { affiliateCode, referralCode } = readInvitation()
  const check = useQuery({
    queryKey: ['affiliate', affiliateCode],
    queryFn: () => checkAffiliate(affiliateCode ?? ''),
    enabled: affiliateCode !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return {
    referralCode,
    affiliateCode,
    /** Good: then it is used, and not asked for. */
    agent: check.data ?? null,
    isChecking: check.isLoading,
    isBad: check.isError,
  }
}
