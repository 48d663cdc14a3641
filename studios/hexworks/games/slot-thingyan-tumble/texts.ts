/** Words that only this slot has. */
export const texts = {
  EN: {
    'thingyan.tumble':
      'Seven or more of a kind pay wherever they stand, then vanish, and new ones fall. Wins in a row are multiplied by 1, 2, 3 and 5.',
    'thingyan.free':
      'Four scatters give 12 free spins. In them the multiplier grows with every tumble, up to 20, and never falls back.',
  },
  MY: {
    'thingyan.tumble':
      'တူညီသင်္ကေတ 7 ခုနှင့်အထက် မည်သည့်နေရာတွင်မဆို ပေးပြီး ပျောက်ကာ အသစ်များ ကျလာသည်။ ဆက်တိုက်အနိုင်ကို 1၊ 2၊ 3၊ 5 ဆ ပေးသည်။',
    'thingyan.free': 'SCATTER 4 ခုရလျှင် အခမဲ့လှည့် 12 ကြိမ်ရသည်။ ထိုအတွင်း ကျလာတိုင်း မြှောက်ဆတိုးပြီး 20 ဆအထိ တက်ကာ ပြန်မကျပါ။',
  },
} as const
