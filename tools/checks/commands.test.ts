import { expect, test } from 'vitest'
import { commandFindings, untoldCommands } from './commands.ts'

const has = (path: string) => ['tools/start.ts', 'tools/members/main.ts'].includes(path)
const problems = (scripts: Record<string, string>) =>
  commandFindings(scripts, has).map(({ problem }) => problem)

test('a script that starts its tool through the door is fine', () => {
  const scripts = { start: 'node tools/run.mjs start', members: 'node tools/run.mjs members' }
  expect(problems(scripts)).toEqual([])
})

test('a script whose tool is missing is found', () => {
  expect(problems({ audit: 'node tools/run.mjs audit' })).toEqual([
    'audit starts tools/audit.ts, which is not there',
  ])
})

test('a script that goes round the door, or through it under another name, is found', () => {
  const round = expect.stringContaining('does not go through')
  expect(problems({ start: 'node tools/start.ts' })).toEqual([round])
  expect(problems({ begin: 'node tools/run.mjs start' })).toEqual([round])
  expect(problems({ start: 'node tools/run.mjs start && rm -r data' })).toEqual([round])
})

test('a command without a line in README is found; one that only begins alike is another', () => {
  const readme = '| `npm start` | begins |\n| `npm run kill-test -- <kills>` | kills |'
  expect(untoldCommands(readme, ['start', 'kill-test'])).toEqual([])
  expect(untoldCommands(readme, ['kill', 'audit']).map(({ problem }) => problem)).toEqual([
    'has no line for "npm run kill"',
    'has no line for "npm run audit"',
  ])
})
