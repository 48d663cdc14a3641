import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { spelledOtherwise, withoutUnused } from './slim-react.ts'

const home = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))
const code = readFileSync(join(home, 'cjs/react-dom-client.production.js'), 'utf8')

test('React is a whole program without what no page uses, and a good deal smaller', () => {
  const slim = withoutUnused(code)
  expect(() => parseAst(slim)).not.toThrow()
  expect(slim).toContain('function commitEnterViewTransitions(placement, gesture) {}')
  expect(slim).not.toContain('FragmentInstance.prototype.')
  expect(slim).toContain('function updateSuspenseComponent(')
  expect(code.length - slim.length).toBeGreaterThan(90_000)
})

test('of the attributes that are spelled otherwise in a page React keeps what we draw with', () => {
  expect(spelledOtherwise(code)).toContain('vAlphabetic')
  const kept = spelledOtherwise(withoutUnused(code))
  expect(kept).toEqual(expect.arrayContaining(['htmlFor', 'strokeWidth', 'fillRule', 'textAnchor']))
  expect(kept).not.toContain('vAlphabetic')
})

test('a commit of React waits for no sheet and no picture, and goes on', () => {
  expect(withoutUnused(code)).toMatch(/function waitForCommitToBeReady\([^)]*\) \{ return null \}/)
})

test('React of another shape stops the build', () => {
  const other = code.replace('function startViewTransition(', 'function beginViewTransition(')
  expect(() => withoutUnused(other)).toThrow('new shape')
})
