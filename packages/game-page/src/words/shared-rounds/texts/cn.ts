import type { Texts } from './en.ts'

export const texts: Texts = {
  'live.lost': '连接中断',
  'live.lostNote': '正在恢复，已受理的投注依然有效。',
  'live.void': '本局作废',
  'live.voidNote': '本局作废，全部本金退回。',
  'live.lostBet': '您的投注得到答复之前本局已继续，结果请查看您的记录。',
  'live.out.CLOSED': '太晚了，投注未被受理。没有扣款。',
  'live.out.LIMIT': '投注超出限额，未被受理。没有扣款。',
  'live.out.VOIDED': '投注未成功，本金将退还给您。',
  'live.out.SUSPENDED': '投注未被受理。没有扣款。',
  'live.sealTitle': '投注前已封存',
  'live.sealHow':
    '每局的秘密在牌桌开放前就固定在一条链上，链的末端公开。局后会公布该局的一环：反复哈希即可到达公开的末端。所有已受理投注的种子都会混入，因此没有人能预知或选择结果。',
  'live.past': '最近各局',
  'live.proofHow': '任何人都可用此文本核验该局：在本站“核验牌局”页面，或用项目代码离线核验。',
  'live.sealTable': '牌桌',
  'live.sealTerminal': '公开的链末端',
  'live.sealLink': '本局的一环',
}
