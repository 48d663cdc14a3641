import { houseEn, houseMy } from '../../client/house/texts.ts'

const en = {
  ...houseEn,
  'plinko.rows': 'Rows',
  'plinko.risk': 'Risk',
  'plinko.low': 'Low',
  'plinko.medium': 'Medium',
  'plinko.high': 'High',
  'plinko.won': 'Bucket {bucket} · {multiple}',
  'plinko.how':
    'Choose rows and risk, and let the ball fall. At each pin it goes left or right, equally likely. What stands on the bucket it lands in is what the stake is multiplied by.',
  'plinko.returned': 'A multiplier under 1 returns a part of the stake.',
  'plinko.rtp': 'Return',
  'plinko.edge': 'From the edge to the centre',
} as const

const my: Readonly<Record<keyof typeof en, string>> = {
  ...houseMy,
  'plinko.rows': 'အတန်း',
  'plinko.risk': 'အန္တရာယ်အဆင့်',
  'plinko.low': 'နည်း',
  'plinko.medium': 'အလတ်',
  'plinko.high': 'များ',
  'plinko.won': 'အကန့် {bucket} · {multiple}',
  'plinko.how':
    'အတန်းနှင့် အန္တရာယ်အဆင့် ရွေးပြီး ဘောလုံးကို ချပါ။ ပင်တိုင်းတွင် ဘယ် သို့မဟုတ် ညာသို့ အခွင့်တူ သွားသည်။ ကျသည့်အကန့်ပေါ်ရှိ အဆဖြင့် လောင်းကြေးကို ပြန်ရသည်။',
  'plinko.returned': '1 ထက်နည်းသော အဆသည် လောင်းကြေး၏ တစ်စိတ်တစ်ပိုင်းကိုသာ ပြန်ပေးသည်။',
  'plinko.rtp': 'ပြန်ပေးနှုန်း',
  'plinko.edge': 'အစွန်းမှ အလယ်သို့',
}

export const texts = { EN: en, MY: my }
