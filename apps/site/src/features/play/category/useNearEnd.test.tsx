import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openScreen } from '../../../testing/screen.tsx'
import { everyMs, useNearEnd } from './useNearEnd.ts'

const screen = openScreen()
const onNear = vi.fn()
let tell: (isIntersecting: boolean) => void = () => {}

beforeEach(() => {
  onNear.mockClear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: readonly { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => heard([{ isIntersecting }])
      }
      observe() {}
      disconnect() {
        tell = () => {}
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function End({ isWanted }: { isWanted: boolean }) {
  return <div ref={useNearEnd<HTMLDivElement>(isWanted, onNear)} />
}
const wait = (ms: number) => act(() => new Promise<void>((done) => setTimeout(done, ms)))

test('[BC-49] [GL-13] however often its end comes near, a list asks for more once in 200 ms', async () => {
  await screen.draw(<End isWanted />)
  const began = performance.now()
  while (performance.now() < began + everyMs * 2.5 || onNear.mock.calls.length < 2) {
    tell(false)
    tell(true)
    await wait(10)
  }
  expect(onNear.mock.calls.length).toBeLessThanOrEqual(1 + (performance.now() - began) / everyMs)
})

test('[GL-13] an end that is still near after a quick answer asks again, a moment later; one that is gone does not', async () => {
  await screen.draw(<End isWanted />)
  tell(true)
  await wait(10)
  expect(onNear).toHaveBeenCalledTimes(1)
  await screen.draw(<End isWanted={false} />)
  await screen.draw(<End isWanted />)
  tell(true)
  await wait(20)
  expect(onNear).toHaveBeenCalledTimes(1)
  await wait(everyMs)
  expect(onNear).toHaveBeenCalledTimes(2)
  tell(true)
  tell(false)
  await wait(everyMs + 20)
  expect(onNear).toHaveBeenCalledTimes(2)
})

test('[TR-29] a list that has no more asks for none', async () => {
  await screen.draw(<End isWanted={false} />)
  tell(true)
  await wait(20)
  expect(onNear).not.toHaveBeenCalled()
})
