import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': '百搭可代替金币以外的所有符号。',
  'lucky.hold':
    '六枚或以上金币会锁定在原位，并给予3次重转。每枚新金币也会锁定，并将重转次数重置为3。结束时所有金币派彩。',
  'lucky.prizes': 'MINI、MINOR和MAJOR金币分别为20、50和200倍投注。金币铺满全盘时，另加1,000倍投注的GRAND。',
  'lucky.note': '金币锁定在原位。每枚新金币将重转次数重置为3。',
  'auto.onFeature': '金币锁定时停止',
  'auto.stopped.feature': '自动游戏已停止：金币已锁定。',
}
