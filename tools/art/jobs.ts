/** What is drawn: every picture's name, its drawing and the sizes and formats that it is kept in. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  appIcon,
  banner,
  bannerIds,
  categoryIcon,
  categoryIds,
  crops,
  type IconGround,
  mark,
  offerIds,
  offerPicture,
  offerSubject,
  palettes,
  tile,
  tileSize,
  vendorGlyph,
  vendorIds,
} from '@jackfruit/art'
import { avatarIcons } from '@jackfruit/contracts/security'
import { type Station, stations } from '@jackfruit/lottery-rules'
import * as z from 'zod'
import { drawsOfStudios } from '../../studios/host/draws/lotteries.ts'
import { allTables } from '../../studios/host/tables/shared-tables.ts'

export type Format = 'webp' | 'avif' | 'png' | 'ico' | 'svg'

export interface Output {
  readonly file: string
  readonly format: Format
  readonly width: number
}

export interface Job {
  readonly svg: string
  readonly outputs: readonly Output[]
  /** The drawing does not fill its box: icons. */
  readonly hasAlpha?: boolean
}

/** Photographs of the catalogue: two densities, each as AVIF and as WebP for browsers without it. */
const twice = (name: string, width: number): Output[] =>
  [1, 2].flatMap((times) =>
    (['webp', 'avif'] as const).map((format) => ({
      file: `${name}@${times}x.${format}`,
      format,
      width: width * times,
    })),
  )

const png = (file: string, width: number): Output => ({ file: `${file}.png`, format: 'png', width })

const iconFile = z.strictObject({
  mid: z.string().regex(/^#[0-9A-F]{6}$/i),
  shadow: z.string().regex(/^#[0-9A-F]{6}$/i),
  glow: z.string().regex(/^#[0-9A-F]{6}$/i),
})

/** A brand may say what its icons stand on; the others stand on the house's rind. */
const groundOf = (file: string): IconGround =>
  existsSync(file) ? iconFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : palettes.rind

/** The icons of one brand for tabs, home screens and app lists. */
function brandIcons(brand: string, ground: IconGround): Job[] {
  const name = `icon-${brand}`
  return [
    {
      svg: appIcon(ground, 'any'),
      hasAlpha: true,
      outputs: [png(`${name}-192`, 192), png(`${name}-512`, 512)],
    },
    { svg: appIcon(ground, 'maskable'), outputs: [png(`${name}-maskable-512`, 512)] },
    { svg: appIcon(ground, 'square'), outputs: [png(`${name}-180`, 180)] },
    {
      svg: mark(64),
      hasAlpha: true,
      outputs: [png(`${name}-32`, 32), { file: `${name}.ico`, format: 'ico', width: 32 }],
    },
  ]
}

/** The house's own, those of the games that studios have, and those that members may choose: the others come with their games. */
function shownTiles(studiosFolder: string): Set<string> {
  const games = foldersIn(studiosFolder).flatMap((studio) => foldersIn(join(studiosFolder, studio, 'games')))
  const shared = [
    ...allTables.map(({ id }) => id),
    ...[...drawsOfStudios.values()].flat().map(({ code }) => code),
  ]
  return new Set(['default', ...games, ...shared, ...avatarIcons])
}

const ofRegion: Readonly<Record<Station['region'], string>> = {
  north: 'vn-mb',
  central: 'vn-mt',
  south: 'vn-mn',
}

/** Lotteries share pictures: provinces that of their region, fast draws that of their length. */
function pictureOf(code: string): string {
  const station = stations.find((each) => `vn-${each.code}` === code)
  if (station) return ofRegion[station.region]
  const region = /^vn-(south|central)-pair$/.exec(code)?.[1]
  if (region) return region === 'south' ? ofRegion.south : ofRegion.central
  return code.replace(/^vnfast-(?:north|south)-/, 'vnfast-').replace(/^keno20-1m$/, 'keno20')
}

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : []

/** The one that stands where a brand has put none. */
const houseBanner = 'hero'

/** Names of pictures in the files of the brands, without cut, density and format. */
function namedIn(brandsFolder: string): Set<string> {
  const files = foldersIn(brandsFolder).flatMap((brand) =>
    globSync('**/*.json', { cwd: join(brandsFolder, brand) }).map((file) => join(brandsFolder, brand, file)),
  )
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\bart\/([\w-]+)@\dx/g)].map(([, name = '']) => name),
  )
  return new Set(names.map((name) => name.replace(/-(wide|phone)$/, '')))
}

/** Banners and cards, all that there are. */
const ofContent = new Set([
  ...bannerIds.map((id) => `banner-${id}`),
  ...categoryIds.flatMap((id) => [`category-${id}`, `category-icon-${id}`]),
])

/** Of banners and cards those that a brand names. */
export function jobs(brandsFolder: string, studiosFolder: string): Job[] {
  const named = namedIn(brandsFolder)
  const unknown = [...named].filter((name) => /^(banner|category)-/.test(name) && !ofContent.has(name))
  if (unknown.length > 0)
    throw new Error(`A file in brands/ names pictures that nobody draws: ${unknown.join(', ')}.`)
  const isShown = (name: string) => named.has(name) || name === `banner-${houseBanner}`
  return [
    ...bannerIds
      .filter((id) => isShown(`banner-${id}`))
      .flatMap((id) =>
        (['wide', 'phone'] as const).map(
          (crop): Job => ({
            svg: banner(id, crop),
            outputs: twice(`banner-${id}-${crop}`, crops[crop].width),
          }),
        ),
      ),
    ...[...shownTiles(studiosFolder)].map(
      (id): Job => ({ svg: tile(pictureOf(id)), outputs: twice(`tile-${id}`, tileSize.width) }),
    ),
    ...categoryIds
      .flatMap((id) => [
        { name: `category-${id}`, svg: banner(id, 'card'), hasAlpha: false, width: crops.card.width },
        { name: `category-icon-${id}`, svg: categoryIcon(id), hasAlpha: true, width: 64 },
      ])
      .filter(({ name }) => isShown(name))
      .map(({ name, width, ...drawing }): Job => ({ ...drawing, outputs: twice(name, width) })),
    ...offerIds.map(
      (id): Job => ({ svg: offerPicture(id), outputs: twice(`offer-${id}`, crops.card.width) }),
    ),
    ...['coins', 'gem'].map(
      (id): Job => ({ svg: offerSubject(id), hasAlpha: true, outputs: twice(`subject-${id}`, 160) }),
    ),
    ...foldersIn(brandsFolder).flatMap((name) =>
      brandIcons(name, groundOf(join(brandsFolder, name, 'icon.json'))),
    ),
    { svg: mark(64), outputs: [{ file: 'mark.svg', format: 'svg', width: 64 }] },
    ...vendorIds.map(
      (id): Job => ({
        svg: vendorGlyph(id),
        outputs: [{ file: `vendor-${id}.svg`, format: 'svg', width: 40 }],
      }),
    ),
  ]
}
