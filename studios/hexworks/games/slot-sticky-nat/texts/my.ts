import type { Texts } from './en.ts'

export const texts: Texts = {
  'nat.wild': 'WILD သည် SCATTER မှလွဲ၍ သင်္ကေတအားလုံးကို အစားထိုးသည်။ ရီးလ် 2၊ 3၊ 4 တွင် ကျသည်။',
  'nat.free': 'SCATTER 3 ခုနှင့်အထက်ရလျှင် အခမဲ့လှည့် 9 ကြိမ်ရပြီး ကျသော WILD များ နေရာတွင် ဆက်ရှိနေသည်။',
  'nat.note': 'ကျသော WILD တိုင်း နေရာတွင် ဆက်ရှိမည်',
}
