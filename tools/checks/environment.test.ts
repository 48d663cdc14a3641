import { expect, test } from 'vitest'
import { environmentFindings } from './environment.ts'

const document = (text: string) => ({ path: 'docs/operations.md', text })
const program = (text: string, path = 'apps/server/src/main.ts') => ({ path, text })
const problems = (...sources: { path: string; text: string }[]) =>
  environmentFindings(sources).map(({ problem }) => problem)

test('what is read and told is fine', () => {
  expect(problems(document('| `PORT` | 8080 |'), program("const port = process.env['PORT']"))).toEqual([])
})

test('a variable that is read and not told is found, in every way to read it', () => {
  const untold = [expect.stringContaining('does not tell of EVENT_BUS')]
  expect(problems(document(''), program("env['EVENT_BUS']"))).toEqual(untold)
  expect(problems(document(''), program('process.env.EVENT_BUS'))).toEqual(untold)
  expect(
    problems(
      document(''),
      program('z.object({\n  EVENT_BUS: z.string(),\n})', 'apps/server/src/platform/config.ts'),
    ),
  ).toEqual(untold)
})

test('a family of variables is told of as one', () => {
  const config = program("valuesByCode(given, 'KEY_OF_')", 'apps/server/src/platform/config.ts')
  const reader = program("env['KEY_OF_KOI']")
  expect(problems(document('| `KEY_OF_<CODE>` | x |'), config, reader)).toEqual([])
  expect(problems(document(''), config)).toEqual([expect.stringContaining('does not tell of KEY_OF_<CODE>')])
  expect(problems(document('| `KEY_OF_<CODE>` | x |'))).toEqual([
    expect.stringContaining('tells of KEY_OF_<CODE>'),
  ])
})

test('a variable that is told and read nowhere is found', () => {
  expect(problems(document('| `GONE` | x |'), program(''))).toEqual([
    expect.stringContaining('tells of GONE'),
  ])
})

test("tests, journeys and the system's own do not count", () => {
  expect(
    problems(document(''), program("env['PATH']; env['E2E_SITE']"), program("env['X_Y']", 'tools/a.test.ts')),
  ).toEqual([])
})
