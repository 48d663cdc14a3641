import { houseEn, houseMy } from '../../client/house/texts.ts'

const en = {
  ...houseEn,
  'scratch.field': 'Field {number}, still covered',
  'scratch.buy': 'Three alike win',
  'scratch.won': 'Three times {multiple}',
  'scratch.all': 'Reveal all',
  'scratch.prize': 'Prize',
  'scratch.tickets': 'Tickets with it, of {tickets}',
  'scratch.how':
    'Each bet is a ticket with nine fields. If one multiplier stands in three of them, the stake comes back multiplied by it. Nothing else wins.',
  'scratch.print':
    'Every ticket is drawn from a whole print of {tickets}: no prize runs out, and no ticket depends on those sold before. What you uncover first changes nothing.',
} as const

const my: Readonly<Record<keyof typeof en, string>> = {
  ...houseMy,
  'scratch.field': 'အကွက် {number} - မခြစ်ရသေး',
  'scratch.buy': 'သုံးကွက်တူလျှင် နိုင်သည်',
  'scratch.won': '{multiple} သုံးကွက်',
  'scratch.all': 'အားလုံး ခြစ်မည်',
  'scratch.prize': 'ဆု',
  'scratch.tickets': 'ကတ် {tickets} အနက် ပါဝင်သည့်အရေအတွက်',
  'scratch.how':
    'လောင်းတိုင်း အကွက်ကိုးကွက်ပါ ကတ်တစ်ကတ် ရသည်။ အဆတစ်မျိုး သုံးကွက်တူလျှင် လောင်းကြေးကို ထိုအဆဖြင့် ပြန်ရသည်။ အခြားနည်းဖြင့် မနိုင်ပါ။',
  'scratch.print':
    'ကတ်တိုင်းကို ကတ် {tickets} ပါ အစုံပြည့်မှ ဆွဲသည်။ ဆုများ ကုန်မသွားပါ။ ယခင်ရောင်းပြီးကတ်များနှင့် မသက်ဆိုင်ပါ။ မည်သည့်အကွက်ကို အရင်ခြစ်စေ ရလဒ် မပြောင်းပါ။',
}

export const texts = { EN: en, MY: my }
