import type { Texts } from './en.ts'

export const texts: Texts = {
  'win.line': 'Thắng · {count} biểu tượng',
  'rules.paysNote':
    'Chỉ dòng giữa được trả thưởng. Dòng được xét từ giải cao nhất đến thấp nhất, và giải đầu tiên khớp sẽ được trả.',
  'ruby.winBars': 'Thắng · ba BAR bất kỳ',
  'ruby.winCherries': 'Thắng · {count} quả anh đào',
  'ruby.wild':
    'Mỗi WILD trên dòng thắng nhân đôi tiền thưởng: một WILD trả gấp đôi, hai WILD trả gấp bốn. Ba WILD có giải riêng.',
  'ruby.bars': 'Ba BAR bất kỳ cùng nhau trả gấp đôi mức cược.',
  'ruby.cherry':
    'Hai quả anh đào trả gấp đôi mức cược, một quả trả lại mức cược; cùng một WILD thì trả gấp đôi.',
}
