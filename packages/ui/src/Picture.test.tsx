import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './Picture.tsx'

test('our own picture comes as AVIF in two densities, and as WebP for browsers without it', () => {
  const html = renderToStaticMarkup(<Picture src="/img/a/art/tile-dice@1x.webp" width={300} />)
  expect(html).toContain(
    'type="image/avif" srcSet="/img/a/art/tile-dice@1x.avif 1x, /img/a/art/tile-dice@2x.avif 2x"',
  )
  expect(html).toContain('src="/img/a/art/tile-dice@1x.webp"')
  expect(html).toContain('srcSet="/img/a/art/tile-dice@1x.webp 1x, /img/a/art/tile-dice@2x.webp 2x"')
})

test('phones get their own cut, before the wide one, in both formats', () => {
  const html = renderToStaticMarkup(<Picture src="/a-wide@1x.webp" phoneSrc="/a-phone@1x.webp" />)
  expect(html.indexOf('/a-phone@1x.avif')).toBeLessThan(html.indexOf('/a-phone@1x.webp'))
  expect(html.indexOf('/a-phone@1x.webp')).toBeLessThan(html.indexOf('/a-wide@1x.avif'))
})

test('a picture from elsewhere stays as it is: it has no siblings', () => {
  const html = renderToStaticMarkup(<Picture src="https://pictures.example/x.png" alt="X" />)
  expect(html).not.toContain('source')
  expect(html).not.toContain('srcSet')
  expect(html).toContain('alt="X"')
})
