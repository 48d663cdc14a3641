import type { Texts } from './en.ts'

export const texts: Texts = {
  'thingyan.tumble':
    '七个或以上相同符号在任意位置即可得奖，随后消失，新符号落下。连续中奖依次乘以1、2、3和5。',
  'thingyan.free': '四个夺宝触发12次免费旋转。期间每次消除都会提高倍数，最高20，且不会回落。',
  'thingyan.note': '每次消除都会提高倍数，且不会回落',
}
