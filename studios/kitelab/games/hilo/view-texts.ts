import { houseEn, houseMy } from '../../client/house/texts.ts'

const en = {
  ...houseEn,
  'hilo.higher': 'Higher or same',
  'hilo.lower': 'Lower or same',
  'hilo.skip': 'Skip this card',
  'hilo.skipsLeft': '{count} left',
  'hilo.bet': 'Bet to see the first card',
  'hilo.won': '{calls} correct · {multiple}',
  'hilo.card': 'Card',
  'hilo.how':
    'Bet, and a card is shown. Call whether the next is at least as high or at least as low; the ace is the lowest and the king the highest. Each correct call raises the multiplier. Cash out after any of them; a wrong call ends the round with nothing.',
  'hilo.deck':
    'Every card comes from a whole deck of 52, whatever came before. A card can be passed over, 52 times in a round.',
  'hilo.price':
    'The multiplier is 0.97 of the fair price of all your calls together: the 3% are taken once in a round. It is rounded down at the second decimal; no way of playing returns under {worst}%.',
  'hilo.none': 'A call that cannot go wrong is not on offer.',
} as const

const my: Readonly<Record<keyof typeof en, string>> = {
  ...houseMy,
  'hilo.higher': 'မြင့် (သို့) တူ',
  'hilo.lower': 'နိမ့် (သို့) တူ',
  'hilo.skip': 'ဤကတ် ကျော်မည်',
  'hilo.skipsLeft': '{count} ကြိမ်ကျန်',
  'hilo.bet': 'ပထမကတ်ကို ကြည့်ရန် လောင်းပါ',
  'hilo.won': 'မှန် {calls} ကြိမ် · {multiple}',
  'hilo.card': 'ကတ်',
  'hilo.how':
    'လောင်းပြီးလျှင် ကတ်တစ်ကတ် ပြသည်။ နောက်ကတ်က ပိုမြင့် (သို့) တူမည်လား၊ ပိုနိမ့် (သို့) တူမည်လား ခန့်မှန်းပါ။ A သည် အနိမ့်ဆုံး၊ K သည် အမြင့်ဆုံး ဖြစ်သည်။ မှန်တိုင်း အဆ တိုးလာပြီး မှန်ပြီးသည့်အခါတိုင်း ထုတ်ယူနိုင်သည်။ မှားလျှင် ဘာမှမရဘဲ ပွဲပြီးဆုံးသည်။',
  'hilo.deck': 'ကတ်တိုင်းကို 52 ကတ်ပြည့် တစ်ထုပ်မှ ဆွဲသည်။ ယခင်ကတ်များနှင့် မသက်ဆိုင်ပါ။ ပွဲတစ်ပွဲတွင် ကတ်ကို 52 ကြိမ် ကျော်နိုင်သည်။',
  'hilo.price':
    'အဆသည် သင့်ခန့်မှန်းချက်အားလုံး၏ မျှတသောတန်ဖိုးမှ 0.97 ဖြစ်သည်။ 3% ကို ပွဲတစ်ပွဲလျှင် တစ်ကြိမ်သာ ယူသည်။ ဒဿမနှစ်နေရာအထိ အောက်သို့ ဖြတ်ပြီး မည်သို့ကစားစေ {worst}% အောက် မနည်းပါ။',
  'hilo.none': 'မှားနိုင်ခြေမရှိသော ခန့်မှန်းချက်ကို မပေးထားပါ။',
}

export const texts = { EN: en, MY: my }
