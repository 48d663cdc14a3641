import type { Texts } from './en.ts'

export const texts: Texts = {
  'wheel.segments': '格数',
  'wheel.won': '转盘停在{multiple}',
  'wheel.how': '选择10、20或50个等分格的转盘并下注。指针所指的数字就是投注额的倍数；指向0则没有返还。',
  'wheel.returned': '{segments}格的返还率为{rtp}%',
  'wheel.times': '对应格数',
}
