import { QueryClient } from '@tanstack/react-query'
import { CallFailure } from '../../shared/calls/failure.ts'

const triesMax = 2
/** What anybody may see; the rest belongs to one member and goes when the session goes. */
const shared: readonly unknown[] = [
  ...['games', 'makers', 'banners', 'notices', 'winners', 'routers'],
  // What was drawn of pots is taken up after this was first asked.
  ...['jackpot', 'meters'],
]

/** Only what may pass by itself is tried again: a refusal stays a refusal. */
function mayPass(error: unknown): boolean {
  return error instanceof CallFailure && ['network', 'slow', 'busy'].includes(error.kind)
}

export function makeCache(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: (tried, error) => tried < triesMax && mayPass(error) } },
  })
}

export function forgetMember(cache: QueryClient): void {
  cache.removeQueries({ predicate: ({ queryKey }) => !shared.includes(queryKey[0]) })
}
