/** Whether anything at all can be read on a picture: a green rectangle is no slip. */
import sharp from 'sharp'

const side = 256
/** Between neighbours, of 256 shades of grey: less is a gradient or the noise of a camera. */
const edge = 24
/** Of all places: one straight line across is less, one line of writing more. */
const shareMin = 0.005

export async function isPlain(picture: Buffer): Promise<boolean> {
  const grey = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(side, side, { fit: 'fill' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer()
  let edges = 0
  for (let row = 0; row < side - 1; row++)
    for (let column = 0; column < side - 1; column++) {
      const place = row * side + column
      const here = grey[place] ?? 0
      const turns =
        Math.abs(here - (grey[place + 1] ?? 0)) > edge || Math.abs(here - (grey[place + side] ?? 0)) > edge
      if (turns) edges++
    }
  return edges < side * side * shareMin
}
