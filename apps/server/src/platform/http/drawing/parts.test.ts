import { expect, test } from 'vitest'
import type { Drawn } from './drawer.ts'
import { partsOf } from './parts.ts'

const drawn = (html: string, state: unknown): Drawn => ({
  ...{ html, state, left: [] },
  tag: { lang: 'my', dir: 'ltr', theme: 'dark', language: 'MY', screen: 'phone' },
})

test('a page without a first screen begins with the mark, in the language of its brand', () => {
  expect(partsOf(null, 'TH')).toMatchObject({ LANGUAGE: 'TH', LANG: 'en', THEME: 'light' })
  expect(partsOf(null, 'TH')['CONTENT']).toContain('class="splash"')
  expect(partsOf(null, 'TH')['DRAWN']).toBeUndefined()
})

test('a drawn page says in its tag what it was drawn for', () => {
  expect(partsOf(drawn('<p>a</p>', {}), 'EN')).toMatchObject({
    ...{ LANG: 'my', DIR: 'ltr', THEME: 'dark', DRAWN: 'dark', LANGUAGE: 'MY', SCREEN: 'phone' },
    CONTENT: '<p>a</p>',
  })
})

test('the head names the picture of each size, whatever its address holds', () => {
  const ahead = [{ srcset: '/a"@1x.avif 1x', media: '(max-width: 1rem)' }, { srcset: '/b.avif 1x' }]
  const { AHEAD } = partsOf({ ...drawn('', {}), ahead }, 'EN')
  expect(AHEAD?.match(/<link /g)).toHaveLength(2)
  expect(AHEAD).toContain('imagesrcset="/a&#34;@1x.avif 1x" media="(max-width: 1rem)"')
  expect(partsOf(null, 'EN')['AHEAD']).toBeUndefined()
})

test('no style stands in a tag, and what only reads like one stays as it is', () => {
  const { CONTENT } = partsOf(
    drawn('<a href="/a" style="width:1px">x style=&quot;y&quot;</a><i style="top:0">', {}),
    'EN',
  )
  expect(CONTENT).toBe('<a href="/a" data-style="width:1px">x style=&quot;y&quot;</a><i data-style="top:0">')
})

test('texts that would end the script, or begin a comment in it, are harmless there and come back whole', () => {
  const hostile = { title: '</script><script>alert(1)</script><!--\u2028&' }
  const state = partsOf(drawn('', hostile), 'EN')['STATE'] ?? ''
  expect(state).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(state)).toEqual(hostile)
})
