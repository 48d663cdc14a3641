export const texts = {
  EN: {
    ...{ 'ab.joker': 'Joker', 'ab.andar': 'Andar', 'ab.bahar': 'Bahar' },
    'ab.cards': '{from}–{to} cards',
    'ab.words': '{side} wins, card {count}',
    'ab.rules':
      'One card of a freshly shuffled deck is the joker. Then Andar and Bahar get cards in turn, Andar first, until one has the rank of the joker; that side wins.',
    'ab.bets': 'Further bets are on how many cards are dealt after the joker, the last one included.',
  },
  MY: {
    ...{ 'ab.joker': 'ဂျိုကာ', 'ab.andar': 'အန်ဒါ', 'ab.bahar': 'ဘာဟာ' },
    'ab.cards': 'ကတ် {from}–{to}',
    'ab.words': '{side} နိုင်သည်၊ ကတ် {count}',
    'ab.rules':
      'အသစ်ချိုးထားသော ဖဲတစ်ထုပ်မှ ကတ်တစ်ချပ်ကို ဂျိုကာအဖြစ် လှန်ပါသည်။ ထို့နောက် အန်ဒါက စပြီး အန်ဒါနှင့် ဘာဟာကို ကတ်တစ်ချပ်စီ အလှည့်ကျဝေရာ ဂျိုကာနှင့် ဂဏန်းတူသောကတ် ရသည့်ဘက် နိုင်ပါသည်။',
    'ab.bets': 'ဂျိုကာပြီးနောက် ကတ်ဘယ်နှချပ် ဝေရမည်ကိုလည်း လောင်းနိုင်ပါသည်။ နောက်ဆုံးကတ်လည်း ပါဝင်ပါသည်။',
  },
} as const
