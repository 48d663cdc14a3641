/** Words that only this slot has. */
export const texts = {
  EN: {
    'irrawaddy.wild': 'WILD stands for every symbol except the scatter. It lands on reels 2, 3 and 4.',
    'irrawaddy.free':
      'Three, four or five scatters give 8, 12 or 20 free spins. In them every WILD multiplies its way by 3. They can be won again.',
  },
  MY: {
    'irrawaddy.wild': 'WILD သည် SCATTER မှလွဲ၍ သင်္ကေတအားလုံးကို အစားထိုးသည်။ ရီးလ် 2၊ 3၊ 4 တွင် ကျသည်။',
    'irrawaddy.free':
      'SCATTER 3၊ 4၊ 5 ခုရလျှင် အခမဲ့လှည့် 8၊ 12၊ 20 ကြိမ် ရသည်။ ထိုအတွင်း WILD တစ်ခုစီက သူပါသောလမ်းကို 3 ဆ ပေးသည်။ ထပ်မံရနိုင်သည်။',
  },
} as const
