import { type BodyOf, catalog, lottery } from '@jackfruit/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../../shared/calls/api.ts'
import { useSecretAsked } from '../../../../shared/secret/asked.ts'
import { note } from '../../../../shared/text/notes.ts'
import { useLanguage, useText } from '../../../../shared/text/text.ts'

type Shown = Omit<BodyOf<typeof catalog.launchGame>, 'nodeId' | 'language'>
/** A lottery that the address names: opened with a table of odds, and the kind of bet to begin with. */
export type LotteryWish = Pick<
  BodyOf<typeof lottery.launch>,
  'lottoPrizeMode' | 'lottoGameCode' | 'lottoPlayType' | 'backUrl'
>

interface Wanted extends Shown {
  readonly lottery?: LotteryWish | undefined
}

/**
 * Launches a game for one place of the page. A launch code is good once: language and theme of the moment go with it,
 * and nothing but a person's wish launches again. While a secret is asked for nothing is launched, and the launch of a
 * frame is spent; a game that opens in a window of its own stands there, and is not opened twice.
 */
export function useLaunch(place: 'launch' | 'mini-launch', nodeId: string, wanted: Wanted) {
  const { lottery: named, ...shown } = wanted
  const language = useLanguage()
  const text = useText()
  const cache = useQueryClient()
  const isAsked = useSecretAsked()
  const launch = useQuery({
    queryKey: [place, nodeId],
    queryFn: ({ signal }) =>
      named
        ? call(lottery.launch, {
            body: {
              ...{ lottoArea: 'VN', launchMode: 'LOTT', lottoView: 'betting', ...named, ...shown },
              language: language as 'EN',
            },
            signal,
          })
        : call(catalog.launchGame, { body: { ...shown, nodeId, language: language as 'EN' }, signal }),
    enabled: !isAsked,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  const isFrame = launch.data?.kind === 'iframe'
  const wasSpent = useRef(false)
  useEffect(() => {
    if (!isFrame) return
    if (isAsked) {
      wasSpent.current = true
      void cache.resetQueries({ queryKey: [place, nodeId], exact: true })
    } else if (wasSpent.current) {
      wasSpent.current = false
      note('plain', text('game.back'))
    }
  }, [isAsked, isFrame, cache, place, nodeId, text])
  return { launch, isAside: isAsked && (isFrame || !launch.data) }
}
