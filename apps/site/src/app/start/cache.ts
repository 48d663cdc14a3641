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

/**
 * What is under way for the first time was asked before whatever changed, and the library would take its answer for the
 * new one: who presses before a page has come would be told what was so before the press. It is asked for once more.
 */
class Cache extends QueryClient {
  override async invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>) {
    const before = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus !== 'idle')
    await super.invalidateQueries(filters, options)
    if (before.length === 0) return
    await super.invalidateQueries({ predicate: (query) => before.includes(query) }, options)
  }
}

export function makeCache(): QueryClient {
  return new Cache({
    defaultOptions: { queries: { retry: (tried, error) => tried < triesMax && mayPass(error) } },
  })
}

export function forgetMember(cache: QueryClient): void {
  cache.removeQueries({ predicate: ({ queryKey }) => !shared.includes(queryKey[0]) })
}
