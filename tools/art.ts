/**
 * Draws the site's pictures from packages/art: tiles, banners, the mark and vendor glyphs, into
 * apps/site/public/art. Nothing is drawn again while the art's sources are unchanged.
 *   node tools/art.ts [--force]
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { banner, bannerIds, bannerSize, mark, tile, tileIds, vendorGlyph, vendorIds } from '@jackfruit/art'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** WebP of an SVG picture at a given width. */
export async function rasterise(svg: string, width: number, quality = 80): Promise<Buffer> {
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render()
  return sharp(drawn.asPng()).webp({ quality, alphaQuality: 90, effort: 5 }).toBuffer()
}

function sourcesHash(): string {
  const folder = join(root, 'packages/art/src')
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)))
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
      hash.update(name).update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex')
}

/** Writes the pictures and answers how many files were written: none when nothing has changed. */
export async function buildArt(target = join(root, 'apps/site/public/art'), force = false): Promise<number> {
  const stamp = join(target, '.hash')
  const hash = sourcesHash()
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 0
  const files = new Map<string, string | Buffer>()
  for (const id of tileIds) {
    const svg = tile(id)
    for (const times of [1, 2]) files.set(`tile-${id}@${times}x.webp`, await rasterise(svg, 300 * times, 78))
  }
  for (const id of bannerIds) {
    const svg = banner(id)
    for (const times of [1, 2])
      files.set(`banner-${id}@${times}x.webp`, await rasterise(svg, bannerSize(id).width * times, 76))
  }
  files.set('mark.svg', mark(64))
  for (const size of [32, 180, 512])
    files.set(
      `mark-${size}.png`,
      Buffer.from(new Resvg(mark(64), { fitTo: { mode: 'width', value: size } }).render().asPng()),
    )
  for (const id of vendorIds) files.set(`vendor-${id}.svg`, vendorGlyph(id))
  mkdirSync(target, { recursive: true })
  for (const [name, body] of files) writeFileSync(join(target, name), body)
  writeFileSync(stamp, hash)
  return files.size
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const written = await buildArt(undefined, process.argv.includes('--force'))
  process.stdout.write(written === 0 ? 'art: nothing changed\n' : `art: ${written} files\n`)
}
