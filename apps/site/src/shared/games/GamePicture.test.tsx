import { act } from 'react'
import { expect, test } from 'vitest'
import { openScreen } from '../../testing/screen.tsx'
import { defaultTile } from '../look/pictures.ts'
import { GamePicture } from './GamePicture.tsx'

const screen = openScreen()
const source = () => document.querySelector('img')?.getAttribute('src') ?? ''
const game = (url: string | undefined) => <GamePicture url={url} width={48} height={64} className="" />

test('[ER-12] a game whose picture does not load, or that has none, is shown by the house’s own', async () => {
  await screen.draw(game('https://pictures.example/lion.png'))
  expect(source()).toBe('https://pictures.example/lion.png')
  await act(async () => document.querySelector('img')?.dispatchEvent(new Event('error')))
  const houses = source()
  expect(houses).toContain(defaultTile.split('@')[0])
  await screen.draw(game(undefined))
  expect(source()).toBe(houses)
  await screen.draw(game('https://pictures.example/tiger.png'))
  expect(source()).toBe('https://pictures.example/tiger.png')
})
