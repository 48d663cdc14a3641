import { act } from 'react'
import { expect, test } from 'vitest'
import { openScreen, siteWith } from '../../testing/screen.tsx'
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

test('[IM-20] the house’s own comes with the site, also when the address for pictures answers nothing', async () => {
  await screen.draw(game('/art/lion@1x.webp'), { ...siteWith(), imageCdn: 'https://broken.example' })
  expect(source()).toContain('https://broken.example/art/lion')
  await act(async () => document.querySelector('img')?.dispatchEvent(new Event('error')))
  expect(source()).toMatch(/^\/art\/tile-default/)
  const sets = [...document.querySelectorAll('source')].map(({ srcset }) => srcset)
  expect(sets.filter((set) => set.includes('broken.example'))).toEqual([])
})
