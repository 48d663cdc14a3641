import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tile, tileIds } from '@jackfruit/art'
import { promotions } from '@jackfruit/contracts'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { allTables } from '../../studios/host/tables/shared-tables.ts'
import { draw } from './draw.ts'
import { encode } from './encode.ts'
import { type Job, jobs } from './jobs.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'jackfruit-art-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const all = jobs(join(root, 'brands'), join(root, 'studios'))
const files = new Set(all.flatMap((job) => job.outputs.map(({ file }) => file)))

/** Whether each of 16 by 16 fields is lighter than the one to its right and the one below, in each colour: a picture's shape and hue. */
async function hashOf(id: string): Promise<Uint8Array> {
  const { pixels } = await small(id)
  const bits: number[] = []
  for (let y = 0; y < 16; y += 1)
    for (let x = 0; x < 16; x += 1)
      for (const channel of [0, 1, 2]) {
        const here = pixels[(y * 17 + x) * 3 + channel] ?? 0
        bits.push(here > (pixels[(y * 17 + x + 1) * 3 + channel] ?? 0) ? 1 : 0)
      }
  return Uint8Array.from(bits)
}

async function small(id: string) {
  const drawn = new Resvg(tile(id), { fitTo: { mode: 'width', value: 96 } }).render().asPng()
  const pixels = await sharp(drawn)
    .extract({ left: 0, top: 0, width: 96, height: 96 })
    .removeAlpha()
    .resize(17, 16, { fit: 'fill' })
    .raw()
    .toBuffer()
  return { pixels }
}

test('no two tiles look alike: every pair differs in an eighth of its perceptual hash and in its colours', async () => {
  const hashes = await Promise.all(tileIds.map(async (id) => ({ id, hash: await hashOf(id) })))
  const alike = hashes.flatMap((one, index) =>
    hashes.slice(index + 1).flatMap((other) => {
      const distance = one.hash.reduce((sum, bit, at) => sum + (bit === other.hash[at] ? 0 : 1), 0)
      return distance < one.hash.length / 8 ? [`${one.id} and ${other.id}: ${distance}`] : []
    }),
  )
  expect(alike).toEqual([])
})

test('tiles are light to load: at most 25 kB at once, in either format', async () => {
  const heavy = ['slot-golden-chinthe', 'slot-durian-rush', 'slot-phoenix-fire', 'slot-golden-rind', 'mines']
  for (const id of heavy) {
    const job = all.find((one) => one.outputs.some(({ file }) => file === `tile-${id}@1x.webp`)) as Job
    const outputs = job.outputs.filter(({ file }) => file.includes('@1x'))
    for (const [file, body] of await encode({ ...job, outputs }))
      expect(body.length, file).toBeLessThan(25_000)
  }
})

test('every picture that a brand names is drawn, with its cut for phones', () => {
  const brands = join(root, 'brands')
  const named = readdirSync(brands).flatMap((brand) => {
    try {
      const banners: { picture: string }[] = JSON.parse(
        readFileSync(join(brands, brand, 'content/banners.json'), 'utf8'),
      )
      return banners.map(({ picture }) => picture)
    } catch {
      return []
    }
  })
  expect(named.length).toBeGreaterThan(0)
  for (const picture of named) {
    const file = picture.replace(/^art\//, '')
    expect(files, picture).toContain(file)
    expect(files, picture).toContain(file.replace('-wide@', '-phone@'))
  }
})

/** The pictures of a brand whose files say this. */
function drawnFor(brandFiles: Readonly<Record<string, unknown>>): string[] {
  const brands = mkdtempSync(join(tmpdir(), 'jackfruit-brands-'))
  try {
    mkdirSync(join(brands, 'own'))
    for (const [file, content] of Object.entries(brandFiles))
      writeFileSync(join(brands, 'own', file), JSON.stringify(content))
    return jobs(brands, join(root, 'studios')).flatMap(({ outputs }) => outputs.map(({ file }) => file))
  } finally {
    rmSync(brands, { recursive: true, force: true })
  }
}

test('a banner or card is drawn for a brand that names it, in its list of pictures too, and for nobody else', () => {
  expect([...files].filter((file) => /live/.test(file))).toEqual([])
  expect(files).toContain('banner-hero-phone@2x.avif')
  const named = ['art/banner-live-wide@1x.webp', 'art/category-icon-live@1x.webp']
  const drawn = drawnFor({ 'brand.json': {}, 'pictures.json': named })
  const live = ['banner-live-wide@1x.webp', 'banner-live-phone@2x.avif', 'category-icon-live@1x.webp']
  expect(drawn).toEqual(expect.arrayContaining(live))
  expect(drawn.filter((file) => /live/.test(file))).toHaveLength(12)
})

test('a picture that nobody draws is refused by its name', () => {
  const draws = () => drawnFor({ 'pictures.json': ['art/banner-lvie-wide@1x.webp'] })
  expect(draws).toThrow('banner-lvie')
})

test('every game of every studio has its tile', () => {
  const studios = join(root, 'studios')
  const codes = readdirSync(studios).flatMap((studio) => {
    try {
      return readdirSync(join(studios, studio, 'games'), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    } catch {
      return []
    }
  })
  expect(codes.length).toBeGreaterThan(0)
  for (const code of codes) expect(files).toContain(`tile-${code}@1x.webp`)
})

test('every table has the tile of its game', () => {
  for (const { id, game } of allTables) {
    expect(files).toContain(`tile-${id}@1x.webp`)
    const drawn = (name: string) => tile(name).replaceAll(`tile-${name}`, '')
    // One of several tables looks as its game does; one that stands alone has a picture of its own.
    if (/-\d+$/.test(id)) expect(drawn(id)).toBe(drawn(game.code))
    else expect(drawn(id)).not.toBe(drawn('of-no-game'))
  }
})

test('every picture that an offer may have is drawn', () => {
  for (const art of promotions.offerArts) expect(files).toContain(`offer-${art}@2x.avif`)
})

test('every brand has icons for tabs, home screens and app lists', () => {
  for (const brand of readdirSync(join(root, 'brands')))
    for (const kind of ['180.png', '192.png', '512.png', 'maskable-512.png', '32.png'])
      expect(files).toContain(`icon-${brand}-${kind}`)
})

const one = (fill: string, file: string): Job => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${fill}"/></svg>`,
  outputs: [{ file, format: 'webp', width: 8 }],
})

test('only what changed is drawn again, what was deleted comes back, and what is gone is removed', async () => {
  expect(await draw(folder, [one('#f00', 'a.webp'), one('#0f0', 'b.webp')])).toBe(2)
  expect(await draw(folder, [one('#f00', 'a.webp'), one('#0f0', 'b.webp')])).toBe(0)
  const before = statSync(join(folder, 'a.webp')).mtimeMs
  expect(await draw(folder, [one('#f00', 'a.webp'), one('#00f', 'b.webp')])).toBe(1)
  expect(statSync(join(folder, 'a.webp')).mtimeMs).toBe(before)
  rmSync(join(folder, 'a.webp'))
  expect(await draw(folder, [one('#f00', 'a.webp')])).toBe(1)
  expect(readdirSync(folder).filter((name) => !name.startsWith('.'))).toEqual(['a.webp'])
})

test('a list that was cut short counts as none', async () => {
  writeFileSync(join(folder, '.drawn.json'), '{"a.we')
  expect(await draw(folder, [one('#f00', 'a.webp')])).toBe(1)
})

test('two builds at once leave whole pictures', async () => {
  const many = Array.from({ length: 12 }, (_, index) => one(`#0${index % 10}f`, `many-${index}.webp`))
  await Promise.all([draw(folder, many, true), draw(folder, many, true)])
  for (const { outputs } of many)
    expect((await sharp(join(folder, outputs[0]?.file ?? '')).metadata()).width).toBe(8)
})
