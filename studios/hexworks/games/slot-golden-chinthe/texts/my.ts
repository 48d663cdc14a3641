import type { Texts } from './en.ts'

export const texts: Texts = {
  'win.scatter': 'အနိုင် · စေတီ {count} ခု',
  'chinthe.wild': 'WILD ရွှေစေ့သည် စေတီမှလွဲ၍ သင်္ကေတအားလုံးကို အစားထိုးသည်။ ရီးလ် 2 မှ 5 တွင် ကျသည်။',
  'chinthe.scatter': 'စေတီသည် မည်သည့်နေရာတွင်မဆို ပေးသည်။ 3၊ 4၊ 5 ခုအတွက် {three}၊ {four}၊ {five}။',
  'chinthe.free': 'စေတီ 3 ခုနှင့်အထက်ရလျှင် အခမဲ့လှည့် {count} ကြိမ်ရပြီး အနိုင်အားလုံးကို {times} ဆ ပေးသည်။ ထပ်မံရနိုင်သည်။',
}
