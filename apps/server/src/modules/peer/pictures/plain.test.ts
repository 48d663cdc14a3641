import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSlip } from '../../../testing/slips.ts'
import { isPlain } from './plain.ts'

const drawn = (inside: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1280">${inside}</svg>`))
    .png()
    .toBuffer()
const green = '<rect width="720" height="1280" fill="#1f9d55"/>'

test('a picture of one colour, of two, or of a gradient is plain', async () => {
  const gradient = `<defs><linearGradient id="g"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/>
    </linearGradient></defs><rect width="720" height="1280" fill="url(#g)"/>`
  const halves = `${green}<rect y="600" width="720" height="680" fill="#ffffff"/>`
  for (const inside of [green, halves, gradient]) expect(await isPlain(await drawn(inside))).toBe(true)
})

test('a slip of any bank is not, nor the same small or as a bad JPEG', async () => {
  const payment = { amount: '120000', reference: '77204419', time: '2111140200' }
  for (const bank of ['kbz', 'aya', 'wave', 'dark'] as const) {
    const slip = await drawSlip({ bank, ...payment })
    expect(await isPlain(slip)).toBe(false)
    expect(await isPlain(await sharp(slip).resize(320).jpeg({ quality: 40 }).toBuffer())).toBe(false)
  }
})
