import { messages as calls, type ReplyOf } from '@jackfruit/contracts'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { onPush } from '../../../shared/calls/pushes.ts'
import { note } from '../../../shared/text/notes.ts'
import { failureText, useLanguage } from '../../../shared/text/text.ts'

export type Tab = calls.Tab
export type Show = 'all' | 'unread'
export type Page = ReplyOf<typeof calls.list>
export type Message = Page['content'][number]

const key = 'messages'
/** In case the socket is lost, the count is asked for again. */
const pollMs = 30_000

interface Chosen {
  readonly tab: Tab
  readonly show: Show
  readonly page: number
}

export function usePage({ tab, show, page }: Chosen) {
  useLive()
  const language = useLanguage()
  return useQuery({
    queryKey: [key, 'list', tab, show, page, language],
    queryFn: ({ signal }) =>
      call(calls.list, {
        query: { tab, show, pageNo: String(page), language: language as 'EN' },
        signal,
      }),
    // Another page keeps the one before until it is there; another tab begins anew.
    placeholderData: (shown, query) => (query?.queryKey[2] === tab ? shown : undefined),
  })
}

/** What came, or was read elsewhere, is on screen at once. */
function useLive(): void {
  const cache = useQueryClient()
  useEffect(
    () =>
      onPush(({ type }) => {
        if (type === 'unread') void cache.invalidateQueries({ queryKey: [key] })
      }),
    [cache],
  )
}

/** How much the member has not read; it changes as soon as something comes. */
export function useUnread(isWanted = true): number {
  useLive()
  const { data } = useQuery({
    queryKey: [key, 'count'],
    queryFn: ({ signal }) => call(calls.unreadCount, { signal }),
    enabled: isWanted,
    refetchInterval: pollMs,
  })
  return data ?? 0
}

const again = (cache: QueryClient) => cache.invalidateQueries({ queryKey: [key] })

/** Changes the one message on screen at once, wherever it is shown. */
function change(cache: QueryClient, id: string, to: (message: Message) => Message | null): void {
  cache.setQueriesData<Page>(
    { queryKey: [key, 'list'] },
    (page) =>
      page && {
        ...page,
        content: page.content.flatMap((message) => (message.id === id ? (to(message) ?? []) : message)),
      },
  )
}

interface Deeds {
  read(message: Message): void
  readAll(tab: Tab): void
  /** Answers whether it is gone. */
  remove(message: Message): Promise<boolean>
  restore(message: Message): void
}

export function useDeeds(): Deeds & { readonly isReadingAll: boolean } {
  const cache = useQueryClient()
  const onError = (failure: unknown) => note('bad', failureText(failure))
  const onSettled = () => again(cache)
  const read = useMutation({
    mutationFn: (id: string) => call(calls.read, { body: { id } }),
    onError,
    onSettled,
  })
  const readAll = useMutation({
    ...{ onError, onSettled },
    mutationFn: (tab: Tab) => call(calls.readAll, { body: { tab } }),
  })
  const remove = useMutation({
    ...{ onError, onSettled },
    mutationFn: (id: string) => call(calls.remove, { query: { id } }),
  })
  const restore = useMutation({
    ...{ onError, onSettled },
    mutationFn: (id: string) => call(calls.restore, { body: { id } }),
  })
  return {
    isReadingAll: readAll.isPending,
    read(message) {
      change(cache, message.id, (each) => ({ ...each, isRead: true }))
      read.mutate(message.id)
    },
    readAll: (tab) => readAll.mutate(tab),
    async remove({ id }) {
      change(cache, id, () => null)
      return remove.mutateAsync(id).then(
        () => true,
        () => false,
      )
    },
    restore: ({ id }) => restore.mutate(id),
  }
}

export const useSettings = () =>
  useQuery({
    queryKey: [key, 'settings'],
    queryFn: ({ signal }) => call(calls.settings, { signal }),
  })

type Settings = ReplyOf<typeof calls.settings>

export function useSetWish() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (wish: {
      category: Exclude<Tab, 'announcements'>
      channel: 'mail' | 'sms'
      isWanted: boolean
    }) => call(calls.setSettings, { body: wish }),
    onSuccess: (wishes) =>
      cache.setQueryData<Settings>([key, 'settings'], (known) => known && { ...known, wishes }),
    onError: (failure) => note('bad', failureText(failure)),
  })
}
