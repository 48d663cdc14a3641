import type { Texts } from './en.ts'

export const texts: Texts = {
  'bagan.wild': '百搭可代替夺宝以外的所有符号，只出现在第2至5轴。每轴2至7格高，每次旋转都会变化。',
  'bagan.free':
    '四、五或六个夺宝分别触发10、15或20次免费旋转。每次免费旋转抽出一个路奖倍数：2、3、5、10或25。可再次触发。',
}
