/** Words that only this slot has. */
export const texts = {
  EN: {
    'win.scatter': 'Win · {count} pagodas',
    'chinthe.wild': 'The wild pod stands for every symbol except the pagoda. It lands on reels 2 to 5.',
    'chinthe.scatter': 'Pagodas pay anywhere: {three}, {four} and {five} for three, four and five.',
    'chinthe.free':
      'Three or more pagodas give {count} free spins in which every win is multiplied by {times}. They can be won again.',
  },
  MY: {
    'win.scatter': 'အနိုင် · စေတီ {count} ခု',
    'chinthe.wild': 'WILD ရွှေစေ့သည် စေတီမှလွဲ၍ သင်္ကေတအားလုံးကို အစားထိုးသည်။ ရီးလ် 2 မှ 5 တွင် ကျသည်။',
    'chinthe.scatter': 'စေတီသည် မည်သည့်နေရာတွင်မဆို ပေးသည်။ 3၊ 4၊ 5 ခုအတွက် {three}၊ {four}၊ {five}။',
    'chinthe.free': 'စေတီ 3 ခုနှင့်အထက်ရလျှင် အခမဲ့လှည့် {count} ကြိမ်ရပြီး အနိုင်အားလုံးကို {times} ဆ ပေးသည်။ ထပ်မံရနိုင်သည်။',
  },
} as const
