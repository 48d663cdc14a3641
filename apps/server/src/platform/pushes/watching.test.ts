import { expect, test } from 'vitest'
import { openWatching } from './watching.ts'

const on = { watch: 'live-tables' }
const off = { watch: null }

function aPage() {
  let [begun, ended, at] = [0, 0, 0]
  const watching = openWatching(
    () => {
      begun++
      return () => void ended++
    },
    () => at,
  )
  return { ...watching, pass: (ms: number) => (at += ms), counts: () => [begun, ended] }
}

test('what is said twice is begun once, and what has stopped stops once', () => {
  const page = aPage()
  for (const said of [on, on, off, off, on]) expect(page.hear(said)).toBe(true)
  page.stop()
  page.stop()
  expect(page.counts()).toEqual([2, 2])
})

test('what is no word of a page of ours is not heard', () => {
  const page = aPage()
  for (const said of [null, {}, { watch: 'everything' }, { ...on, more: 1 }, 'live-tables'])
    expect(page.hear(said)).toBe(false)
  expect(page.counts()).toEqual([0, 0])
})

test('sixty times in a minute, and again in the next', () => {
  const page = aPage()
  const many = () => Array.from({ length: 61 }, (_, at) => page.hear(at % 2 ? off : on))
  expect(many().filter(Boolean)).toHaveLength(60)
  page.pass(60_001)
  expect(page.hear(on)).toBe(true)
})
