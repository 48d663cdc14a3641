import { expect, test } from 'vitest'
import { provenOnce, provenRows, rowFindings, runFindings } from './rows.ts'

const title = (...inside: string[]) => `test('${inside.map((each) => `[${each}]`).join(' ')} something is so'`
const rowsOf = (files: Record<string, string>) =>
  provenRows(Object.entries(files).map(([path, text]) => ({ path, text })))
const idsOf = (text: string) => [...rowsOf({ 'a.test.ts': text }).keys()]

test('rows are read from titles, several in one, and sorted as a person would', () => {
  expect(idsOf(title('ZZ-10', 'API-3') + title('ZZ-9', 'A32'))).toEqual(['A32', 'API-3', 'ZZ-9', 'ZZ-10'])
})

test('a run of rows names none of them, and is found', () => {
  for (const run of ['ZZ-08..10', 'ZZ-08..ZZ-10', 'ZZ-08-10', 'ZZ-08–ZZ-10', 'ZZ-08 to 10']) {
    expect(idsOf(title(run))).toEqual([])
    const found = runFindings([{ path: 'a.test.ts', text: title('ZZ-01', run) }])
    expect(found).toEqual([{ path: 'a.test.ts', problem: expect.stringContaining(`[${run}]`) }])
  }
  const others = `${title('ZZ-01', 'ZZ-02')}[['ZZ-03', 'a-b']] [A10]`
  expect(runFindings([{ path: 'a.test.ts', text: others }])).toEqual([])
  expect(runFindings([{ path: 'a.md', text: title('ZZ-08..10') }])).toEqual([])
})

test('a line of a table begins with its row', () => {
  expect(idsOf("test.each([['ZZ-01', 'one']])('[%s] %s'")).toEqual(['ZZ-01'])
  expect(idsOf("['nothing', 'ZZ-01']")).toEqual([])
})

test('files that are no tests prove nothing, nor do the plants of checks; what journeys share does', () => {
  const text = title('ZZ-01')
  expect(rowsOf({ 'a.ts': text, 'b.md': text, 'tools/checks/a.test.ts': text }).size).toBe(0)
  expect(rowsOf({ 'e2e/people.ts': text, 'a.test.tsx': text }).get('ZZ-01')).toEqual([
    'a.test.tsx',
    'e2e/people.ts',
  ])
})

test('a row that no test names any more is found, and one that the list does not have yet', () => {
  const rows = rowsOf({ 'a.test.ts': title('ZZ-01', 'ZZ-02') })
  const problems = (listed: string[]) => rowFindings(rows, listed).map(({ problem }) => problem)
  expect(problems(['ZZ-01', 'ZZ-02'])).toEqual([])
  expect(problems(['ZZ-01', 'ZZ-02', 'ZZ-03'])).toEqual(['names ZZ-03, which no test proves any more'])
  expect(problems(['ZZ-01'])).toEqual([expect.stringContaining('--write')])
  expect(problems(['ZZ-02', 'ZZ-01'])).toEqual([expect.stringContaining('--write')])
})

test('what one file alone proves is told, file by file', () => {
  const rows = rowsOf({
    'b.test.ts': title('ZZ-01', 'ZZ-02', 'ZZ-03'),
    'a.test.ts': title('ZZ-02', 'ZZ-04'),
  })
  expect(provenOnce(rows)).toEqual(['a.test.ts: ZZ-04', 'b.test.ts: ZZ-01 ZZ-03'])
})
