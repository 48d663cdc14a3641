import type { Texts } from './en.ts'

export const texts: Texts = {
  'plinko.rows': 'အတန်း',
  'plinko.risk': 'အန္တရာယ်အဆင့်',
  'plinko.low': 'နည်း',
  'plinko.medium': 'အလတ်',
  'plinko.high': 'များ',
  'plinko.won': 'အကန့် {bucket} · {multiple}',
  'plinko.last': 'နောက်ဆုံးဘောလုံး {count} လုံး',
  'plinko.back': '{staked} လောင်း၍ {back} ပြန်ရ',
  'plinko.how':
    'အတန်းနှင့် အန္တရာယ်အဆင့် ရွေးပြီး ဘောလုံးကို ချပါ။ ပင်တိုင်းတွင် ဘယ် သို့မဟုတ် ညာသို့ အခွင့်တူ သွားသည်။ ကျသည့်အကန့်ပေါ်ရှိ အဆဖြင့် လောင်းကြေးကို ပြန်ရသည်။',
  'plinko.returned': '1 ထက်နည်းသော အဆသည် လောင်းကြေး၏ တစ်စိတ်တစ်ပိုင်းကိုသာ ပြန်ပေးသည်။',
  'plinko.rtp': 'ပြန်ပေးနှုန်း',
  'plinko.edge': 'အစွန်းမှ အလယ်သို့',
}
