import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openScreen } from '../../testing/screen.tsx'
import { LazyPicture } from './LazyPicture.tsx'
import { everyMs, isNear, kept, remember, wasFetched } from './lazy.ts'

const screen = openScreen()
let places = 0

/** A picture with its upper edge so many heights of the screen below its top; each test has its own. */
async function drawAt(heights: number, src = `/a-${++places}.png`) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top: heights * innerHeight, bottom: heights * innerHeight + 200 }) as DOMRect,
  )
  await screen.draw(
    <LazyPicture key={src} src={src} width={3} height={4} fallback={<img src="/own.png" alt="" />} />,
  )
  return src
}
const shown = () => document.querySelector('img')?.getAttribute('src')
const soon = () => act(() => new Promise<void>((done) => setTimeout(done, everyMs + 30)))

beforeEach(soon)

describe('[BC-45] a picture', () => {
  test('1.2 heights of the screen down is fetched', async () => {
    const src = await drawAt(1.2)
    await soon()
    expect(shown()).toBe(src)
  })
  test('1.5 down is not, until it is scrolled near', async () => {
    const src = await drawAt(1.5)
    await soon()
    expect(shown()).toBeUndefined()
    await drawAt(0.5, src)
    dispatchEvent(new Event('scroll'))
    await soon()
    expect(shown()).toBe(src)
  })
  test('far above the screen is not near either', () => {
    expect(isNear({ top: -900, bottom: -800 }, 1_000)).toBe(false)
    expect(isNear({ top: -400, bottom: -200 }, 1_000)).toBe(true)
    expect([1_300, 1_301].map((top) => isNear({ top, bottom: top + 9 }, 1_000))).toEqual([true, false])
  })
})

test('[BC-46] [GL-21] a picture that fails is asked for three times, then the house’s own stands there', async () => {
  const src = await drawAt(0)
  await soon()
  const asked: unknown[] = []
  for (let failure = 0; failure < 3; failure++) {
    const image = document.querySelector('img')
    expect(shown()).toBe(src)
    asked.push(image)
    await act(async () => image?.dispatchEvent(new Event('error')))
  }
  expect(new Set(asked).size).toBe(3)
  expect(shown()).toBe('/own.png')
})

test('[BC-47] however often somebody scrolls, places are looked at once in 200 ms', async () => {
  await drawAt(2)
  await soon()
  const looks = vi.mocked(Element.prototype.getBoundingClientRect)
  looks.mockClear()
  const began = performance.now()
  while (performance.now() < began + everyMs * 2 || looks.mock.calls.length < 2) {
    dispatchEvent(new Event('scroll'))
    await new Promise((done) => setTimeout(done, 10))
  }
  await soon()
  expect(looks.mock.calls.length).toBeLessThanOrEqual(2 + (performance.now() - began) / everyMs)
})

test('[BC-48] the last 200 pictures are remembered, and shown at once when they are drawn again', async () => {
  for (let number = 0; number <= kept; number++) remember(`/kept-${number}.png`)
  expect([wasFetched('/kept-0.png'), wasFetched('/kept-1.png'), wasFetched(`/kept-${kept}.png`)]).toEqual([
    ...[false, true, true],
  ])
  await drawAt(9, '/kept-1.png')
  expect(shown()).toBe('/kept-1.png')
})
