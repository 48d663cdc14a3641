import { houseEn, houseMy } from '../../client/house/texts.ts'

const en = {
  ...houseEn,
  'dice.side': 'The roll is',
  'dice.under': 'Under {number}',
  'dice.over': 'Over {number}',
  'dice.chance': 'Chance to win, in per cent',
  'dice.won': 'Roll {roll} · {multiple}',
  'dice.how':
    'Choose a chance from 1 to 95 per cent and a side. A number from 0.00 to 99.99 is rolled, each of the 10,000 equally likely. If it lies on your side, the stake comes back multiplied.',
  'dice.multiplier': 'The multiplier is 0.99 divided by the chance, rounded down at the fourth decimal.',
  'dice.worst':
    'Returns are rounded down to the smallest coin. At the smallest stake of all this can take the return to {worst}% at some chances.',
} as const

const my: Readonly<Record<keyof typeof en, string>> = {
  ...houseMy,
  'dice.side': 'ကျမည့်ဂဏန်း',
  'dice.under': '{number} အောက်',
  'dice.over': '{number} အထက်',
  'dice.chance': 'နိုင်ဖြစ်နိုင်ခြေ (ရာခိုင်နှုန်း)',
  'dice.won': 'ကျသည့်ဂဏန်း {roll} · {multiple}',
  'dice.how':
    '1 မှ 95 ရာခိုင်နှုန်းအထိ ဖြစ်နိုင်ခြေတစ်ခုနှင့် ဘက်တစ်ဘက် ရွေးပါ။ 0.00 မှ 99.99 အထိ ဂဏန်း 10,000 အနက် တစ်ခုကို အခွင့်တူ လှိမ့်ပေးသည်။ သင့်ဘက်တွင် ကျလျှင် လောင်းကြေးကို အဆဖြင့် ပြန်ရသည်။',
  'dice.multiplier': 'အဆသည် 0.99 ကို ဖြစ်နိုင်ခြေဖြင့် စားထားပြီး ဒဿမလေးနေရာအထိ အောက်သို့ ဖြတ်ထားသည်။',
  'dice.worst':
    'ပြန်ပေးငွေကို အသေးဆုံးယူနစ်အထိ အောက်သို့ ဖြတ်သည်။ အနည်းဆုံးလောင်းကြေးတွင် အချို့ဖြစ်နိုင်ခြေ၌ ပြန်ပေးနှုန်း {worst}% အထိ ကျနိုင်သည်။',
}

export const texts = { EN: en, MY: my }
