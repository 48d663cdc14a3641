/** Words that only this slot has. */
export const texts = {
  EN: {
    'slot.wild': 'WILD stands for every symbol except the scatter.',
    'jackpot.free':
      'Three or more scatters give 10 free spins in which every win is multiplied by 3. They can be won again.',
  },
  MY: {
    'slot.wild': 'WILD သည် SCATTER မှလွဲ၍ သင်္ကေတအားလုံးကို အစားထိုးသည်။',
    'jackpot.free': 'SCATTER 3 ခုနှင့်အထက်ရလျှင် အခမဲ့လှည့် 10 ကြိမ်ရပြီး အနိုင်အားလုံးကို 3 ဆ ပေးသည်။ ထပ်မံရနိုင်သည်။',
  },
} as const
