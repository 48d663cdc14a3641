import { bingoView } from '../../client/hall/bingo-view.ts'
import manifest from './game.json' with { type: 'json' }
import { bands, lines } from './rules.ts'
import { readShown } from './shown.ts'

/** Cards are kept column by column and drawn row by row. */
const turned = (cell: number) => (cell % 5) * 5 + Math.floor(cell / 5)

export const view = bingoView({
  name: manifest.name,
  hall: 'radial-gradient(ellipse at 50% 0%, #8a1a6a, #22061c 75%)',
  ...{ columns: 5, rows: 5, most: 75, heads: [...'BINGO'], isFree: true },
  read: (shown) => {
    const { card, balls, lineAt, lines: found, win } = readShown(shown)
    const cells = card.map((_, cell) => card[turned(cell)] ?? 0)
    const line = found.flatMap((at) => lines[at] ?? []).map(turned)
    return { cells, balls, prizes: lineAt === null ? [] : [{ name: 'one', at: lineAt, win, cells: line }] }
  },
  prizes: bands.map(({ balls, times }) => ({ name: 'one', balls, times })),
  rules: ['bingo75.rules'],
})
