import type { Texts } from './en.ts'

export const texts: Texts = {
  'lab.cashOut': '兑现{amount}',
  'lab.cashOutNone': '兑现',
  'lab.multiplier': '倍数',
  'lab.chance': '概率',
  'lab.returns': '返还',
  'lab.next': '下一步',
  'lab.recent': '最近结果',
  'lab.steps': '每一步的返还',
  'lab.how': '玩法说明',
  'lab.pays': '赔付说明',
  'lab.left': '未结束的一局将在一天后自动兑现。如果其中尚未赢得任何金额，则退还投注额。',
  'lab.limit': '任何一局的返还都不会超过最高派彩：在下一步将超出之前，该局会派彩并结束。',
}
