/** Words that only this slot has. */
export const texts = {
  EN: {
    'nat.wild': 'WILD stands for every symbol except the scatter. It lands on reels 2, 3 and 4.',
    'nat.free': 'Three or more scatters give 9 free spins, in which every WILD stays where it lands.',
  },
  MY: {
    'nat.wild': 'WILD သည် SCATTER မှလွဲ၍ သင်္ကေတအားလုံးကို အစားထိုးသည်။ ရီးလ် 2၊ 3၊ 4 တွင် ကျသည်။',
    'nat.free': 'SCATTER 3 ခုနှင့်အထက်ရလျှင် အခမဲ့လှည့် 9 ကြိမ်ရပြီး ကျသော WILD များ နေရာတွင် ဆက်ရှိနေသည်။',
  },
} as const
