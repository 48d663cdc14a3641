import { thirdParty } from '@jackfruit/contracts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../shared/calls/api.ts'

export const waysKey = ['member', 'third-party']

/** The accounts of others that open this one, and those that could. */
export const useSignInWays = () =>
  useQuery({ queryKey: waysKey, queryFn: ({ signal }) => call(thirdParty.ways, { signal }) })
