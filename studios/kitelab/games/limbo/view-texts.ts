import { houseEn, houseMy } from '../../client/house/texts.ts'

const en = {
  ...houseEn,
  'limbo.target': 'Target multiplier',
  'limbo.bad': 'The target is a number from {lowest} to {highest}',
  'limbo.won': '{result} reached {target}',
  'limbo.how':
    'Set a target and bet. A kite climbs to a random height: if it reaches your target, the stake comes back multiplied by it.',
  'limbo.odds': 'The chance is 0.97 divided by the target, so that every target returns 97%.',
  'limbo.cap':
    'Where your target would return more than the largest payout, it is lowered to that: it is then reached so much the more often.',
} as const

const my: Readonly<Record<keyof typeof en, string>> = {
  ...houseMy,
  'limbo.target': 'ပန်းတိုင်အဆ',
  'limbo.bad': 'ပန်းတိုင်အဆကို {lowest} မှ {highest} အတွင်း ထည့်ပါ',
  'limbo.won': '{target} ကို {result} ဖြင့် ရောက်သည်',
  'limbo.how': 'ပန်းတိုင်အဆကို သတ်မှတ်ပြီး လောင်းပါ။ စွန်သည် ကျပန်းအမြင့်သို့ တက်သည်။ သင့်ပန်းတိုင်သို့ ရောက်လျှင် လောင်းကြေးကို ထိုအဆဖြင့် ပြန်ရသည်။',
  'limbo.odds': 'ဖြစ်နိုင်ခြေသည် 0.97 ကို ပန်းတိုင်အဆဖြင့် စားထားသောကြောင့် မည်သည့်ပန်းတိုင်မဆို 97% ပြန်ပေးသည်။',
  'limbo.cap': 'သင့်ပန်းတိုင်က အများဆုံးပေးငွေထက် ပိုပေးရမည်ဆိုလျှင် ထိုပမာဏသို့ လျှော့ပေးသည်။ ထိုအခါ ရောက်နိုင်ခြေ ပိုများလာသည်။',
}

export const texts = { EN: en, MY: my }
