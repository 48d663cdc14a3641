/** Words that only this slot has. */
export const texts = {
  EN: {
    'bagan.wild':
      'WILD stands for every symbol except the scatter. It lands on reels 2 to 5. Each reel is 2 to 7 rows high, anew in each spin.',
    'bagan.free':
      'Four, five or six scatters give 10, 15 or 20 free spins. Each draws a multiplier of its ways: 2, 3, 5, 10 or 25. They can be won again.',
  },
  MY: {
    'bagan.wild':
      'WILD သည် SCATTER မှလွဲ၍ သင်္ကေတအားလုံးကို အစားထိုးသည်။ ရီးလ် 2 မှ 5 တွင် ကျသည်။ ရီးလ်တစ်ခုစီသည် တစ်လှည့်တိုင်း 2 တန်းမှ 7 တန်းအထိ ပြောင်းသည်။',
    'bagan.free':
      'SCATTER 4၊ 5၊ 6 ခုရလျှင် အခမဲ့လှည့် 10၊ 15၊ 20 ကြိမ်ရသည်။ တစ်လှည့်စီတွင် အနိုင်ကို 2၊ 3၊ 5၊ 10 သို့မဟုတ် 25 ဆ ပေးသည်။ ထပ်မံရနိုင်သည်။',
  },
} as const
