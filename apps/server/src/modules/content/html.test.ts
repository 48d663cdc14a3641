import { expect, test } from 'vitest'
import { hostileHtml } from './hostile-html.data.ts'
import { cleanHtml } from './html.ts'
import { isLinkage } from './linkage.ts'

/** Tags of text alone, without attributes but a link's. */
const harmless =
  /^(?:[^<]|<\/?(?:p|br|hr|strong|b|em|i|u|s|small|h2|h3|h4|ul|ol|li|blockquote|table|thead|tbody|tr|th|td)(?: \/)?>|<a(?: href="(?:\/(?![/\\])[^"\\\s]*|mailto:[^"]*|https:\/\/[^"\\@\s]*)"(?: target="_blank" rel="noopener noreferrer nofollow")?)?>|<\/a>)*$/

test('[IM-09] hostile HTML keeps its words at most: no tag that runs or loads, no attribute but a safe address', () => {
  for (const html of hostileHtml) expect(cleanHtml(html), html).toMatch(harmless)
  for (const html of hostileHtml) expect(cleanHtml(html), html).not.toMatch(/evil\.example.*>/)
})

test('what came out goes in and comes out the same', () => {
  for (const html of hostileHtml) expect(cleanHtml(cleanHtml(html))).toBe(cleanHtml(html))
})

test('[IM-09] the HTML that operators need stays as it was', () => {
  const text = '<h2>News</h2><p>One <strong>word</strong>, <a href="/help">help</a></p><ul><li>a</li></ul>'
  expect(cleanHtml(text)).toBe(text)
  expect(cleanHtml('<a href="https://rules.example/a?b=1">x</a>')).toBe(
    '<a href="https://rules.example/a?b=1" target="_blank" rel="noopener noreferrer nofollow">x</a>',
  )
})

test('[MD-21] pictures of ours stay; pictures of elsewhere, of other folders and without an address go', () => {
  const ours = '<img src="/art/banner-hero-wide@1x.webp" alt="A fruit" width="600" height="240" />'
  expect(cleanHtml(ours)).toBe(ours)
  expect(cleanHtml('<img src="/img/a/art/mark-32.png" alt="" onerror="alert(1)" style="x" />')).toBe(
    '<img src="/img/a/art/mark-32.png" alt="" />',
  )
  const astray = [
    'https://evil.example/a.png',
    '//evil.example/a.png',
    '/wps/v2/a.png',
    '/art/../a.png',
    '',
    'x',
  ]
  for (const src of [...astray, '/art/a.webp?b', 'data:image/png;base64,AA', '/art//evil.png'])
    expect(cleanHtml(`a<img src="${src}">b`), src).toBe('ab')
})

test('[EN-04] a banner leads to a path of ours, an https address or a code, and nowhere else', () => {
  expect(isLinkage('1', '/help?topic=account')).toBe(true)
  expect(isLinkage('2', 'https://partner.example/a')).toBe(true)
  expect(isLinkage('4', 'slot-golden-chinthe')).toBe(true)
  expect(isLinkage('', '')).toBe(true)
  const astray = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/a\n/b',
    '',
  ]
  for (const target of astray) {
    for (const type of ['1', '2', '3', '4', '5'] as const) {
      expect(isLinkage(type, target), `${type} ${target}`).toBe(false)
    }
  }
  for (const target of ['http://a.example', 'https:a.example', 'https://a@b.example', 'https://a\t.example'])
    expect(isLinkage('2', target), target).toBe(false)
})
