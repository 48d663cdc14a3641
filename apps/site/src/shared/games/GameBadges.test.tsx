import { expect, test } from 'vitest'
import { openScreen } from '../../testing/screen.tsx'
import { GameBadges } from './GameBadges.tsx'
import type { Game } from './game.ts'

const screen = openScreen()
const game = (isHot: number, isNew: number) => ({ isHot, isNew }) as Game
const old = game(0, 0)
const shown = () => document.body.textContent

test('[GL-17] [GL-18] what is hot and new says both', async () => {
  await screen.draw(<GameBadges game={game(1, 1)} among={[game(1, 1), old, old]} />)
  expect(shown()).toBe('HotNew')
})

test('new is said where at most one game of three is new, and of a game that stands alone', async () => {
  const fresh = game(0, 1)
  await screen.draw(<GameBadges game={fresh} among={[fresh, old, old]} />)
  expect(shown()).toBe('New')
  await screen.draw(<GameBadges game={fresh} among={[fresh, fresh, old, old, old]} />)
  expect(shown()).toBe('')
  await screen.draw(<GameBadges game={fresh} />)
  expect(shown()).toBe('New')
})
