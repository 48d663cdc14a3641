import { renderAsync } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'
import type { Format, Job } from './jobs.ts'

type RenderedImage = Awaited<ReturnType<typeof renderAsync>>

// Many pictures are encoded side by side; one thread each is faster than many threads for one.
sharp.concurrency(1)

/** Part of every picture's hash: pictures are drawn again when one of these changes. */
export const settings = {
  // Effort 2: at 4 a picture takes twice as long and is a twentieth smaller, for the few who cannot show the other kind.
  webp: { quality: 78, alphaQuality: 90, effort: 2 },
  // Effort 2: from 4 on a picture takes five times as long and is no smaller.
  avif: { quality: 54, effort: 2, chromaSubsampling: '4:2:0' },
  png: { palette: true, quality: 92, effort: 7 },
} as const

/** All the pictures of one drawing. A photograph is drawn once, at its greatest width; an icon is drawn for each. */
export async function encode({ svg, outputs, hasAlpha = false }: Job): Promise<Map<string, Buffer>> {
  const made = new Map<string, Buffer>()
  const drawnAt = (width: number) => renderAsync(svg, { fitTo: { mode: 'width', value: width } })
  const pixels = outputs.filter(({ format }) => format !== 'svg')
  const largest = Math.max(...pixels.map(({ width }) => width))
  const whole = hasAlpha || pixels.length === 0 ? undefined : await drawnAt(largest)
  for (const width of new Set(pixels.map((output) => output.width))) {
    const drawn = whole ? opaque(whole, width) : await drawnAt(width)
    for (const { file, format } of pixels.filter((output) => output.width === width))
      made.set(file, await as(format, drawn))
  }
  for (const { file, format } of outputs) if (format === 'svg') made.set(file, Buffer.from(svg))
  return made
}

/** Raw pixels spare a PNG between drawing and encoding; where there is alpha they come multiplied by it. */
function opaque({ width, height, pixels }: RenderedImage, wanted: number): Sharp {
  const image = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
  return wanted === width ? image : image.resize(wanted)
}

async function as(format: Format, drawn: RenderedImage | Sharp): Promise<Buffer> {
  if (format === 'ico') return icon(drawn as RenderedImage)
  const image = 'asPng' in drawn ? sharp(drawn.asPng()) : drawn.clone()
  if (format === 'webp') return image.webp(settings.webp).toBuffer()
  if (format === 'avif') return image.avif(settings.avif).toBuffer()
  return image.png(settings.png).toBuffer()
}

/** An icon file that holds one PNG: a header of 6 bytes, one entry of 16, then the picture. */
function icon(image: RenderedImage): Buffer {
  const drawn = Buffer.from(image.asPng())
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(image.width, 6)
  head.writeUInt8(image.width, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(drawn.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, drawn])
}
