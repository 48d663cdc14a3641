import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isContract, slimDescriptions } from './slim-contracts.ts'

test('a contract keeps what the site reads of it, wherever that stands, and everything around it', () => {
  const code = `import { endpoint } from './endpoint.js'
const name = z.string()
export const first = endpoint({
  method: 'GET',
  summary: 'What, and why: {}.',
  query: z.object({ name, body: z.array(z.string()) }),
  path: '/a',
  reply: z.object({ summary: z.string(), refusals: z.number() }),
  refusals: ['no', 'never'],
})
export const second = endpoint({ body: name, access: 'public', sealed: 'login', reply: z.null(), refusals: [] })
const far = other({ summary: 'stays' })`
  const slim = slimDescriptions(code)
  expect(slim).toBe(`import { endpoint } from './endpoint.js'
const name = z.string()
export const first = endpoint({ method: 'GET', path: '/a', reply: z.object({ summary: z.string(), refusals: z.number() }) })
export const second = endpoint({ access: 'public', sealed: 'login', reply: z.null() })
const far = other({ summary: 'stays' })`)
})

test('a module without a call stays as it is', () => {
  const code = 'export const kinds = ["a"]\n'
  expect(slimDescriptions(code)).toBe(code)
})

test('every module of the contracts is looked at, in whatever folder it stands', () => {
  const folder = join(process.cwd(), 'packages/contracts/src')
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  expect(modules.some((name) => name.includes('/'))).toBe(true)
  expect(modules.filter((name) => !isContract(join(folder, name)))).toEqual(
    modules.filter((name) => /\.test\.ts$/.test(name)),
  )
  expect(isContract('/product/packages/kernel/src/money.ts')).toBe(false)
})
