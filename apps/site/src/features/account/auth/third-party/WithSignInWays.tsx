import type { ReactNode } from 'react'
import { providerNames } from './provider.ts'
import { useSignInWays } from './signInWays.ts'

interface WithSignInWaysProps {
  children: (ways: { linked: readonly string[]; isOffered: boolean }) => ReactNode
}

/** The names of the accounts that open this one, and whether there could be any, for whoever shows them. */
export default function WithSignInWays({ children }: WithSignInWaysProps) {
  const { data } = useSignInWays()
  const known = data?.ways ?? []
  const linked = known.flatMap(({ provider, linked }) => (linked ? [providerNames[provider]] : []))
  return children({ linked, isOffered: known.length > 0 })
}
