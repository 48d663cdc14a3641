import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CentreContext, type CentreWays } from '../centre.ts'

export const ways = (change: Partial<CentreWays> = {}): CentreWays => ({
  ...{ currency: 'MMK', balance: '1284500.00', about: null, kinds: ['daily'] as const },
  ...{ me: 'mingalar_top', onTransferUp: null, open() {}, onSetPassword() {}, ...change },
})

/** What is refused is not asked for again, as in the site itself. */
export const askedOnce = (child: ReactNode) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    {child}
  </QueryClientProvider>
)

/** A page of the centre without its window. */
export const inCentre = (page: ReactNode, centre: CentreWays = ways()) =>
  askedOnce(<CentreContext value={centre}>{page}</CentreContext>)
