import {
  coin,
  type Drawing,
  drop,
  gem,
  group,
  halo,
  materialOf,
  outline,
  plate,
  ramps,
  ribbonOf,
  ring,
  set,
  shade,
  star,
  thing,
  word,
} from '@jackfruit/art/slots'
import type { SymbolName } from './atlas.ts'

/** One, two or three bars, one above the other: the fewer, the thicker. */
function bars(count: 1 | 2 | 3, material: string): string {
  const height = [0, 84, 68, 52][count] ?? 52
  const half = height / 2
  const bar = plate(
    outline(
      `-84,${-half} 84,${-half} 94,${-half + 10} 94,${half - 10} 84,${half} -84,${half} -94,${half - 10} -94,${-half + 10}`,
    ),
    materialOf(material),
    { thick: 7, bevel: 6, rim: ramps.gold, table: 0.42 },
  )
  const label = group(word(['B', 'A', 'R'], 'ivory', 'jet'), 0, 0, {
    scale: Math.min(0.43, (height - 20) / 128),
  })
  return Array.from({ length: count }, (_, index) =>
    group(bar + label, 97, 96 + (index - (count - 1) / 2) * (height + 9)),
  ).join('')
}

const rosette = ring(0, 0, 40, 40)

export const symbols: Readonly<Record<SymbolName, Drawing>> = {
  W: (id) =>
    halo(id, '#FFB07A', 100, 84, 96) +
    set(plate(star(12, 92, 76), ramps.gold, { thick: 8 }), 0.9, 100, 84) +
    gem(100, 84, 60, ramps.ruby, { sides: 10 }) +
    ribbonOf('jet'),
  '7': () =>
    set(
      plate(outline('-72,-96 76,-96 76,-56 22,96 -36,96 20,-50 -46,-50 -46,-34 -72,-34'), ramps.ruby, {
        thick: 14,
        bevel: 9,
        rim: ramps.gold,
      }),
      0.94,
      94,
      94,
    ),
  '3BAR': () => bars(3, 'amethyst'),
  '2BAR': () => bars(2, 'sapphire'),
  '1BAR': () => bars(1, 'emerald'),
  Cherry: (id) => drop(66, 184) + thing(id, 'cherry', { y: 102, scale: 0.88 }),
  Blank: () =>
    `<g opacity="0.5">${rosette
      .map((corner, index) => {
        const next = rosette[(index + 1) % 6] ?? corner
        return `<path d="M100 100L${100 + corner[0]} ${100 + corner[1]}L${100 + next[0]} ${100 + next[1]}Z" fill="${shade(ramps.ruby, [0.3, 0.16, 0.1, 0.14, 0.26, 0.36][index] ?? 0.2)}"/>`
      })
      .join('')}</g>`,
}

export const particles: readonly [Drawing, Drawing] = [
  (id) => coin(id, 50, 48, 44, { tilt: 0.45 }),
  () => gem(50, 50, 42, ramps.ruby),
]
