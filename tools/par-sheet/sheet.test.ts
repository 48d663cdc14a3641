import { expect, test } from 'vitest'
import { find } from './find.ts'
import { sheetOf } from './sheet.ts'

const mustFind = async (code: string) => {
  const game = await find(code)
  if (!game) throw new Error(`there is no ${code}`)
  return game
}

test.each([
  ['slot-ruby-classic', '96.2097', 3],
  ['slot-gem-gates', '96.2185', 3],
  ['slot-irrawaddy-243', '96.5624', 5],
  ['slot-lucky-coins-hold', '96.0471', 5],
  ['slot-golden-chinthe', '96.5701', 5],
  ['kite-dice', '97.2222', 0],
])(
  'the par sheet of %s prints the return of %s % and %d strips, and finds nothing published otherwise',
  async (code, rtp, reels) => {
    const { text, differences } = sheetOf(await mustFind(code))
    expect(differences).toEqual([])
    expect(text).toContain(`| Return to player | ${rtp} % |`)
    expect(text.match(/^\| \d \| (\S+ ){15,}.*\|$/gm) ?? []).toHaveLength(reels)
    expect(text).not.toMatch(/undefined|\[object|NaN/)
  },
)

test('a published figure or part that is not the counted one is told', async () => {
  const game = await mustFind('slot-gem-gates')
  const published = { ...game.manifest.published, rtp: '97.0000', parts: { linesBeforeMultiplier: '51.000' } }
  const { differences } = sheetOf({ ...game, manifest: { ...game.manifest, published } })
  expect(differences).toEqual([
    'rtp: published 97.0000, counted 96.2185',
    'linesBeforeMultiplier: published 51.000, counted 51.317',
  ])
})

test('a game that no studio has has no sheet', async () => {
  expect(await find('slot-of-nobody')).toBeNull()
})
