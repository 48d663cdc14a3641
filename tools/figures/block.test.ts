import { expect, test } from 'vitest'
import { type Figures, withFigures } from './block.ts'

const figures: Figures = {
  machines: { small: 'two cores' },
  figures: [{ command: '`npm run bench -- ledger`', machine: 'small', date: '2026-11-22', printed: '1,686' }],
}
const readme = 'Before\n<!-- figures -->\n| `npm test` | 3,167 |\n<!-- end of figures -->\nAfter\n'

test('the block is written of the figures, and nothing around it', () => {
  const written = withFigures(readme, figures)
  expect(written).toContain('- **small**: two cores')
  expect(written).toContain('| `npm run bench -- ledger` | 1,686 | small, 2026-11-22 |')
  expect(written).not.toContain('3,167')
  expect([written.startsWith('Before\n'), written.endsWith('\nAfter\n')]).toEqual([true, true])
  expect(withFigures(written, figures)).toBe(written)
})

test('a figure of a machine that nobody described is refused, as is a README without the block', () => {
  const stray = { ...figures, machines: {} }
  expect(() => withFigures(readme, stray)).toThrow('which is not described')
  expect(() => withFigures('words', figures)).toThrow('README has no')
})
