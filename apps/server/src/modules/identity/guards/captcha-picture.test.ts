import { expect, test } from 'vitest'
import { captchaSvg, drawCaptcha } from './captcha-picture.ts'
import { glyphs } from './glyphs.data.ts'

test('[API-24] a picture is a PNG of 200 by 64, in base64', async () => {
  const png = Buffer.from(await drawCaptcha('01234'), 'base64')
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([200, 64])
})

test('[IM-57] the same code never looks the same, and its digits are nowhere in the text of the drawing', () => {
  const drawings = Array.from({ length: 1_000 }, () => captchaSvg('77777'))
  expect(new Set(drawings).size).toBe(1_000)
  expect(drawings.some((drawing) => /<text|77777/.test(drawing))).toBe(false)
})

test('every digit has its strokes, inside its box', () => {
  for (const digit of '0123456789') {
    const points = (glyphs[digit] ?? []).flat()
    expect(points.length).toBeGreaterThan(3)
    for (const [x, y] of points) expect(x >= 0 && x <= 10 && y >= 0 && y <= 16).toBe(true)
  }
})

test('a code stays inside the picture, however its digits are turned', () => {
  for (let i = 0; i < 200; i++) {
    const digits = [...captchaSvg('48048').matchAll(/<path d="M([^"]+)"[^>]*stroke-width="([\d.]+)"/g)]
      .filter(([, , thick]) => Number(thick) > 2)
      .flatMap(([, points = '']) => points.split('L').map((pair) => pair.split(' ').map(Number)))
    for (const [x = -1, y = -1] of digits) expect(x > 0 && x < 200 && y > 0 && y < 64).toBe(true)
  }
})
