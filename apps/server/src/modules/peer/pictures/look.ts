/**
 * What a picture looks like, in 400 bits: the signs of the 20 by 20 lowest waves (DCT) of its grey, against their
 * median. Saving it again, another size or another brightness turns few of them; another slip of the same bank, of
 * which only figures differ, turns many more. Pixels cut off move every wave, so a picture is also kept as it
 * would look with its edges cut.
 */
import sharp from 'sharp'

/** A row of 0 and 1, as the database takes it. */
export type Look = string

const waves = 20
const side = 80
/** All cuts are made from this: decoding and shrinking the whole is done once. */
const grounds = 512
const opaque = '#ffffff'

interface Edges {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

const all = (by: number): Edges => ({ top: by, right: by, bottom: by, left: by })
const none = all(0)

/** Shares cut off: all around, or the two ends of a screen, where clocks and buttons stand. */
const cuts: readonly Edges[] = [
  none,
  ...[0.01, 0.02, 0.03, 0.04].map(all),
  ...[0.01, 0.02, 0.03, 0.04, 0.05, 0.06].flatMap((by) => [
    { ...none, top: by },
    { ...none, bottom: by },
    { ...none, top: by, bottom: by },
  ]),
]

/** The look of the whole first, then of the picture with edges cut. */
export async function looksOf(picture: Buffer): Promise<readonly [Look, ...Look[]]> {
  const grey = await sharp(picture)
    .flatten({ background: opaque })
    .greyscale()
    .resize(grounds, grounds, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const [whole = '', ...cut] = await Promise.all(cuts.map(async (edges) => lookOf(await shrunk(grey, edges))))
  return [whole, ...cut]
}

function shrunk(grey: Buffer, { top, right, bottom, left }: Edges): Promise<Buffer> {
  const px = (share: number) => Math.round(share * grounds)
  return sharp(grey, { raw: { width: grounds, height: grounds, channels: 1 } })
    .extract({
      ...{ left: px(left), top: px(top) },
      width: grounds - px(left) - px(right),
      height: grounds - px(top) - px(bottom),
    })
    .resize(side, side, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer()
}

/**
 * Of each wave its value at every place, wave after wave. The first is flat: it says how bright a picture is, not what
 * is on it.
 */
const cosines = Float64Array.from({ length: waves * side }, (_, at) =>
  Math.cos((Math.PI * (2 * (at % side) + 1) * (Math.floor(at / side) + 1)) / (2 * side)),
)

/** Plain loops: two dozen of these are made of every picture, each of 160,000 products. */
function lookOf(grey: Uint8Array): Look {
  const across = new Float64Array(side * waves)
  for (let row = 0; row < side; row++)
    for (let wave = 0; wave < waves; wave++) {
      let sum = 0
      for (let place = 0; place < side; place++)
        sum += (cosines[wave * side + place] ?? 0) * (grey[row * side + place] ?? 0)
      across[row * waves + wave] = sum
    }
  const strengths = new Float64Array(waves * waves)
  for (let down = 0; down < waves; down++)
    for (let wave = 0; wave < waves; wave++) {
      let sum = 0
      for (let row = 0; row < side; row++)
        sum += (cosines[down * side + row] ?? 0) * (across[row * waves + wave] ?? 0)
      strengths[down * waves + wave] = sum
    }
  const middle = strengths.toSorted()[strengths.length / 2] ?? 0
  return Array.from(strengths, (strength) => (strength > middle ? '1' : '0')).join('')
}

/** Of how many places may differ in the same picture. The figures behind it stand in the test. */
export const differencesMax = 18
