import { ramps } from '../colour.ts'
import type { Lathe } from './lathe.ts'

const { gold, ruby, emerald, sapphire, ivory, amber, teal, amethyst, rose } = ramps
const wood = ['#2A1206', '#5A2A10', '#9A5522', '#D08A48', '#F2C88E']
const steel = ['#141A26', '#3A4658', '#76879E', '#BCCAD9', '#FFFFFF']

/** Things turned on a wheel, in a box of about 200 by 200 around 0,0. */
export const lathes = {
  vase: {
    profile: '34,-96 26,-84 20,-66 38,-50 66,-22 72,8 60,44 40,74 34,90 44,98',
    ramps: [sapphire, gold],
    bands: '110010011',
    lid: ['#FFE58C', '#081450'],
  },
  gourd: {
    profile: '6,-98 9,-82 20,-72 36,-56 40,-38 34,-20 24,-8 28,4 54,22 68,48 64,76 40,94 8,100',
    ramps: [amber, ruby],
    bands: '000000110000',
  },
  egg: {
    profile: '0,-100 40,-82 66,-40 80,10 74,56 44,92 0,102',
    ramps: [gold],
    columns: 7,
  },
  drum: {
    profile: '70,-62 74,-52 84,-30 88,4 84,38 74,60 70,70',
    ramps: [ruby, gold],
    bands: '100001',
    tilt: 0.26,
    lid: ['#C98406', '#FFF1D0'],
  },
  longDrum: {
    profile: '58,-92 60,-84 50,-40 34,4 26,30 34,46 52,84 54,98',
    ramps: [wood, gold, emerald],
    bands: '1002011',
    tilt: 0.24,
    lid: ['#C98406', '#FFF6DF'],
  },
  trophy: {
    profile: '74,-84 74,-74 70,-40 54,-6 28,18 14,30 12,52 22,60 40,66 44,74 56,78 56,98',
    ramps: [gold, emerald],
    bands: '00000000001',
    lid: ['#FFE58C', '#8A4B00'],
  },
  balloon: {
    profile: '0,-98 34,-92 64,-72 80,-42 78,-10 60,20 38,44 22,58',
    ramps: [ruby, gold, ivory, gold],
    isStriped: true,
  },
  urn: {
    profile: '26,-70 22,-60 50,-46 82,-20 92,12 84,44 58,72 34,82 40,94',
    ramps: [gold, emerald],
    bands: '00011000',
    lid: ['#FFFBE6', '#5C2A00'],
    tilt: 0.2,
  },
  dome: {
    profile: '4,-74 26,-70 56,-52 76,-20 84,18 86,50 94,56 94,66',
    ramps: [teal, gold],
    bands: '0000011',
  },
  castle: {
    profile: '46,-60 46,-44 38,-40 38,40 48,56 56,70 56,92',
    ramps: [steel, sapphire],
    bands: '100011',
    tilt: 0.2,
    lid: ['#BCCAD9', '#141A26'],
  },
  barrel: {
    profile: '54,-88 58,-80 68,-48 72,-42 76,0 72,42 68,48 58,80 54,88',
    ramps: [wood, gold],
    bands: '10100101',
    tilt: 0.22,
    lid: ['#5A2A10', '#9A5522'],
  },
  bottle: {
    profile: '12,-98 15,-92 12,-88 12,-50 30,-30 40,-4 40,90 34,98',
    ramps: [emerald, gold],
    bands: '1000110',
  },
  parasol: {
    profile: '3,-74 8,-66 46,-44 84,-14 104,12',
    ramps: [rose, ruby, gold, ruby],
    isStriped: true,
    tilt: 0.18,
    columns: 16,
  },
  top: {
    profile: '8,-98 8,-50 18,-44 74,-14 82,6 62,30 26,64 4,98',
    ramps: [amethyst, gold, ruby],
    bands: '1112000',
    columns: 14,
  },
  hourglass: {
    profile: '62,-98 62,-86 48,-82 46,-60 20,-18 6,0 20,18 46,60 48,82 62,86 62,98',
    ramps: [gold, teal],
    bands: '0011111100',
  },
  lighthouse: {
    profile: '6,-100 26,-76 20,-74 20,-56 32,-54 30,-46 36,-4 42,38 48,80 60,98',
    ramps: [ruby, gold, ivory],
    bands: '010122020',
  },
  lamp: {
    profile: '8,-92 22,-80 40,-66 64,-58 50,-50 58,0 48,48 62,58 38,72 22,90',
    ramps: [wood, amber],
    bands: '000011000',
  },
  rocket: {
    profile: '0,-100 14,-80 26,-50 32,-44 34,-14 32,30 26,56 20,70 26,82',
    ramps: [ruby, ivory, steel],
    bands: '00111122',
  },
  pawn: {
    profile: '2,-96 22,-88 30,-70 22,-52 14,-46 30,-40 16,-34 18,10 30,50 50,66 56,90 56,98',
    ramps: [ivory, gold],
    bands: '0000111000',
  },
  cup: {
    profile: '58,-60 60,-50 54,0 44,44 36,60 44,68',
    ramps: [ivory, sapphire],
    bands: '10010',
    lid: ['#FFFFFF', '#7A6A4E'],
    tilt: 0.24,
  },
  cannon: {
    profile: '30,-98 34,-90 24,-82 24,-30 34,-26 32,-14 44,20 56,52 60,88',
    ramps: [gold, teal, steel],
    bands: '00121022',
    lid: ['#FFE58C', '#1B0B00'],
    tilt: 0.3,
  },
  pot: {
    profile: '78,-44 82,-34 70,-24 92,4 92,34 74,62 46,80 52,92',
    ramps: [steel, gold],
    bands: '10000001',
    lid: ['#BCCAD9', '#8A4B00'],
    tilt: 0.24,
  },
  shuttle: {
    profile: '86,-92 66,-40 46,10 30,44 34,50 36,66 28,84 12,96',
    ramps: [ivory, ruby],
    bands: '0001000',
    isStriped: false,
    columns: 16,
    tilt: 0.24,
    lid: ['#FFFFFF', '#B9A781'],
  },
  bulb: {
    profile: '22,-96 46,-88 72,-62 78,-30 66,0 40,30 34,44 30,50 34,60 28,76 14,92',
    ramps: [amber, steel],
    bands: '0000000111',
  },
} as const satisfies Record<string, Lathe>
