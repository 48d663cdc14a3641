import { expect, test } from 'vitest'
import { dependencyFindings } from './dependencies.ts'

const problems = (table: string, ...names: string[]) =>
  dependencyFindings([
    { path: 'docs/decisions/0009-dependencies.md', text: `| Package | Why |\n|---|---|\n${table}\n` },
    {
      path: 'apps/server/package.json',
      text: JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) }),
    },
  ]).map(({ problem }) => problem)

test('names, lists within a scope and whole scopes are understood', () => {
  const names = ['fastify', '@fastify/cookie', '@fastify/static', '@types/node', '@jackfruit/kernel']
  expect(problems('| fastify, @fastify/cookie, static | x |\n| @types/* | x |', ...names)).toEqual([])
})

test('a package without a line is found', () => {
  expect(problems('| fastify | x |', 'fastify', 'lodash')).toEqual(['does not say why lodash is depended on'])
})

test('a line without a package is found', () => {
  expect(problems('| fastify, helmet | x |\n| @types/* | x |', 'fastify')).toEqual([
    'speaks of helmet, which no package.json declares',
    'speaks of @types/*, which no package.json declares',
  ])
})
