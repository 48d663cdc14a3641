import { expect, test } from 'vitest'
import { openScreen, siteWith } from '../../testing/screen.tsx'
import { atRest } from '../session/brand.ts'
import type { Game } from './game.ts'
import { TryFree } from './TryFree.tsx'

const screen = openScreen()
const game = { supportPlay: 0, maintenance: false } as Game

test('a trial of a game is offered, but not in a browser whose member takes a break', async () => {
  const shown = () => document.querySelector('[data-testid="try-free"]')
  await screen.draw(<TryFree game={game} onPress={() => undefined} />)
  expect(shown()).toBeTruthy()
  await screen.draw(<TryFree game={game} onPress={() => undefined} />, atRest(siteWith(['LOGIN_FREE_PLAY'])))
  expect(shown()).toBeNull()
})
