import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': 'WILD သည် SCATTER မှလွဲ၍ သင်္ကေတအားလုံးကို အစားထိုးသည်။',
  'jackpot.free': 'SCATTER 3 ခုနှင့်အထက်ရလျှင် အခမဲ့လှည့် 10 ကြိမ်ရပြီး အနိုင်အားလုံးကို 3 ဆ ပေးသည်။ ထပ်မံရနိုင်သည်။',
}
