import { expect, test } from 'vitest'
import { allowedScript } from './trusted.ts'

const ours = 'https://site.example'

test.each([
  ['/assets/solver.worker.js', 'https://site.example/assets/solver.worker.js'],
  ['https://www.googletagmanager.com/gtag/js?id=G-1', 'https://www.googletagmanager.com/gtag/js?id=G-1'],
])('%s may be loaded', (address, whole) => {
  expect(allowedScript(address, ours)).toBe(whole)
})

test.each([
  'https://evil.test/x.js',
  '//evil.test/x.js',
  'https://site.example.evil.test/x.js',
  'https://www.googletagmanager.com/other.js',
  'data:text/javascript,1',
  'javascript:alert(1)',
])('%s may not', (address) => {
  expect(() => allowedScript(address, ours)).toThrow(TypeError)
})
