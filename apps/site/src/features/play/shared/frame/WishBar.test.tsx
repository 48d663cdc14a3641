import { expect, test, vi } from 'vitest'
import { openScreen } from '../../../../testing/screen.tsx'
import type { Wish } from './hearing.ts'
import { WishBar } from './WishBar.tsx'

const screen = openScreen()
const [onAllow, onRefuse] = [vi.fn(), vi.fn()]
const bar = () => document.querySelector('[data-testid="game-wish"]')
const said = () => document.querySelector('[role="status"]')?.textContent

async function open(wish: Wish | null) {
  onAllow.mockClear()
  onRefuse.mockClear()
  await screen.draw(<WishBar {...{ wish, onAllow, onRefuse }} />)
}

test.each([
  ['close', 'The game asks to be closed.'],
  ['deposit', 'The game asks to open the deposit page.'],
  ['fullscreen', 'The game asks for the whole screen.'],
] as const)(
  'a game that wishes %s is told in words, read aloud too, and nothing happens by itself',
  async (wish, words) => {
    await open(wish)
    expect([bar()?.querySelector('p')?.textContent, said()]).toEqual([words, words])
    expect([onAllow.mock.calls, onRefuse.mock.calls]).toEqual([[], []])
  },
)

test.each([
  ['Allow', 1, 0],
  ['Not now', 0, 1],
])('a press on %s is the answer, and no other', async (name, allowed, refused) => {
  await open('deposit')
  await screen.press(name)
  expect([onAllow.mock.calls.length, onRefuse.mock.calls.length]).toEqual([allowed, refused])
})

test('neither answer takes the focus: what is typed in the game answers nothing', async () => {
  await open('deposit')
  expect(bar()?.contains(document.activeElement)).toBe(false)
})

test('without a wish there is no bar; the place where one is read aloud stands and is empty', async () => {
  await open(null)
  expect([bar(), said()]).toEqual([null, ''])
})
