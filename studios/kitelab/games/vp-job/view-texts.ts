import { houseEn, houseMy } from '../../client/house/texts.ts'

const en = {
  ...houseEn,
  'vp.hold': 'Hold',
  'vp.draw': 'Draw',
  'vp.card': 'Card {number}',
  'vp.hints': 'Show the best hold',
  'vp.bet': 'Bet to be dealt five cards',
  'vp.hand.royal': 'Royal flush',
  'vp.hand.straight-flush': 'Straight flush',
  'vp.hand.four': 'Four of a kind',
  'vp.hand.full-house': 'Full house',
  'vp.hand.flush': 'Flush',
  'vp.hand.straight': 'Straight',
  'vp.hand.three': 'Three of a kind',
  'vp.hand.two-pair': 'Two pair',
  'vp.hand.jacks': 'Jacks or better',
  'vp.hand.nothing': 'No pair of jacks or better',
  'vp.won': '{hand} · {multiple}',
  'vp.hand': 'Hand',
  'vp.how':
    'You are dealt five cards of a pack of 52. Hold any of them; the others are replaced once. The five cards then are paid by the table.',
  'vp.deck':
    'The pack is shuffled once, before the deal: the replacements lie ready, and nothing is chosen after your hold.',
  'vp.best':
    'The published return is that of the best hold of every hand, which this page can show you. Other holds return less.',
  'vp.left': 'A round that is left open is held as well as can be after a day.',
} as const

const my: Readonly<Record<keyof typeof en, string>> = {
  ...houseMy,
  'vp.hold': 'ထား',
  'vp.draw': 'ကတ်လဲမည်',
  'vp.card': 'ကတ် {number}',
  'vp.hints': 'အကောင်းဆုံး ထားရန်ကတ် ပြပါ',
  'vp.bet': 'ကတ်ငါးကတ် ရယူရန် လောင်းပါ',
  'vp.hand.royal': 'ရွိုင်ရယ် ဖလပ်ရှ်',
  'vp.hand.straight-flush': 'စထရိတ် ဖလပ်ရှ်',
  'vp.hand.four': 'လေးကတ်တူ',
  'vp.hand.full-house': 'ဖူးလ်ဟောက်စ်',
  'vp.hand.flush': 'ဖလပ်ရှ်',
  'vp.hand.straight': 'စထရိတ်',
  'vp.hand.three': 'သုံးကတ်တူ',
  'vp.hand.two-pair': 'နှစ်စုံတွဲ',
  'vp.hand.jacks': 'J အတွဲ (သို့) အထက်',
  'vp.hand.nothing': 'J အတွဲ (သို့) အထက် မရှိ',
  'vp.won': '{hand} · {multiple}',
  'vp.hand': 'လက်ကတ်',
  'vp.how':
    '52 ကတ်တစ်ထုပ်မှ ငါးကတ် ရသည်။ ကြိုက်သည့်ကတ်များကို ထားပါ။ ကျန်ကတ်များကို တစ်ကြိမ် လဲပေးသည်။ ထို့နောက် ကတ်ငါးကတ်ကို ဇယားအတိုင်း ပေးသည်။',
  'vp.deck': 'ကတ်ထုပ်ကို မဝေမီ တစ်ကြိမ်သာ မွှေသည်။ လဲပေးမည့်ကတ်များ အသင့်ရှိပြီး သင်ထားပြီးနောက် မည်သည့်ကတ်ကိုမျှ ရွေးမပေးပါ။',
  'vp.best':
    'ကြေညာထားသော ပြန်ပေးနှုန်းသည် အကောင်းဆုံးထားသည့်အခါ ရသောနှုန်းဖြစ်ပြီး ဤစာမျက်နှာက ပြပေးနိုင်သည်။ အခြားနည်းဖြင့် ထားလျှင် နှုန်း ပိုနည်းသည်။',
  'vp.left': 'ပွဲကို ထားခဲ့လျှင် တစ်ရက်အကြာတွင် အကောင်းဆုံးကတ်များကို ထားပေးပြီး ပွဲကို ပြီးစေသည်။',
}

export const texts = { EN: en, MY: my }
