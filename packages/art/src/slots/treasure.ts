/** Things of luck and worth, around 0,0 in a box of about 200 by 200. */
import { mix, type Ramp, ramps, shade } from '../colour.ts'
import { type Point, points, ring, round } from '../geometry.ts'
import { coin } from '../jewels.ts'
import { lathe } from '../kit/lathe.ts'
import { outline } from '../kit/shape.ts'
import { many } from '../kit/stage.ts'
import { facet, group, type IdMaker, radial } from '../svg.ts'

/** A coin seen straight on, its middle left plain for a worth that the game sets as text. */
export function worthCoin(id: IdMaker, face: Ramp): string {
  const sides = 20
  const [outer, inner] = [ring(0, 0, 95, 95, sides), ring(0, 0, 72, 72, sides)]
  const plain = id()
  const edge = many(sides, (index) => {
    const next = (index + 1) % sides
    const light = 0.5 + 0.44 * Math.cos(((index + 0.5) / sides) * Math.PI * 2 + Math.PI * 0.28)
    const corners = [outer[index], outer[next], inner[next], inner[index]] as Point[]
    return facet(corners, shade(ramps.gold, light))
  })
  const beads = ring(0, 0, 83, 83, 30)
    .map(([x, y]) => `<circle cx="${round(x)}" cy="${round(y)}" r="3.200" fill="#FFF3C4" opacity="0.8"/>`)
    .join('')
  return (
    `<defs>${radial(
      plain,
      [0.38, 0.3, 0.8],
      [
        [0, shade(face, 0.86)],
        [0.6, shade(face, 0.62)],
        [1, shade(face, 0.34)],
      ],
    )}</defs><polygon points="${points(outer.map(([x, y]): Point => [x + 4, y + 9]))}" fill="#5C2A00"/>${edge}${beads}` +
    `<circle r="71" fill="${shade(face, 0.12)}"/><circle cx="1" cy="2" r="67" fill="url(#${plain})"/>` +
    `<path d="M-56 -20A60 60 0 0 1 -16 -57" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity="0.6"/>`
  )
}

/** A full sack, tied at the neck. */
export function sack(id: IdMaker, ramp: Ramp): string {
  return (
    lathe({
      profile: '34,-92 24,-78 16,-62 22,-54 52,-36 80,-2 90,40 78,74 56,92',
      ramps: [ramp, ramps.gold],
      bands: '00100000',
      columns: 10,
      tilt: 0.14,
    }) +
    facet(outline('16,-62 52,-84 60,-66 20,-54'), shade(ramps.gold, 0.4)) +
    facet(outline('-14,-60 -50,-76 -52,-60 -18,-52'), shade(ramps.gold, 0.78)) +
    coin(id, 0, 32, 38, { tilt: 0.44 })
  )
}

/** A flame in three mantles, the outermost of them the colour of its spirit. */
export function flame(outer: Ramp, inner: Ramp): string {
  const mantle = (ramp: Ramp, size: number, y: number, light: number) =>
    group(
      facet(
        outline('0,96 -46,84 -72,44 -70,0 -50,-30 -46,2 -30,-16 -30,-62 0,-112 0,0'),
        shade(ramp, light),
      ) +
        facet(
          outline('0,96 46,84 72,44 66,-8 44,-50 42,-16 26,-30 22,-70 0,-112 0,0'),
          shade(ramp, light - 0.22),
        ) +
        facet(outline('-70,0 -50,-30 -46,2 -50,50'), mix(shade(ramp, light), '#ffffff', 0.3)),
      0,
      y,
      { scale: size },
    )
  return mantle(outer, 0.96, 0, 0.6) + mantle(inner, 0.68, 28, 0.74) + mantle(inner, 0.4, 54, 1)
}

/** A crown of leaves on a tall bent stem. */
export function palm(trunk: Ramp, leaves: Ramp): string {
  const stem = many(8, (index) => {
    const at = (k: number): readonly [number, number] => [8 - 26 * Math.sin((k / 8) * 1.4), 96 - k * 17]
    const [[x, y], [nextX, nextY]] = [at(index), at(index + 1)]
    const half = 12 - index * 0.7
    return (
      facet(
        [
          [x - half, y],
          [x, y],
          [nextX, nextY],
          [nextX - half, nextY],
        ],
        shade(trunk, 0.66 - (index % 2) * 0.12),
      ) +
      facet(
        [
          [x, y],
          [x + half, y],
          [nextX + half, nextY],
          [nextX, nextY],
        ],
        shade(trunk, 0.36 - (index % 2) * 0.1),
      )
    )
  })
  const fan = (turn: number, length: number, light: number) =>
    group(
      facet(outline(`0,0 -24,${-length * 0.5} -30,${-length * 0.86} 0,${-length}`), shade(leaves, light)) +
        facet(
          outline(`0,0 24,${-length * 0.5} 28,${-length * 0.86} 0,${-length}`),
          shade(leaves, light - 0.24),
        ),
      -18,
      -38,
      { turn },
    )
  return (
    stem +
    fan(-112, 78, 0.44) +
    fan(112, 80, 0.36) +
    fan(-76, 84, 0.6) +
    fan(76, 88, 0.46) +
    fan(-40, 78, 0.78) +
    fan(40, 78, 0.6) +
    fan(0, 64, 0.86)
  )
}

/** A bossed gong that hangs from its beam. */
export function gong(metal: Ramp): string {
  const band = (radius: number, inside: number, turn: number, base: number) => {
    const [outer, inner] = [ring(0, 14, radius, radius, 16), ring(0, 14, inside, inside, 16)]
    return many(16, (index) => {
      const next = (index + 1) % 16
      const light = base + 0.3 * Math.cos(((index + 0.5) / 16) * Math.PI * 2 + turn)
      return facet([outer[index], outer[next], inner[next], inner[index]] as Point[], shade(metal, light))
    })
  }
  return (
    '<path d="M-52 -84L-36 -46M52 -84L36 -46" stroke="#D1273B" stroke-width="7" stroke-linecap="round"/>' +
    facet(outline('-92,-96 92,-96 84,-80 -84,-80'), '#8C4A1C') +
    facet(outline('-92,-96 92,-96 90,-91 -90,-91'), '#E0A25A') +
    `<circle cx="5" cy="22" r="80" fill="#5C2A00"/>` +
    band(80, 62, 0.9, 0.56) +
    band(62, 30, Math.PI + 0.9, 0.46) +
    band(30, 14, 0.9, 0.66) +
    `<circle cx="0" cy="14" r="14.500" fill="${shade(metal, 0.84)}"/><ellipse cx="-34" cy="-26" rx="16" ry="6" fill="#fff" opacity="0.55" transform="rotate(-40 -34 -26)"/>`
  )
}
