import { chinthe } from './chinthe.ts'
import { letterShapes, setStone } from './chisel.ts'
import { ramps } from './colour.ts'
import { coin, gem, pod } from './jewels.ts'
import { bangle, bell } from './objects.ts'
import { flyingPods, rays } from './scene.ts'
import { drop, halo, ribbon } from './slots/parts.ts'
import { group, type IdMaker, idMaker, linear, picture, radial } from './svg.ts'
import { lotus, pagoda, skyline } from './temple.ts'

const stone = (shape: Parameters<typeof setStone>[0], ramp: Parameters<typeof setStone>[1]) =>
  group(setStone(shape, ramp), 99, 98, { scale: 1.16 })

const symbols = {
  C1: () => group(chinthe(), 100, 103, { scale: 0.62 }),
  C2: () => drop(62, 186) + group(bell(), 100, 98, { scale: 0.78 }),
  C3: () => drop(54) + gem(100, 98, 80, ramps.ruby),
  C4: () => drop(50) + group(bangle(ramps.emerald), 100, 98, { scale: 0.88 }),
  A: () => stone(letterShapes.A, ramps.sapphire),
  K: () => stone(letterShapes.K, ramps.amethyst),
  Q: () => stone(letterShapes.Q, ramps.teal),
  J: () => stone(letterShapes.J, ramps.amber),
  W: (id) =>
    halo(id, '#FFE58C', 96, 88, 78) +
    group(pod(0, 0, 52, 80, 10), 100, 86) +
    ribbon(['#2FA06C', '#14694A', '#0A3D2A']),
  S: (id) =>
    halo(id, '#FFB2D0', 100, 94, 92) +
    group(pagoda(), 100, 146, { scale: 0.7 }) +
    group(lotus(), 100, 156, { scale: 0.64, squash: 0.62 }) +
    ribbon(['#B83A8F', '#7A1F68', '#470E40']),
} as const satisfies Record<string, (id: IdMaker) => string>

export type ChintheSymbol = keyof typeof symbols
export const chintheSymbols = Object.keys(symbols) as readonly ChintheSymbol[]

export const chintheSymbol = (name: ChintheSymbol) => {
  const id = idMaker(`symbol-${name}`)
  const draw: (id: IdMaker) => string = symbols[name]
  return picture(200, 200, draw(id))
}

/** The hall behind the reels: dusk, far stupas, rays. Wide and tall screens crop it about its middle. */
export function chintheHall(): string {
  const id = idMaker('hall')
  const [sky, glow, floor] = [id(), id(), id()]
  return picture(
    1600,
    1000,
    `<defs>${linear(
      sky,
      [0, 0, 0, 1],
      [
        [0, '#1C0420'],
        [0.45, '#4A0C3C'],
        [0.72, '#8A1D4A'],
        [1, '#2A0620'],
      ],
    )}${radial(
      glow,
      [800, 560, 760],
      [
        [0, '#FF8A3D', 0.75],
        [0.4, '#C8324E', 0.4],
        [1, '#8A1D4A', 0],
      ],
      true,
    )}${linear(
      floor,
      [0, 0, 0, 1],
      [
        [0, '#2A0620', 0],
        [0.5, '#1A0316'],
        [1, '#0E010C'],
      ],
    )}</defs>` +
      `<rect width="1600" height="1000" fill="url(#${sky})"/><rect width="1600" height="1000" fill="url(#${glow})"/>${rays(800, 520, 26, 1100, '#FFB35C', 0.06)}` +
      skyline(id, 1600, 800, ['#6B153F', '#3E0A2E'], 21, 1.15) +
      `<rect y="640" width="1600" height="360" fill="url(#${floor})"/>`,
  )
}

/** A guardian beside the reels, with what its worshippers left: seen on wide screens only. */
export function chintheGuardian(): string {
  const id = idMaker('guardian')
  return picture(
    520,
    760,
    flyingPods(4, 5, { x: 60, y: 40, width: 330, height: 120, min: 16, max: 34 }) +
      group(chinthe(), 250, 390, { scale: 1.5 }) +
      coin(id, 120, 662, 56, { turn: -10, tilt: 0.4 }) +
      coin(id, 330, 690, 50, { turn: 12, tilt: 0.42 }) +
      coin(id, 226, 706, 44, { turn: -4 }),
  )
}
