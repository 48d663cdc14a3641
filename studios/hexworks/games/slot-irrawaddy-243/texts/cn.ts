import type { Texts } from './en.ts'

export const texts: Texts = {
  'irrawaddy.freeNote': '每个百搭将其所在的路奖乘以3',
  'irrawaddy.wild': '百搭可代替夺宝以外的所有符号，只出现在第2、3和4轴。',
  'irrawaddy.free':
    '三、四或五个夺宝分别触发8、12或20次免费旋转。期间每个百搭将其所在的路奖乘以3。可再次触发。',
}
