import { expect, test } from 'vitest'
import { manifestOf, webClipOf } from './web-app.ts'

const brand = {
  name: 'Mango & Sons <Play>',
  themeColour: '#112233',
  backgroundColour: '#445566',
  icon: 'icon-mango',
}

test('[RT-30] the manifest is the brand’s: its name, its colours, its pictures, in the language asked for', () => {
  const manifest = manifestOf(brand, 'UR')
  expect(manifest).toMatchObject({
    ...{ name: brand.name, short_name: 'Mango', lang: 'ur', dir: 'rtl' },
    ...{ theme_color: '#112233', background_color: '#445566', display: 'standalone' },
  })
  expect(manifest.icons.map(({ src, purpose }) => `${src} ${purpose}`)).toEqual([
    '/art/icon-mango-192.png any',
    '/art/icon-mango-512.png any',
    '/art/icon-mango-maskable-512.png maskable',
  ])
  expect(manifestOf({ ...brand, name: 'Mango' }, 'TY')).toMatchObject({
    short_name: 'Mango',
    lang: 'fil',
    dir: 'ltr',
  })
})

test('[IM-73] the web clip names brand and address, and a name with marks breaks nothing', () => {
  const clip = webClipOf(brand, 'https://play.mango.example', Buffer.from('picture'))
  expect(clip).toContain('<string>Mango &#38; Sons &#60;Play&#62;</string>')
  expect(clip).toContain('<key>URL</key><string>https://play.mango.example/</string>')
  expect(clip).toContain('<string>example.mango.play.webclip</string>')
  expect(clip).toContain(Buffer.from('picture').toString('base64'))
  expect(webClipOf(brand, 'https://play.mango.example', Buffer.from('picture'))).toBe(clip)
  expect(webClipOf(brand, 'https://other.example', Buffer.from('picture'))).not.toBe(clip)
})
