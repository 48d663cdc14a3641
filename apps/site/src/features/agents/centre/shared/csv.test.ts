import { expect, test } from 'vitest'
import { allOf, csvOf, rowsMax } from './csv.ts'

test('what a spreadsheet would run is written as text, and amounts below zero stay figures', () => {
  const file = csvOf(
    ['Name', 'Amount'],
    [
      ['=cmd()', '-12.50'],
      ['a,"b"', 3],
    ],
  )
  expect(file).toBe('\ufeffName,Amount\r\n\'=cmd(),-12.50\r\n"a,""b""",3\r\n')
})

test('a file holds every page of its list, and says where it was cut', async () => {
  const pages = new Map([
    [undefined, { rows: [1, 2], nextCursor: 'b' }],
    ['b', { rows: [3], nextCursor: null }],
  ])
  const known = (cursor: string | undefined) => {
    const page = pages.get(cursor as undefined)
    if (!page) throw new Error('no such page')
    return Promise.resolve(page)
  }
  expect(await allOf(known, ({ rows }) => rows)).toEqual({ rows: [1, 2, 3], isCut: false })
  const endless = () => Promise.resolve({ rows: new Array<number>(2_000).fill(1), nextCursor: 'x' })
  const { rows, isCut } = await allOf(endless, (page) => page.rows)
  expect({ count: rows.length, isCut }).toEqual({ count: rowsMax, isCut: true })
})
