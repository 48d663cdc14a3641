import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { Box, Grid } from '../src/slots/grid.ts'
import { type Drawing, type HallPlan, idMaker, picture, slotHall } from '../src/slots/index.ts'

export interface SlotArt<Name extends string> {
  readonly code: string
  readonly names: readonly Name[]
  readonly grid: Grid
  /** In a box of 200 by 200. */
  readonly symbols: Readonly<Record<Name, Drawing>>
  /** In a box of 100 by 100. */
  readonly particles: readonly [Drawing, Drawing]
  readonly hall: Omit<HallPlan, 'code'>
  /** Who stands beside the reels, in a box of 520 by 760. */
  readonly guardian: Drawing
}

const png = async (svg: string, width: number) =>
  Buffer.from((await renderAsync(svg, { fitTo: { mode: 'width', value: width } })).asPng())

/** A slot's pictures as WebP: `symbols` (the atlas), `hall` and `guardian`. Runs when the client is built. */
export async function paintSlot<Name extends string>(art: SlotArt<Name>): Promise<Map<string, Uint8Array>> {
  const [symbols, hall, guardian] = await Promise.all([paintSymbols(art), paintHall(art), paintGuardian(art)])
  return new Map([
    ['symbols', new Uint8Array(symbols)],
    ['hall', new Uint8Array(hall)],
    ['guardian', new Uint8Array(guardian)],
  ])
}

async function paintSymbols<Name extends string>({ code, names, grid, symbols, particles }: SlotArt<Name>) {
  const place = async (box: Box, side: number, name: string, draw: Drawing) => ({
    input: await png(picture(side, side, draw(idMaker(`${code}-${name}`))), box.width),
    left: box.x,
    top: box.y,
  })
  const layers = await Promise.all([
    ...names.map((name) => place(grid.symbolBox(name), 200, name, symbols[name])),
    place(grid.particleBoxes[0], 100, 'particle-0', particles[0]),
    place(grid.particleBoxes[1], 100, 'particle-1', particles[1]),
  ])
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: grid.atlasWidth, height: grid.atlasHeight, channels: 4, background } })
    .composite(layers)
    .webp({ quality: 66, alphaQuality: 76, effort: 4 })
    .toBuffer()
}

async function paintHall({ code, hall }: SlotArt<string>) {
  // Raw pixels spare a PNG between drawing and encoding; a hall has no alpha that they could be multiplied by.
  const { pixels, width, height } = await renderAsync(slotHall({ code, ...hall }))
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 62, effort: 4 })
    .toBuffer()
}

/** As large as it is ever shown: half of a tall screen. */
const guardianWidth = 460

async function paintGuardian({ code, guardian }: SlotArt<string>) {
  const drawn = await png(picture(520, 760, guardian(idMaker(`${code}-guardian`))), guardianWidth)
  return sharp(drawn).webp({ quality: 62, alphaQuality: 76, effort: 4 }).toBuffer()
}
