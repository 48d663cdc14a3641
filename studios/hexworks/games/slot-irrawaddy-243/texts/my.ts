import type { Texts } from './en.ts'

export const texts: Texts = {
  'irrawaddy.freeNote': 'WILD တစ်ခုစီက သူပါသောလမ်းကို 3 ဆ ပေးသည်',
  'irrawaddy.wild': 'WILD သည် SCATTER မှလွဲ၍ သင်္ကေတအားလုံးကို အစားထိုးသည်။ ရီးလ် 2၊ 3၊ 4 တွင် ကျသည်။',
  'irrawaddy.free':
    'SCATTER 3၊ 4၊ 5 ခုရလျှင် အခမဲ့လှည့် 8၊ 12၊ 20 ကြိမ် ရသည်။ ထိုအတွင်း WILD တစ်ခုစီက သူပါသောလမ်းကို 3 ဆ ပေးသည်။ ထပ်မံရနိုင်သည်။',
}
