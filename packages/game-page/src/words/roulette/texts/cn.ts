import type { Texts } from './en.ts'

export const texts: Texts = {
  'roulette.dozen': '第{number}打',
  'roulette.column': '第{number}列',
  'roulette.rules':
    '球落入0至36共37个号码格之一。投注覆盖该号码即赢；开出0时，红、黑、单、双、1–18和19–36都输。',
  'roulette.inside': '对两个、三个、四个或六个相邻号码的投注，放在号码之间的线上或角上。',
}
