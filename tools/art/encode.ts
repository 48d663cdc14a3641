import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { Format, Job } from './jobs.ts'

type RenderedImage = Awaited<ReturnType<typeof renderAsync>>

// Many pictures are encoded side by side; one thread each is faster than many threads for one.
sharp.concurrency(1)

/** Part of every picture's hash: pictures are drawn again when one of these changes. */
export const settings = {
  webp: { quality: 78, alphaQuality: 90, effort: 4 },
  // Effort 2: from 4 on a picture takes five times as long and is no smaller.
  avif: { quality: 54, effort: 2, chromaSubsampling: '4:2:0' },
  png: { palette: true, quality: 92, effort: 7 },
} as const

/** All the pictures of one drawing; each width is drawn once, whatever the formats. */
export async function encode({ svg, outputs, hasAlpha = false }: Job): Promise<Map<string, Buffer>> {
  const made = new Map<string, Buffer>()
  for (const width of new Set(outputs.map((output) => output.width))) {
    const wanted = outputs.filter((output) => output.width === width)
    const isVector = wanted.every(({ format }) => format === 'svg')
    const drawn = isVector ? undefined : await renderAsync(svg, { fitTo: { mode: 'width', value: width } })
    for (const { file, format } of wanted)
      made.set(file, drawn ? await as(format, drawn, hasAlpha) : Buffer.from(svg))
  }
  return made
}

function as(format: Format, drawn: RenderedImage, hasAlpha: boolean): Promise<Buffer> | Buffer {
  if (format === 'ico') return icon(Buffer.from(drawn.asPng()), drawn.width)
  // Raw pixels spare a PNG between drawing and encoding; where there is alpha they come multiplied by it.
  const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const
  const image = hasAlpha ? sharp(drawn.asPng()) : sharp(drawn.pixels, { raw }).removeAlpha()
  if (format === 'webp') return image.webp(settings.webp).toBuffer()
  if (format === 'avif') return image.avif(settings.avif).toBuffer()
  return image.png(settings.png).toBuffer()
}

/** An icon file that holds one PNG: a header of 6 bytes, one entry of 16, then the picture. */
function icon(drawn: Buffer, width: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(width, 6)
  head.writeUInt8(width, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(drawn.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, drawn])
}
