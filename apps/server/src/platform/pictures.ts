/**
 * Pictures that people hand in. What a file is called or says of itself counts for nothing: it is told
 * by its first bytes, decoded under a limit of pixels, and written anew as WebP, so that nothing of what
 * was around or inside the picture (place, thumbnail, another file behind it) comes along.
 */
import { Refusal } from '@jackfruit/kernel'
import sharp from 'sharp'

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpg = Buffer.from([0xff, 0xd8, 0xff])
/** Cameras of phones reach 50 megapixels; what is drawn to fill memory has more. */
const pixelsMax = 50_000_000
const decodeSeconds = 5

export interface PictureWish {
  readonly bytesMax: number
  /** `cover` cuts to a square, `inside` keeps the whole picture. */
  readonly fit: 'cover' | 'inside'
  readonly size: number
}

/** The picture as WebP, or a refusal: picture_too_large, picture_type, picture_broken. */
export async function cleanPicture(base64: string, { bytesMax, fit, size }: PictureWish): Promise<Buffer> {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > bytesMax) throw new Refusal('picture_too_large')
  const isKnown = [png, jpg].some((start) => bytes.subarray(0, start.length).equals(start))
  if (!isKnown) throw new Refusal('picture_type')
  try {
    return await sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: decodeSeconds })
      .rotate()
      .resize({ width: size, height: size, fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    throw new Refusal('picture_broken')
  }
}
