import { catalog } from '@jackfruit/contracts'
import { expect, test } from 'vitest'
import { categoryPath } from '../frame/categories.ts'
import { NotFound } from '../frame/Fallbacks.tsx'
import { helpLinks, infoLinks, pageLinks } from '../frame/shellLinks.ts'
import { pageOf } from './pages.tsx'

test.each([
  ['/', ''],
  ['/records', 'records'],
  ['/hidden', ''],
])('[SH-04] the content of %s has the class %j', (path, name) => {
  expect(pageOf(path).name).toBe(name)
})

test.each([
  ['[RT-02] home has the whole shell', '/', 'shell', false],
  ['[RT-05] so has the registration over it', '/register', 'shell', false],
  ['[RT-32] a game has all of the screen, and its own bar', '/game', 'bare', true],
  ['[RT-20] so have several live tables', '/live/tables', 'bare', true],
  ['[RT-13] a lottery has the header alone', '/lottery', 'header', false],
  ['[RT-33] so has another way to it', '/lottert', 'header', false],
  ['[RT-34] and the lotteries of Vietnam', '/vnlottery', 'header', false],
  ['[RT-35] and those of South-East Asia', '/sealottery', 'header', false],
  ['[RT-26] a seamless game has the header and the rest of the screen', '/seamless', 'header', true],
  ['so has a maker of sports', '/fbsports', 'header', true],
  ['[RT-29] help for elsewhere has nothing around it', '/helpmc', 'bare', false],
  ['[RT-01] an unknown address is told so in the whole shell', '/hidden', 'shell', false],
] as const)('%s', (_title, path, frame, isScreenful) => {
  expect(pageOf(path)).toMatchObject({ frame, isScreenful })
})

test.each([...pageLinks, ...helpLinks, ...infoLinks].map(({ to }) => to))(
  'the shell offers no way to a page that is not there: %s leads to one',
  (to) => {
    expect(pageOf(to.split('?')[0] ?? '').View).not.toBe(NotFound)
  },
)

test.each(catalog.gameTypes)('games of the kind %s have a page, which its link leads to', (gameType) => {
  expect(pageOf(categoryPath(gameType)).View).not.toBe(NotFound)
})
