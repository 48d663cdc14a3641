import { protection, type ReplyOf } from '@jackfruit/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { note } from '../../../shared/text/notes.ts'
import { failureText, useText } from '../../../shared/text/text.ts'

export type Overview = ReplyOf<typeof protection.overview>
export type Limit = Overview['limits'][number]
export type LimitKind = Limit['kind']

const overviewKey = ['protection', 'overview']
export const sittingKey = ['protection', 'sitting']

export const useProtection = () =>
  useQuery({
    queryKey: overviewKey,
    queryFn: ({ signal }) => call(protection.overview, { signal }),
    refetchInterval: 30_000,
  })

/** How play goes now, asked again every half minute while a game is open. */
export const useSitting = (isOn: boolean) =>
  useQuery({
    queryKey: sittingKey,
    queryFn: ({ signal }) => call(protection.sitting, { signal }),
    refetchInterval: 30_000,
    enabled: isOn,
  })

/** Sends a change; the platform answers how everything stands now. */
export function useChange() {
  const text = useText()
  const client = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const change = async (send: () => Promise<Overview>, done: string = text('protection.saved')) => {
    setProblem(null)
    setBusy(true)
    try {
      client.setQueryData(overviewKey, await send())
      note('good', done)
      return true
    } catch (error) {
      setProblem(failureText(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { change, problem, isBusy }
}
