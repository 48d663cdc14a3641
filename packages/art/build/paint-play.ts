/** Pictures of games that are not reels: the ground of a stage, and things that stand or fly on it. */
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { floor } from '../src/kit/stage.ts'
import { type Drawing, grounds, idMaker, picture, scenes, slotHall } from '../src/slots/index.ts'

/** A thing in a box of 200 by 200, and how wide it is painted. */
interface Painted {
  readonly draw: Drawing
  readonly width: number
}

/** Ground and scene are those of the game's own tile. */
interface PlayArt {
  readonly code: string
  readonly ground: keyof typeof grounds
  readonly scene: keyof typeof scenes
  /** Where the light stands, in a field of 720 by 405. */
  readonly light?: readonly [x: number, y: number]
  readonly things?: Readonly<Record<string, Painted>>
}

/** What is played stands in the middle: the shadow that a tile's own hero stands on would lie under nothing. */
const unfloored =
  (scene: (typeof scenes)[keyof typeof scenes]): (typeof scenes)[keyof typeof scenes] =>
  (id, stage) =>
    scene(id, stage).replace(floor(stage), '')

/** WebP by name: `hall`, and each thing by its own. Runs when the client is built. */
export async function paintPlay(art: PlayArt): Promise<Map<string, Uint8Array>> {
  const { code, ground, scene, light = [360, 190], things = {} } = art
  const hall = slotHall({ code, light, palette: grounds[ground], scenery: unfloored(scenes[scene]) })
  const names = ['hall', ...Object.keys(things)]
  const pictures = await Promise.all([
    paintGround(hall),
    ...Object.entries(things).map(([name, thing]) => paintThing(`${code}-${name}`, thing)),
  ])
  return new Map(pictures.map((bytes, k) => [names[k] ?? '', new Uint8Array(bytes)]))
}

async function paintGround(svg: string) {
  const { pixels, width, height } = await renderAsync(svg)
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 60, effort: 4 })
    .toBuffer()
}

async function paintThing(name: string, { draw, width }: Painted) {
  const svg = picture(200, 200, draw(idMaker(name)))
  const drawn = Buffer.from((await renderAsync(svg, { fitTo: { mode: 'width', value: width } })).asPng())
  return sharp(drawn).webp({ quality: 74, alphaQuality: 80, effort: 4 }).toBuffer()
}
