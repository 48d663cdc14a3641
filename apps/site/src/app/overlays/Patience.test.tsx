import { act, lazy, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openScreen } from '../../testing/screen.tsx'
import { Boundary } from '../frame/Boundary.tsx'
import { Waiting } from '../pages/Page.tsx'
import { Patience } from './Patience.tsx'

const screen = openScreen()
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
afterEach(() => vi.useRealTimers())

test.each([
  ['a page', <Waiting key="page" />],
  ['a window', <Patience key="window" />],
])(
  '[BC-38] [ER-13] [D-125] %s whose part does not load in 120 seconds raises ChunkLoadError, and a reload is offered',
  async (_, fallback) => {
    vi.useFakeTimers()
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Part = lazy(() => new Promise<{ default: () => null }>(() => undefined))
    await screen.draw(
      <Boundary place="/">
        <Suspense fallback={fallback}>
          <Part />
        </Suspense>
      </Boundary>,
    )
    await pass(119_000)
    expect(screen.has('Something went wrong')).toBe(false)
    await pass(1_000)
    expect(screen.has('Something went wrong')).toBe(true)
    expect(screen.buttonNamed('Reload the page')).toBeTruthy()
    expect(
      logged.mock.calls.flat().some((told) => told instanceof Error && told.name === 'ChunkLoadError'),
    ).toBe(true)
  },
)

test('[ER-13] a part that comes in time stands without a word', async () => {
  vi.useFakeTimers()
  let bring = (_: { default: () => string }) => {}
  const Part = lazy(() => new Promise<{ default: () => string }>((done) => (bring = done)))
  await screen.draw(
    <Boundary place="/">
      <Suspense fallback={<Waiting />}>
        <Part />
      </Suspense>
    </Boundary>,
  )
  await pass(100_000)
  await act(async () => bring({ default: () => 'Here it is' }))
  await pass(100_000)
  expect(screen.has('Here it is')).toBe(true)
  expect(screen.has('Something went wrong')).toBe(false)
})
