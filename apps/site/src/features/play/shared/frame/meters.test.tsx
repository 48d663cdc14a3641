import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { lookEvery, useMeters } from './meters.ts'

const answers = { meters: [] as object[], asked: [] as string[] }

const origin = 'https://games.example'
const minor = { name: 'chinthe-minor', amount: '51234.50', mustFallBy: '100000.00' }
const told = vi.fn()

function Framed({ isLoaded }: { isLoaded: boolean }) {
  const frame = useRef({ contentWindow: { postMessage: told } } as unknown as HTMLIFrameElement)
  useMeters('slot-chinthe-jackpot', { frame, origin: isLoaded ? origin : null })
  return null
}

let root: Root | null = null
async function open(isLoaded: boolean) {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (address: string) => {
    answers.asked.push(address)
    return new Response(JSON.stringify({ success: true, message: '', value: { meters: answers.meters } }))
  })
  const made = createRoot(document.createElement('div'))
  root = made
  act(() =>
    made.render(
      <QueryClientProvider client={new QueryClient()}>
        <Framed isLoaded={isLoaded} />
      </QueryClientProvider>,
    ),
  )
  // One turn for the answer, one for what is drawn of it.
  await passing(100)
  await passing(100)
}
const passing = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

afterEach(() => {
  act(() => root?.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  told.mockClear()
  answers.asked.length = 0
})

test('the frame of a game with jackpots is told what they hold, again every few seconds', async () => {
  answers.meters = [{ ...minor, nodeId: 'slot-chinthe-jackpot' }]
  await open(true)
  expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'meters', meters: [minor] }, origin)
  expect(answers.asked).toEqual([expect.stringMatching(/\/meters\?nodeId=slot-chinthe-jackpot$/)])
  answers.meters = [{ ...minor, amount: '51240.00', nodeId: 'slot-chinthe-jackpot' }]
  await passing(lookEvery + 100)
  expect(told).toHaveBeenLastCalledWith(
    { type: 'meters', meters: [{ ...minor, amount: '51240.00' }] },
    origin,
  )
})

test('a game without jackpots is asked about once and its frame is told nothing', async () => {
  answers.meters = []
  await open(true)
  await passing(lookEvery * 3)
  expect(answers.asked).toHaveLength(1)
  expect(told).not.toHaveBeenCalled()
})

test('nothing is asked before the page of the frame is there', async () => {
  await open(false)
  await passing(lookEvery)
  expect(answers.asked).toEqual([])
})
