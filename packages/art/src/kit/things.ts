import { markBody } from '../brand.ts'
import { chinthe } from '../chinthe.ts'
import { letterShapes, setStone } from '../chisel.ts'
import { mix, type Ramp, ramps, shade } from '../colour.ts'
import type { Point } from '../geometry.ts'
import { jackfruit, leaf } from '../jackfruit.ts'
import { ball, coin, gem, pod } from '../jewels.ts'
import { bangle, bell, card, die } from '../objects.ts'
import { rindBody } from '../rind.ts'
import { facet, group, type IdMaker } from '../svg.ts'
import { lotus, pagoda } from '../temple.ts'
import { type Lathe, lathe } from './lathe.ts'
import { lathes } from './lathes.data.ts'
import { mask } from './mask.ts'
import { masks } from './masks.data.ts'
import { facetBall, slices } from './orb.ts'
import { envelope } from './paper.ts'
import { crab, fan, fish, octopus, serpent, shark, turtle } from './sea.ts'
import { mirrored, outline, star } from './shape.ts'
import { block, plate, spot } from './solid.ts'
import { solids } from './solids.data.ts'
import {
  basketball,
  car,
  chinlone,
  cricketBall,
  cricketBat,
  football,
  glove,
  racket,
  tennisBall,
  volleyball,
} from './sport.ts'
import {
  blossom,
  boat,
  book,
  chest,
  gamepad,
  gift,
  globe,
  ingots,
  phone,
  plane,
  rooster,
  ticket,
} from './stuff.ts'
import { board, chips, domino, moneyWheel, plinko, roulette, stack, tokens } from './tables.ts'

/** Draws a thing in a box of about 200 by 200 around 0,0. */
export type Thing = (id: IdMaker, ramp: Ramp | undefined) => string

const mixed = ['#D1273B', '#2E6BE6', '#1A8752', '#FFB128', '#8D4BE8', '#F0609F']
const suit =
  (name: 'spade' | 'heart' | 'diamond' | 'club'): Thing =>
  (id) =>
    card(id, 0, 0, 112, name)
const edged =
  (points: readonly Point[], otherwise: Ramp, thick = 12): Thing =>
  (_, ramp = otherwise) =>
    plate(points, ramp, { thick, rim: ramps.gold })
const spiny =
  (otherwise: Ramp, spike: number, detail: number, tall = 1): Thing =>
  (_, ramp = otherwise) =>
    rindBody({ cx: 0, cy: 0, rx: 84, ry: 84 * tall, spike, detail, ramp, pose: [0.25, 0.45, 0.25] })
const dark: Ramp = ['#05060C', '#151A26', '#3A4658', '#76879E', '#DCE6F2']

/** A ball of facets inside a tilted ring: the ring's far half lies behind it. */
const planet: Thing = (id, ramp = ramps.amethyst) => {
  const half = (sweep: 0 | 1, tone: string, width: number) =>
    `<path d="M-116 0A116 30 0 0 ${sweep} 116 0" fill="none" stroke="${tone}" stroke-width="${width}"/>`
  const ring = (sweep: 0 | 1) =>
    group(half(sweep, '#A35A04', 17) + half(sweep, '#FFC93F', 12) + half(sweep, '#FFF3C4', 3), 0, 0, {
      turn: -18,
    })
  return ring(1) + group(spiny(ramp, 0.05, 2)(id, ramp), 0, 0, { scale: 0.9 }) + ring(0)
}

/** A climbing rocket: fins, a window, and fire below. */
const rocket: Thing = (id, ramp = ramps.ruby) => {
  const fin = (text: string, light: number) => facet(outline(text), shade(ramp, light))
  const flame =
    facet(outline('-24,70 24,70 14,104 20,128 0,168 -16,126 -12,104'), '#F2601A') +
    facet(outline('-15,70 15,70 8,100 0,138 -9,102'), '#FFC93F') +
    facet(outline('-7,70 7,70 0,106'), '#FFFBE6')
  return (
    flame +
    fin('-28,20 -74,62 -66,98 -24,70', 0.66) +
    fin('28,20 74,62 66,98 24,70', 0.26) +
    lathe({ ...lathes.rocket, ramps: [ramp, ...lathes.rocket.ramps.slice(1)] }) +
    fin('-5,28 5,28 7,92 0,102 -7,92', 0.44) +
    `<circle cy="-18" r="19" fill="#C98406"/><circle cx="-1" cy="-19" r="16" fill="#FFE58C"/><circle cy="-18" r="13" fill="#0B2A5C"/>` +
    `${ball(id, 0, -18, 12, '#2E75EE')}`
  )
}

const turnedThings = Object.fromEntries(
  Object.entries(lathes).map(([name, made]: [string, Lathe]): [string, Thing] => [
    name,
    (_, ramp) => lathe({ ...made, ramps: ramp ? [ramp, ...made.ramps.slice(1)] : made.ramps }),
  ]),
)
const plates = Object.fromEntries(
  Object.entries(solids).map(([name, shape]): [string, Thing] => [
    name,
    edged('half' in shape ? mirrored(outline(shape.half)) : outline(shape.outline), ramps.ruby),
  ]),
)
const heads = Object.fromEntries(
  (Object.keys(masks) as (keyof typeof masks)[]).map((name): [string, Thing] => [
    `${name}Head`,
    () => mask(name),
  ]),
)

const own: Record<string, Thing> = {
  jackfruit: (id) => jackfruit(id, 0, 0, 88),
  chinthe: (_, ramp = ramps.ruby) => chinthe({ outerMane: ramp }),
  gem: (_, ramp) => gem(0, 0, 92, ramp),
  hexGem: (_, ramp) => gem(0, 0, 92, ramp, { sides: 6, stretch: 1.1 }),
  tallGem: (_, ramp) => gem(0, 0, 70, ramp, { sides: 5, stretch: 1.4 }),
  pod: (_, ramp) => pod(0, 0, 62, 92, 0, ramp),
  coin: (id) => coin(id, 0, 0, 92, { tilt: 0.46 }),
  flatCoin: (id) => coin(id, 0, 0, 92, { tilt: 0.16 }),
  ball: (id, ramp = ramps.ruby) => ball(id, 0, 0, 92, shade(ramp, 0.5)),
  bell: (_, ramp) => group(bell(ramp ? { ramp } : {}), 0, 4, { scale: 0.9 }),
  bangle: (_, ramp) => bangle(ramp),
  lotus: (_, ramp) => group(lotus(ramp), 0, 70),
  pagoda: (_, ramp) => group(pagoda(ramp), 0, 100),
  die: (_, ramp) => die(0, 0, 60, [0.62, 0.72, 0.2], ramp),
  whiteDie: () => die(0, 0, 60, [0.5, -0.7, -0.3], ramps.ivory, '#C21F2B'),
  goldDie: () => die(0, 0, 60, [-0.55, 0.5, 0.3], ramps.gold, '#5A2A00'),
  spadeCard: suit('spade'),
  heartCard: suit('heart'),
  diamondCard: suit('diamond'),
  clubCard: suit('club'),
  backCard: (id, ramp = ramps.emerald) =>
    card(id, 0, 0, 112, 'spade').replace(/<path[^>]*>/g, '') +
    `<rect x="-48" y="-71" width="96" height="142" rx="8" fill="${shade(ramp, 0.25)}"/>${slices(12, 44, 22, 1.4, (k) => shade(ramp, k % 2 ? 0.4 : 0.3))}${pod(0, 0, 14, 21)}`,
  roulette,
  plinko,
  chest,
  stack: (id) => stack(id),
  football: (id) => football(id),
  basketball,
  tennisBall,
  cricketBall,
  volleyball,
  chinlone,
  shark,
  crab: (_, ramp = ramps.ruby) => crab(ramp),
  turtle,
  wheel: (id) => moneyWheel(id, ['#C21F2B', '#FFB128', '#1A8752', '#2E6BE6']),
  bigWheel: (id) => moneyWheel(id, ['#3B1A8A', '#F0609F', '#14AEB6'], 24),
  chips: (_, ramp = ramps.ruby) => chips(ramp),
  chipsLow: (_, ramp = ramps.sapphire) => chips(ramp, 3),
  domino: () => domino(6, 6, [0.2, -0.4, -0.2]),
  dominoThree: () => domino(3, 5, [0.2, 0.45, 0.3]),
  dominoOne: () => domino(1, 4, [-0.2, 0.3, -0.5]),
  mine: spiny(dark, 0.5, 0),
  durian: spiny(['#2A2A05', '#5C6B0C', '#9CAB1E', '#D9DE5A', '#FBF9B8'], 0.34, 2),
  puffer: spiny(ramps.amber, 0.42, 1, 0.9),
  planet,
  rocket,
  gift: (_, ramp = ramps.ruby) => gift(ramp),
  phone: () => phone(markBody()),
  mango: (id, ramp) =>
    leaf(2, -84, 70, -34) +
    leaf(-4, -84, 54, 214) +
    spiny(['#8A1F0A', '#E0561A', '#FFA91F', '#FFD95A', '#FFF6C9'], 0.01, 2, 1.12)(id, ramp),
  pine: (id, ramp) =>
    [-64, -32, 32, 64, 0].map((turn) => group(leaf(0, 0, 76, -90), 0, -60, { turn })).join('') +
    group(spiny(ramps.amber, 0.2, 2, 1.2)(id, ramp), 0, 14, { scale: 0.9 }),
  keno: (_, ramp = ramps.sapphire) =>
    board(6, 6, [0.3, -0.35, 0.06], ramp, (k) =>
      [3, 8, 13, 16, 22, 27, 31].includes(k) ? '#FFC73D' : shade(ramp, 0.5),
    ),
  bingo: () =>
    board(
      5,
      5,
      [0.25, 0.35, -0.08],
      ramps.ivory,
      (k) => ([0, 6, 12, 18, 24].includes(k) ? '#D1273B' : '#E8DCBE'),
      (place, k, x, y) =>
        [0, 6, 12, 18, 24].includes(k)
          ? spot(place, x, y, 0.12, 0.12, '#FFE27A')
          : spot(place, x, y, 0.06, 0.06, '#3A2A12'),
    ),
  mines: () =>
    board(
      5,
      5,
      [0.45, -0.4, 0.12],
      ramps.teal,
      (k) => (k % 7 === 3 ? '#D1273B' : k % 5 === 1 ? '#FFC73D' : '#2C8E9C'),
      (place, k, x, y) =>
        k % 7 === 3
          ? spot(place, x, y, 0.1, 0.1, '#10141E')
          : k % 5 === 1
            ? spot(place, x, y, 0.08, 0.1, '#FFF6D0')
            : '',
    ),
  towers: () =>
    board(4, 7, [0.1, -0.5, 0], ramps.amethyst, (k) =>
      [1, 6, 8, 15, 17, 22, 27].includes(k) ? '#2FE6C8' : '#4A2A9A',
    ),
  goalNet: () => board(8, 5, [0.1, 0.3, 0], ramps.ivory, (k) => (k % 2 ? '#1FA35C' : '#138A50')),
  tokens: (id) => tokens(id, ['#D1273B', '#FBF6E6', '#FBF6E6', '#D1273B']),
  beads: (id) => tokens(id, ['#FFC73D', '#16A566', '#2E75EE', '#FFC73D', '#F0609F', '#16A566']),
  colourDice: () =>
    group(block([40, 40, 40], [0.6, 0.7, 0.2], ramps.sapphire), -48, 30) +
    group(block([40, 40, 40], [0.5, -0.7, -0.3], ramps.rose), 48, 30) +
    group(block([40, 40, 40], [-0.5, 0.6, 0.3], ramps.gold), 0, -42),
  crystal: (_, ramp = ramps.teal) =>
    [
      [-46, 40, 34, -24],
      [46, 36, 38, 22],
      [0, 0, 56, 0],
    ]
      .map(([x = 0, y = 0, r = 40, t = 0]) =>
        group(gem(0, 0, r, ramp, { sides: 6, stretch: 1.7 }), x, y, { turn: t }),
      )
      .join(''),
  koi: (_, ramp = ramps.amber) => fish(ramp, ramps.ruby, 46),
  thinFish: (_, ramp = ramps.sapphire) => fish(ramp, ramps.gold, 26, 84),
  discFish: (_, ramp = ramps.rose) => fish(ramp, ramps.amethyst, 66, 62),
  octopus: (_, ramp = ramps.rose) => octopus(ramp),
  serpent: (_, ramp = ramps.emerald) => serpent(ramp, ramps.gold),
  eel: (_, ramp = ramps.sapphire) => serpent(ramp, ramps.teal, 4.4),
  peacock: () =>
    group(fan(13, 170, 120, ['#0E8A6E', '#FFC73D', '#2E6BE6', '#0A1450']), 0, 40) +
    group(fan(9, 130, 84, ['#14AEB6', '#FFC73D', '#5420A8', '#0A1450']), 0, 40),
  phoenix: () =>
    group(fan(11, 200, 124, ['#E5472A', '#FFC73D', '#FF8A3D', '#8E0A2E']), 0, 46) +
    group(fan(7, 120, 86, ['#FFB128', '#FFF3C4', '#FF5A36', '#8E0A2E']), 0, 46),
  rooster: (_, ramp = ramps.amber) => rooster(ramp, ['#B02A1A', '#F79A4A', '#FFD35C', '#3E0214']),
  jadeRooster: (_, ramp = ramps.ivory) => rooster(ramp, ['#0F7F8C', '#8BE3C8', '#FFF3C4', '#0A4A2E']),
  glove: (_, ramp = ramps.ruby) => glove(ramp),
  racket: (_, ramp = ramps.sapphire) => racket(ramp),
  cricketBat,
  car: (_, ramp = ramps.ruby) => car(ramp),
  book: (_, ramp = ramps.emerald) => book(ramp),
  ingots: (_, ramp) => ingots(ramp),
  boat: (_, ramp = ramps.rose) => boat(ramp),
  plane: (_, ramp = ramps.ivory) => plane(ramp),
  gamepad: (_, ramp = ramps.sapphire) => gamepad(ramp),
  blossom: (_, ramp = ramps.gold) => blossom(ramp),
  ticket: (id, ramp = ramps.ivory) => ticket(id, ramp, mixed),
  envelope: (id, ramp = ramps.ruby) => envelope(id, ramp),
  scratch: (id, ramp = ramps.rose) =>
    ticket(id, ramp, [
      '#C9D2DC',
      '#C9D2DC',
      '#FFC73D',
      '#C9D2DC',
      '#FFC73D',
      '#C9D2DC',
      '#C9D2DC',
      '#FFC73D',
    ]),
  globe: (id) => globe(id, mixed),
  greenGlobe: (id) => globe(id, ['#16A566', '#FFC73D', '#FBF6E6']),
  star: edged(star(5, 98, 44), ramps.gold),
  burst: edged(star(12, 98, 74), ramps.ruby),
  cog: edged(star(9, 98, 80), ramps.teal),
  letterA: (_, ramp = ramps.emerald) => setStone(letterShapes.A, ramp),
  letterK: (_, ramp = ramps.sapphire) => setStone(letterShapes.K, ramp),
  letterQ: (_, ramp = ramps.amethyst) => setStone(letterShapes.Q, ramp),
  mirrorBall: (_, ramp = ramps.teal) =>
    facetBall(
      92,
      (row, k, light) => shade(ramp, light + ((row * 7 + k * 5) % 4) * 0.06 - 0.08),
      [0.4, 0.3, 0.1],
    ),
  cherry: (id) =>
    `<path d="M-46 20C-40 -30 -10 -66 34 -92M44 26C46 -20 44 -60 34 -92" stroke="#2C5A1A" stroke-width="8" fill="none" stroke-linecap="round"/>${facet(outline('34,-92 58,-112 96,-98 68,-84'), '#8CD04A')}${facet(outline('34,-92 68,-84 96,-98 60,-70'), '#2E7D3E')}${ball(id, -46, 50, 46, '#E0202E')}${ball(id, 46, 46, 44, '#E0202E')}`,
  sun: (_, ramp = ramps.gold) =>
    plate(star(16, 100, 78), ramp, { thick: 6 }) + gem(0, 0, 62, ramp, { sides: 12 }),
  scope: () =>
    `<circle r="84" fill="none" stroke="#0A0F1F" stroke-width="22"/><circle r="84" fill="none" stroke="#2FE6C8" stroke-width="10"/><circle r="50" fill="none" stroke="#C8FF4D" stroke-width="5"/>${[
      0, 90, 180, 270,
    ]
      .map((t) =>
        group(
          facet(
            [
              [-6, -110],
              [6, -110],
              [3, -40],
              [-3, -40],
            ],
            t < 180 ? '#EFFFFB' : mix('#2FE6C8', '#000000', 0.2),
          ),
          0,
          0,
          { turn: t },
        ),
      )
      .join('')}${pod(0, 0, 10, 15)}`,
}

export const things: Readonly<Record<string, Thing>> = { ...turnedThings, ...plates, ...heads, ...own }
