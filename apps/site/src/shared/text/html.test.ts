import { expect, test } from 'vitest'
import { safeNodes } from './html.ts'

function shown(html: string): string {
  const place = document.createElement('div')
  place.replaceChildren(safeNodes(html))
  return place.innerHTML
}

test('[MD-21] bold text and a picture are shown', () => {
  const html = shown('<p>Hello <b>all</b></p><img src="/art/mark.svg" alt="Mark">')
  expect(html).toContain('<b>all</b>')
  expect(html).toContain('src="/art/mark.svg"')
})

test.each([
  '<script>document.title = "broken"</script>',
  '<img src="/x" onerror="document.title = 1">',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://evil.test"></iframe>',
  '<svg><animate onbegin="alert(1)"></animate></svg>',
  '<p style="position:fixed" onclick="x()">y</p>',
  '<img src="//evil.test/x.png">',
])('[MD-21] hostile HTML loses what could run or reach out: %s', (html) => {
  expect(shown(html)).not.toMatch(/script|onerror|javascript|iframe|form|input|svg|style|onclick|evil/i)
})

test('links that leave the site open beside it and tell it nothing', () => {
  expect(shown('<p>See <a href="https://news.example/">n</a></p>')).toContain('rel="noopener noreferrer"')
  expect(shown('<p>See <a href="/help">h</a></p>')).not.toContain('target')
})
