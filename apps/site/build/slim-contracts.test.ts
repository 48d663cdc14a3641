import { expect, test } from 'vitest'
import { slimDescriptions } from './slim-contracts.ts'

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
