import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawSlip, type Slip } from '../../../testing/slips.ts'
import { differencesMax, type Look, looksOf } from './look.ts'

const banks = ['kbz', 'aya', 'wave', 'dark'] as const
/** Payments of one bank on one day: amounts of as many digits, references that count on. */
const payments = Array.from({ length: 8 }, (_, n) => ({
  amount: String(120_000 + n * 7_300),
  reference: String(77_204_419 + n * 91_357),
  time: String(2_111_140_200 + n * 17),
}))
const slips: readonly Slip[] = banks.flatMap((bank) => payments.map((payment) => ({ bank, ...payment })))

async function cut(
  picture: Buffer,
  shares: { top?: number; right?: number; bottom?: number; left?: number },
) {
  const { width, height } = await sharp(picture).metadata()
  const { top = 0, right = 0, bottom = 0, left = 0 } = shares
  return sharp(picture)
    .extract({
      ...{ left: Math.round(width * left), top: Math.round(height * top) },
      width: Math.round(width * (1 - left - right)),
      height: Math.round(height * (1 - top - bottom)),
    })
    .jpeg({ quality: 75 })
    .toBuffer()
}
const around = (share: number) => ({ top: share, right: share, bottom: share, left: share })

/** The Hamming distance, as the database counts it. */
const differences = (one: Look, other: Look) => [...one].filter((bit, place) => bit !== other[place]).length

/** How near the picture comes to what is kept of another: as the pool asks. */
const nearest = (kept: readonly Look[], look: Look) =>
  Math.min(...kept.map((each) => differences(each, look)))

const changes: readonly (readonly [string, (picture: Buffer) => Promise<Buffer>])[] = [
  ['saved as a JPEG of quality 90', (picture) => sharp(picture).jpeg({ quality: 90 }).toBuffer()],
  ['saved as a JPEG of quality 40', (picture) => sharp(picture).jpeg({ quality: 40 }).toBuffer()],
  ['saved as WebP', (picture) => sharp(picture).webp({ quality: 75 }).toBuffer()],
  ['half as large', (picture) => sharp(picture).resize(360).jpeg({ quality: 75 }).toBuffer()],
  ['half as large again', (picture) => sharp(picture).resize(1_080).png().toBuffer()],
  ['brighter', (picture) => sharp(picture).modulate({ brightness: 1.05 }).png().toBuffer()],
  ['without its colours', (picture) => sharp(picture).greyscale().png().toBuffer()],
  ['with a hundredth of every edge cut off', (picture) => cut(picture, around(0.01))],
  ['with a fortieth of every edge cut off', (picture) => cut(picture, around(0.025))],
  ['without the clock of the telephone', (picture) => cut(picture, { top: 0.035 })],
  ['without the buttons below', (picture) => cut(picture, { bottom: 0.05 })],
  ['without both', (picture) => cut(picture, { top: 0.04, bottom: 0.04 })],
]

describe('what a slip looks like', () => {
  /** Each slip as it was drawn, and what is kept of it: a tenth of a second of a processor each. */
  const drawn: { readonly slip: Slip; readonly picture: Buffer; readonly kept: readonly Look[] }[] = []
  beforeAll(async () => {
    for (const slip of slips) {
      const picture = await drawSlip(slip)
      drawn.push({ slip, picture, kept: await looksOf(picture) })
    }
  })

  test.each(changes)('[WD-04] [A32] the same slip %s is the same', async (_, change) => {
    for (const { picture, kept } of drawn.filter((_each, place) => place % 8 === 3)) {
      const [look] = await looksOf(await change(picture))
      expect(nearest(kept, look)).toBeLessThanOrEqual(differencesMax)
    }
  })

  test('[WD-04] [A32] other payments by the same bank are others, and slips of other banks far from them', () => {
    for (const one of drawn)
      for (const other of drawn) {
        if (other === one) continue
        const least = other.slip.bank === one.slip.bank ? differencesMax : 2 * differencesMax
        expect(nearest(other.kept, one.kept[0] ?? '')).toBeGreaterThan(least)
      }
  })

  test('a look has as many ones as zeros, whatever is on the picture', () => {
    for (const { kept } of drawn.slice(0, 4))
      for (const look of kept) {
        expect(look).toMatch(/^[01]{400}$/)
        expect([...look].filter((bit) => bit === '1').length).toBeGreaterThan(150)
      }
  })
})
