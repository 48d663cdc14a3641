/** Golden Chinthe: jewels, gold and the guardian of the gate. */

import { picture } from 'virtual:art/slot-golden-chinthe'
import { rindFrameFacets } from '@jackfruit/art'
import { slotView } from '../../client/slot-view.ts'
import { coinBox, podBox, symbolBox, symbolNames } from './art/atlas.ts'
import manifest from './game.json' with { type: 'json' }
import { promises } from './promises.ts'
import { freeSpins, freeTimes, lineTable, scatterPays, unitsPerStake } from './rules.ts'

const { lines, pays, rows } = lineTable
/** With so many scatters the free spins begin. */
const triggerScatters = Math.min(...Object.keys(freeSpins).map(Number))

export const view = slotView({
  name: manifest.name,
  hall: picture('hall'),
  guardian: picture('guardian'),
  atlas: picture('atlas'),
  ...{ symbolNames, symbolBox, rows },
  texts: import.meta.glob('./texts/*.ts'),
  reels: 5,
  ribbons: { W: 'symbol.wild', S: 'symbol.scatter' },
  passing: [
    ['J', 'Q', 'C4', 'K', 'C3', 'A', 'C1', 'C2', 'J', 'S', 'Q'],
    ['C3', 'J', 'A', 'Q', 'C4', 'W', 'K', 'C2', 'C1', 'S', 'A'],
    ['K', 'Q', 'C4', 'J', 'A', 'C3', 'W', 'C2', 'C1', 'Q', 'S'],
  ],
  first: [
    ['C2', 'C1', 'A'],
    ['K', 'W', 'C4'],
    ['C3', 'C1', 'S'],
    ['Q', 'W', 'C2'],
    ['C4', 'C1', 'J'],
  ],
  scatter: 'S',
  promises,
  acts: {
    C1: 'roar',
    C2: 'swing',
    C3: 'flash',
    C4: 'turn',
    W: 'flash',
    S: 'hop',
    A: 'flash',
    K: 'flash',
    Q: 'flash',
    J: 'flash',
  },
  particles: [coinBox, podBox, coinBox],
  colours: {
    ground: '#3a1033',
    groundLow: '#220620',
    groundLine: '#0f0210',
    frame: ['#8fe0b0', '#1a6b49', '#072417'],
    gold: '#ffda7a',
    quiet: '#cbbfd0',
    glow: '#ffb35c',
  },
  frame: (pen, width, height, thickness) => {
    for (const { corners, colour } of rindFrameFacets(width, height, thickness)) {
      pen.beginPath()
      for (const [x, y] of corners) pen.lineTo(x, y)
      pen.closePath()
      pen.fillStyle = colour
      pen.strokeStyle = colour
      pen.fill()
      // Neighbouring facets leave no gap where their edges are smoothed.
      pen.lineWidth = 0.6
      pen.stroke()
    }
  },
  rules: ({ say, money, stake }, kit) => [
    kit.heading(say('rules.pays', { amount: money(stake()) })),
    kit.paytable(
      unitsPerStake,
      Object.entries(pays).map(([symbol, [three = 0, four = 0, five = 0]]) => ({
        symbol,
        pays: [
          ['5', five],
          ['4', four],
          ['3', three],
        ],
      })),
    ),
    kit.note(say('rules.paysNote')),
    kit.feature('W', say('chinthe.wild')),
    kit.feature(
      'S',
      say('chinthe.scatter', {
        three: kit.pay(scatterPays[3] ?? 0, 1),
        four: kit.pay(scatterPays[4] ?? 0, 1),
        five: kit.pay(scatterPays[5] ?? 0, 1),
      }),
      say('chinthe.free', { count: freeSpins[triggerScatters] ?? 0, times: freeTimes }),
    ),
    kit.heading(say('rules.lines', { count: lines.length })),
    kit.lines(lines, rows),
    kit.note(say('rules.linesNote')),
  ],
})
