import type { Texts } from './en.ts'

export const texts: Texts = {
  'table.bj-unlimited': '全民21点',
  'live.yours': '轮到您了',
  'live.yoursNote': '请在时间结束前选择',
  'live.deciding': '玩家正在选择',
  'live.decidingNote': '随后翻开下一张牌',
  'live.drawing': '庄家补牌',
  'live.drawingNote': '选择已结束',
  'live.decide': '您的牌怎么打',
  'live.choosing': '{action}：正在确认…',
  'live.chosen': '{action}：已生效。其他人还有时间。',
  'live.handWaits': '您的牌在等其他人。',
  'live.decidedLate': '太迟了：此步已截止。',
  'live.did': '上一步：{counts}',
  'live.row': '各步的牌',
  'bj.dealerTotal': '庄家{total}点',
  'bj.dealerBust': '庄家爆牌：{total}，超过21',
  'bj.dealerNatural': '庄家黑杰克',
  'live.bj':
    '所有人打同样的两张牌。每一步，仍在局中的人都在12秒内选择；随后翻开一张牌，要牌、加倍或分牌的人取这张牌。分牌后，第二手等第一手打完。别人的选择绝不会改变出什么牌。加倍或分牌要再下一份您的注；若该注被拒，您的牌保持不变。',
  'live.bjLate':
    '若未及时选择，硬11点或以下以及软17点或以下要牌，其余停牌；不会加倍，也不会分牌。从不选择的人返还93.97%，低于最佳打法的99.51%。',
}
