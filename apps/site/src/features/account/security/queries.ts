import { presence, security } from '@jackfruit/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'

const overviewKey = ['security', 'overview']
const profileKey = ['security', 'profile']
const sessionsKey = ['security', 'sessions']
const placesKey = ['security', 'places']
const documentsKey = ['security', 'documents']
const avatarKey = ['security', 'avatar']
const memberKey = ['member']

export const useOverview = () =>
  useQuery({ queryKey: overviewKey, queryFn: ({ signal }) => call(security.overview, { signal }) })
export const useProfile = () =>
  useQuery({ queryKey: profileKey, queryFn: ({ signal }) => call(security.profile, { signal }) })
export const useSessions = () =>
  useQuery({ queryKey: sessionsKey, queryFn: ({ signal }) => call(presence.sessions, { signal }) })
export const usePlaces = () =>
  useQuery({ queryKey: placesKey, queryFn: ({ signal }) => call(presence.places, { signal }) })
export const useDocuments = () =>
  useQuery({ queryKey: documentsKey, queryFn: ({ signal }) => call(security.documents, { signal }) })
export const useIcons = () =>
  useQuery({ queryKey: avatarKey, queryFn: ({ signal }) => call(security.icons, { signal }) })
export const useHistory = () =>
  useQuery({
    queryKey: ['security', 'history'],
    queryFn: ({ signal }) => call(presence.history, { signal }),
    gcTime: 0,
  })

/** Reads again whatever a change may have changed: the centre, and who the member is. */
export function useRefresh(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['security'] }),
      client.invalidateQueries({ queryKey: memberKey }),
    ])
}
