import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import * as z from 'zod'

const sizes = [160, 64] as const
const [gap, wide] = [8, 2200]

/** What the folder `art` of a slot exports, as far as a sheet needs it. */
const look = z.object({
  draw: z.custom<() => Promise<Map<string, Uint8Array>>>((value) => typeof value === 'function'),
  symbolNames: z.array(z.string()).readonly(),
  symbolBox: z.custom<(name: string) => { x: number; y: number; width: number; height: number }>(
    (value) => typeof value === 'function',
  ),
  colours: z.looseObject({ ground: z.string() }),
})
export type SlotLook = z.infer<typeof look>

/** The looks of a studio's slots by code; games without pictures of their own are left out. */
export async function slotLooks(games: string): Promise<Map<string, SlotLook>> {
  const looks = new Map<string, SlotLook>()
  for (const code of readdirSync(games).sort()) {
    const folder = join(games, code, 'art')
    const files = ['draw.ts', 'atlas.ts', 'colours.ts']
    const names = new Set(code.startsWith('slot-') ? readdirSync(folder) : [])
    if (!files.every((file) => names.has(file))) continue
    const parts = await Promise.all(files.map((file) => import(pathToFileURL(join(folder, file)).href)))
    looks.set(code, look.parse(Object.assign({}, ...parts)))
  }
  return looks
}

/** One symbol of an atlas as raw RGBA pixels, `size` by `size`. */
export const symbolPixels = (atlas: Uint8Array, box: ReturnType<SlotLook['symbolBox']>, size: number) =>
  sharp(atlas)
    .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
    .resize(size, size)
    .ensureAlpha()
    .raw()
    .toBuffer()

/** All symbols of all slots on their own grounds, large and at the size of a phone, each game with its hall. */
export async function symbolSheet(folder: string, games: string): Promise<string> {
  const layers: OverlayOptions[] = []
  let top = gap
  for (const { draw, symbolNames, symbolBox, colours } of (await slotLooks(games)).values()) {
    const made = await draw()
    const [atlas, hall] = [made.get('symbols'), made.get('hall')]
    if (!atlas || !hall) continue
    for (const size of sizes) {
      for (const [index, name] of symbolNames.entries()) {
        const raw = { width: size, height: size, channels: 4 } as const
        const input = await sharp(await symbolPixels(atlas, symbolBox(name), size), { raw })
          .flatten({ background: colours.ground })
          .png()
          .toBuffer()
        layers.push({ input, left: gap + index * size, top })
      }
      top += size + gap
    }
    layers.push({
      input: await sharp(hall).resize(440).png().toBuffer(),
      left: wide + gap,
      top: top - sizes[0] - sizes[1] - 2 * gap,
    })
    top += gap
  }
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'symbol-sheet.png')
  await sharp({
    create: { width: wide + 440 + 2 * gap, height: top + gap, channels: 3, background: '#f2f4ec' },
  })
    .composite(layers)
    .png()
    .toFile(file)
  return file
}
