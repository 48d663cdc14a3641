import type { Texts } from './en.ts'

export const texts: Texts = {
  'vp.hold': '保留',
  'vp.draw': '换牌',
  'vp.card': '第{number}张牌',
  'vp.hints': '显示最佳保留',
  'vp.bet': '下注后发五张牌',
  'vp.hand.royal': '皇家同花顺',
  'vp.hand.straight-flush': '同花顺',
  'vp.hand.four': '四条',
  'vp.hand.full-house': '葫芦',
  'vp.hand.flush': '同花',
  'vp.hand.straight': '顺子',
  'vp.hand.three': '三条',
  'vp.hand.two-pair': '两对',
  'vp.hand.jacks': 'J或更大对子',
  'vp.hand.nothing': '没有J或更大的对子',
  'vp.won': '{hand} · {multiple}',
  'vp.hand': '牌型',
  'vp.how': '从一副52张牌中发给您五张。您可以保留其中任意几张，其余的换一次牌，然后按赔付表对这五张牌派彩。',
  'vp.deck': '整副牌在发牌前只洗一次：换上的牌早已就位，您保留之后不会再作任何挑选。',
  'vp.best':
    '公布的返还率是每手牌都采用最佳保留时的返还率，本页面可以为您显示最佳保留。其他保留方式返还较低。',
  'vp.left': '未结束的一局将在一天后按最佳方式自动保留并完成。',
}
