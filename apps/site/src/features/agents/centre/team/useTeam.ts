import { agents, type ReplyOf } from '@jackfruit/contracts'
import { call } from '../../../../shared/calls/api.ts'
import { usePages } from '../queries.ts'

export type TeamAnswer = ReplyOf<typeof agents.team>
export const sorts = ['joined', 'account', 'valid', 'net', 'members', 'seen'] as const
export const whos = ['all', 'agents', 'members'] as const

export interface TeamQuery {
  readonly sort: (typeof sorts)[number]
  readonly who: (typeof whos)[number]
}

/** Those directly below somebody, fifty at a time; or all of the team whose name begins with what is typed. */
export function useTeam(query: TeamQuery & { below?: string; search?: string }) {
  const { sort, who, below, search } = query
  const given = { sort, who, ...(search ? { search } : below && { below }) }
  const fetchPage = (cursor?: string, signal?: AbortSignal) =>
    call(agents.team, { query: { ...given, ...(cursor && { cursor }) }, ...(signal && { signal }) })
  return { list: usePages('team', given, fetchPage), fetchPage }
}
