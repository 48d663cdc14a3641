import { houseEn, houseMy } from '../../client/house/texts.ts'

const en = {
  ...houseEn,
  'coin.call': 'Your call',
  'coin.heads': 'Heads',
  'coin.tails': 'Tails',
  'coin.callHeads': 'Call heads',
  'coin.callTails': 'Call tails',
  'coin.won': '{calls} in a row · {multiple}',
  'coin.count': 'Correct calls',
  'coin.how':
    'Call heads or tails and bet. A correct call makes the multiplier 1.94, and each one more doubles it, up to twenty in a row. Cash out after any of them; a wrong call ends the round with nothing.',
  'coin.odds': 'The coin is fair and remembers nothing: every number of calls returns 97%.',
  'coin.auto': 'Auto play makes one call and cashes out.',
} as const

const my: Readonly<Record<keyof typeof en, string>> = {
  ...houseMy,
  'coin.call': 'သင့်ခန့်မှန်းချက်',
  'coin.heads': 'ခေါင်း',
  'coin.tails': 'ပန်း',
  'coin.callHeads': 'ခေါင်းဟု ခန့်မှန်းမည်',
  'coin.callTails': 'ပန်းဟု ခန့်မှန်းမည်',
  'coin.won': '{calls} ကြိမ်ဆက် မှန် · {multiple}',
  'coin.count': 'မှန်သည့်အကြိမ်',
  'coin.how':
    'ခေါင်း သို့မဟုတ် ပန်း ရွေးပြီး လောင်းပါ။ မှန်လျှင် 1.94 ဆ ရပြီး ထပ်မှန်တိုင်း နှစ်ဆတိုးသည်။ အကြိမ်နှစ်ဆယ်အထိ ဆက်ခန့်မှန်းနိုင်သည်။ မှန်ပြီးသည့်အခါတိုင်း ထုတ်ယူနိုင်သည်။ မှားလျှင် ဘာမှမရဘဲ ပွဲပြီးဆုံးသည်။',
  'coin.odds': 'အကြွေစေ့သည် မျှတပြီး ယခင်ရလဒ်ကို မမှတ်ပါ။ အကြိမ်မည်မျှ ခန့်မှန်းစေ 97% ပြန်ပေးသည်။',
  'coin.auto': 'အော်တိုသည် တစ်ကြိမ် ခန့်မှန်းပြီး ထုတ်ယူသည်။',
}

export const texts = { EN: en, MY: my }
