/** The half figures of kings, queens and knaves: flat facets around a middle line, the card's centre at 0, 0. */
import { svgElement } from '../dom.ts'

export type Court = 'J' | 'Q' | 'K'

/** Robes from shadow to light, by suit: clubs, diamonds, hearts, spades. */
const robes = [
  ['#06331F', '#0F5F3C', '#2B9463', '#A5E4BF'],
  ['#8A2A06', '#C9530E', '#F08A2A', '#FFC98A'],
  ['#7E0F1E', '#B51E30', '#E24A54', '#FF9A8A'],
  ['#0B2A4A', '#174C8A', '#3B7BD0', '#A9CDFF'],
] as const
const gold = ['#8A5A05', '#D8960F', '#FFC93F', '#FFF0B4'] as const
const skin = ['#B9764A', '#E0A577', '#F3C79C', '#FFE3C4'] as const
const hair: Readonly<Record<Court, readonly [string, string, string]>> = {
  K: ['#3A1F10', '#5C351C', '#7E4E2C'],
  Q: ['#1A0F0C', '#33201A', '#503328'],
  J: ['#4A2A0A', '#7A4A14', '#A86E24'],
}

/** `corners` as "x,y x,y …". */
const facet = (corners: string, fill: string) =>
  svgElement('polygon', {
    points: corners,
    ...{ fill, stroke: fill, 'stroke-width': 0.6, 'stroke-linejoin': 'round' },
  })

const mirrored = (corners: string) =>
  corners.replace(/(-?)([\d.]+),/g, (_, minus: string, x: string) => `${minus ? '' : '-'}${x},`)

/** One facet left of the middle line in the light, its mirror image in the shade. */
const pair = (corners: string, lit: string, shaded: string) => [
  facet(corners, lit),
  facet(mirrored(corners), shaded),
]

const dot = (x: number, y: number, r: number, fill: string) =>
  svgElement('circle', { cx: x, cy: y, r, fill, stroke: gold[0], 'stroke-width': 0.8 })

function dress(robe: (typeof robes)[number]): SVGElement[] {
  return [
    ...pair('0,0 -78,0 -74,-22 -46,-38 -18,-44 0,-40', robe[2], robe[1]),
    ...pair('-78,0 -74,-22 -46,-38 -52,0', robe[3], robe[0]),
    ...pair('-52,0 -46,-38 -30,-42 -30,0', robe[2], robe[1]),
    ...pair('0,0 -26,0 -16,-44 0,-36', '#FFFDF0', '#E7DCBE'),
    ...pair('0,0 -9,0 0,-36', gold[2], gold[1]),
    ...[0, 1, 2].map((k) => dot(0, -8 - k * 10, 3.2, gold[3])),
    ...pair('-26,0 -16,-44 -22,-45 -36,0', gold[2], gold[1]),
    ...pair('-36,0 -22,-45 -25,-45 -40,0', gold[3], gold[0]),
    ...pair('-66,-14 -58,-6 -66,2 -74,-6', gold[3], gold[1]),
    ...pair('0,-34 -12,-42 -13,-56 0,-56', skin[1], skin[0]),
  ]
}

const locks: Readonly<Record<Court, string>> = {
  Q: '-14,-92 -29,-82 -34,-58 -30,-38 -20,-34 -14,-50 -19,-70',
  J: '-14,-90 -26,-80 -28,-56 -18,-48 -18,-72',
  K: '-12,-90 -25,-82 -26,-60 -18,-54 -17,-74',
}

function head(court: Court): SVGElement[] {
  const [dark, mid, pale] = hair[court]
  return [
    ...pair(locks[court], pale, dark),
    ...pair('0,-92 -14,-90 -20,-76 -18,-60 -8,-48 0,-45', skin[2], skin[1]),
    facet('0,-92 -14,-90 -20,-76 -9,-78', skin[3]),
    facet('0,-72 -4,-62 0,-59 5,-62', skin[0]),
    ...pair('-4,-73 -14,-74 -12,-70 -6,-70', '#1B120E', '#1B120E'),
    ...pair('-3.5,-78 -15,-80 -14,-77.5 -4,-75.5', dark, dark),
    ...(court === 'K'
      ? [
          ...pair('0,-57 -8,-58 -19,-64 -18,-50 -9,-36 0,-30', pale, mid),
          ...pair('0,-57 -9,-58 -12,-54 0,-53', dark, dark),
          facet('-4,-52.5 4,-52.5 0,-50.5', '#C2504A'),
        ]
      : [facet('-5.5,-54 0,-55.5 5.5,-54 0,-51.5', '#B23A3F')]),
  ]
}

const crowns: Readonly<Record<Court, (robe: (typeof robes)[number]) => SVGElement[]>> = {
  K: (robe) => [
    ...pair('0,-92 -24,-86 -27,-112 -14,-100 0,-122', gold[2], gold[1]),
    facet('0,-92 -24,-86 -27,-112 -16,-97', gold[3]),
    ...pair('0,-92 -24,-86 -24,-80 0,-86', robe[2], robe[1]),
    dot(0, -104, 5, robe[2]),
    dot(-27, -113, 3.5, gold[3]),
    dot(27, -113, 3.5, gold[2]),
    dot(0, -123, 4, gold[3]),
  ],
  Q: (robe) => [
    ...pair('0,-96 -16,-92 -26,-82 -22,-98 -12,-100 -8,-110 0,-102', gold[2], gold[1]),
    ...pair('0,-102 -8,-110 0,-120', gold[3], gold[2]),
    dot(0, -103, 5, robe[2]),
    ...[0, 1, 2, 3, 4, 5].map((k) =>
      dot(30 + Math.cos(k * 1.047) * 6, -78 + Math.sin(k * 1.047) * 6, 3.8, robe[3]),
    ),
    dot(30, -78, 3.5, gold[2]),
  ],
  J: (robe) => [
    ...pair('0,-90 -28,-84 -30,-92 -18,-106 0,-110', robe[2], robe[1]),
    facet('-30,-92 -18,-106 0,-110 -6,-98', robe[3]),
    ...pair('0,-86 -29,-80 -28,-86 0,-92', gold[2], gold[1]),
    facet('20,-98 34,-108 41,-122 40,-134 28,-124 18,-114 16,-102', gold[2]),
    facet('19,-100 30,-112 39,-131 26,-118', gold[0]),
  ],
}

/** Twice, head to head, with a gold band between them. */
export function courtFigure(court: Court, suit: number): SVGElement {
  const robe = robes[suit] ?? robes[3]
  const half = () => [...dress(robe), ...head(court), ...crowns[court](robe)]
  return svgElement(
    'g',
    {},
    ...half(),
    svgElement('g', { transform: 'rotate(180)' }, ...half()),
    svgElement('path', { d: 'M-64 0H64', stroke: '#D8960F', 'stroke-width': 3 }),
  )
}
