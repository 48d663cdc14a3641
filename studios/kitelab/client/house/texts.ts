/** Words that several tables use. */
export const houseEn = {
  'lab.cashOut': 'Cash out {amount}',
  'lab.cashOutNone': 'Cash out',
  'lab.multiplier': 'Multiplier',
  'lab.chance': 'Chance',
  'lab.returns': 'Returns',
  'lab.next': 'Next',
  'lab.recent': 'Last results',
  'lab.steps': 'What each step returns',
  'lab.how': 'How it is played',
  'lab.pays': 'What it returns',
  'lab.left':
    'A round that is left open is cashed out after a day. If nothing has been won in it yet, the stake goes back.',
  'lab.limit':
    'No round returns more than the largest payout: it ends, paid, before a step that would pass it.',
} as const

export const houseMy: Readonly<Record<keyof typeof houseEn, string>> = {
  'lab.cashOut': '{amount} ထုတ်ယူမည်',
  'lab.cashOutNone': 'ထုတ်ယူမည်',
  'lab.multiplier': 'အဆ',
  'lab.chance': 'ဖြစ်နိုင်ခြေ',
  'lab.returns': 'ပြန်ရမည့်ငွေ',
  'lab.next': 'နောက်တစ်ဆင့်',
  'lab.recent': 'နောက်ဆုံးရလဒ်များ',
  'lab.steps': 'အဆင့်တိုင်းတွင် ပြန်ရမည့်အဆ',
  'lab.how': 'ကစားနည်း',
  'lab.pays': 'ပြန်ရမည့်အဆများ',
  'lab.left': 'ကစားလက်စပွဲကို ထားခဲ့လျှင် တစ်ရက်အကြာတွင် အလိုအလျောက် ထုတ်ယူပေးသည်။ ဘာမှ မနိုင်သေးလျှင် လောင်းကြေး ပြန်ရသည်။',
  'lab.limit': 'ပွဲတစ်ပွဲသည် အများဆုံးပေးငွေထက် ပိုမပေးပါ။ ထိုပမာဏ ကျော်မည့်အဆင့်မတိုင်မီ ငွေပေးပြီး ပွဲပြီးဆုံးသည်။',
}
