import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { banner, bannerIds, tile, tileIds } from '@jackfruit/art'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'

const [columns, width, height, gap] = [16, 150, 200, 10]

/** One picture of all tiles at the width that phones show them in, and of all banners: for looking at them as a whole. */
export async function sheet(folder: string): Promise<string> {
  const draw = (svg: string, value: number) =>
    new Resvg(svg, { fitTo: { mode: 'width', value } }).render().asPng()
  const rows = Math.ceil(tileIds.length / columns)
  const wide = columns * (width + gap) + gap
  const tiles = tileIds.map((id, index) => ({
    input: draw(tile(id), width),
    left: gap + (index % columns) * (width + gap),
    top: gap + Math.floor(index / columns) * (height + gap),
  }))
  const below = gap + rows * (height + gap)
  const bannerWidth = (wide - 5 * gap) / 4
  const banners = bannerIds.map((id, index) => ({
    input: draw(banner(id, 'wide'), Math.floor(bannerWidth)),
    left: gap + (index % 4) * Math.floor(bannerWidth + gap),
    top: below + Math.floor(index / 4) * (200 + gap),
  }))
  const file = join(folder, 'art-sheet.png')
  mkdirSync(folder, { recursive: true })
  await sharp({
    create: {
      width: wide,
      height: below + Math.ceil(bannerIds.length / 4) * (200 + gap),
      channels: 3,
      background: '#f2f4ec',
    },
  })
    .composite([...tiles, ...banners])
    .png()
    .toFile(file)
  return file
}
