import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { slotLooks, symbolPixels } from './symbols.ts'

const looks = await slotLooks(fileURLToPath(new URL('../../studios/hexworks/games', import.meta.url)))
/** A symbol on a phone, in CSS pixels. */
const small = 60

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

test('every slot of the first catalogue has looks of its own', () => {
  expect([...looks.keys()]).toEqual(
    expect.arrayContaining([
      'slot-ruby-classic',
      'slot-gem-gates',
      'slot-irrawaddy-243',
      'slot-thingyan-tumble',
      'slot-lucky-coins-hold',
      'slot-sticky-nat',
      'slot-bagan-ways',
      'slot-book-of-pagan',
      'slot-lotus-cluster',
      'slot-chinthe-jackpot',
    ]),
  )
})

test('no two games have the same ground and frame', () => {
  const grounds = [...looks.values()].map(({ colours }) => JSON.stringify(colours))
  expect(new Set(grounds).size).toBe(looks.size)
})

describe.each([...looks])('%s', (_, { draw, symbolNames, symbolBox, colours }) => {
  let pictures = new Map<string, Uint8Array>()
  /** Each symbol at the size of a phone: RGB over the game's own ground, and how much of the box it covers. */
  const drawn = new Map<string, { rgb: Float64Array; cover: number; edge: number }>()

  beforeAll(async () => {
    pictures = await draw()
    const ground = channels(colours.ground)
    for (const name of symbolNames) {
      const pixels = await symbolPixels(pictures.get('symbols') ?? new Uint8Array(), symbolBox(name), small)
      const rgb = new Float64Array(small * small * 3)
      let [cover, edge] = [0, 0]
      for (let at = 0; at < small * small; at += 1) {
        const alpha = (pixels[at * 4 + 3] ?? 0) / 255
        const [x, y] = [at % small, Math.floor(at / small)]
        cover += alpha
        if (x === 0 || y === 0 || x === small - 1 || y === small - 1) edge += alpha
        for (const channel of [0, 1, 2])
          rgb[at * 3 + channel] =
            (pixels[at * 4 + channel] ?? 0) * alpha + (ground[channel] ?? 0) * (1 - alpha)
      }
      drawn.set(name, { rgb, cover: cover / small ** 2, edge: edge / (small * 4) })
    }
  }, 60_000)

  test('its pictures are light to load: symbols at most 90 kB, the hall at most 60 kB', () => {
    expect(pictures.get('symbols')?.length).toBeLessThanOrEqual(90_000)
    expect(pictures.get('hall')?.length).toBeLessThanOrEqual(60_000)
  })

  test('its hall fills a wide screen', async () => {
    const { width, height } = await sharp(pictures.get('hall')).metadata()
    expect([width, height]).toEqual([1600, 900])
  })

  test('its symbols fill their boxes and are not cut off at the edge; only a blank is nearly nothing', () => {
    for (const [name, { cover, edge }] of drawn) {
      expect(cover, name).toBeGreaterThan(name === 'Blank' ? 0.02 : 0.2)
      expect(edge, name).toBeLessThan(0.05)
    }
  })

  test('its symbols are told apart at 60 pixels', () => {
    const alike: string[] = []
    const all = [...drawn]
    for (const [index, [one, { rgb }]] of all.entries())
      for (const [other, { rgb: second }] of all.slice(index + 1)) {
        const difference = rgb.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0)
        if (difference / rgb.length < 12) alike.push(`${one} and ${other}: ${difference / rgb.length}`)
      }
    expect(alike).toEqual([])
  })

  test('its symbols stand out from the reel', () => {
    const ground = channels(colours.ground)
    for (const [name, { rgb, cover }] of drawn) {
      if (name === 'Blank') continue
      let away = 0
      for (let at = 0; at < rgb.length; at += 3)
        if ([0, 1, 2].some((channel) => Math.abs((rgb[at + channel] ?? 0) - (ground[channel] ?? 0)) > 60))
          away += 1
      expect(away / (rgb.length / 3) / cover, name).toBeGreaterThan(0.5)
    }
  })
})
