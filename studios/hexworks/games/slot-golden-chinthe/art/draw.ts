import { chintheGuardian, chintheHall, chintheSymbol, coin, idMaker, picture, pod } from '@jackfruit/art'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { atlasHeight, atlasWidth, type Box, coinBox, podBox, symbolBox, symbolNames } from './atlas.ts'

const png = (svg: string, width: number) =>
  Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng())

/** The game's pictures as WebP, by name. Runs when the client is built. */
export async function draw(): Promise<Map<string, Uint8Array>> {
  const place = (box: Box, svg: string) => ({ input: png(svg, box.width), left: box.x, top: box.y })
  const layers = [
    ...symbolNames.map((name) => place(symbolBox(name), chintheSymbol(name))),
    place(coinBox, picture(100, 100, coin(idMaker('coin'), 50, 48, 44, { tilt: 0.45 }))),
    place(podBox, picture(100, 100, pod(50, 50, 32, 48, 0))),
  ]
  const atlas = await sharp({
    create: {
      width: atlasWidth,
      height: atlasHeight,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite(layers)
    .webp({ quality: 66, alphaQuality: 76, effort: 6 })
    .toBuffer()
  const webp = (svg: string, width: number, quality: number) =>
    sharp(png(svg, width)).webp({ quality, effort: 6 }).toBuffer()
  return new Map([
    ['atlas', new Uint8Array(atlas)],
    ['hall', new Uint8Array(await webp(chintheHall(), 1440, 62))],
    ['guardian', new Uint8Array(await webp(chintheGuardian(), 460, 62))],
  ])
}
