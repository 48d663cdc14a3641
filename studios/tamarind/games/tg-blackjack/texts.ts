export const texts = {
  EN: {
    ...{ 'bj.main': 'Blackjack', 'bj.pairs': 'Perfect pairs', 'bj.poker': '21+3' },
    ...{ 'bj.hit': 'Hit', 'bj.stand': 'Stand', 'bj.double': 'Double', 'bj.split': 'Split' },
    ...{ 'bj.dealer': 'Dealer', 'bj.own': 'Your hand', 'bj.hand': 'Hand {number}' },
    'bj.words': 'You {own}, dealer {dealer}',
    'bj.rules':
      'Come closer to 21 than the dealer without going over it. Pictures are 10, an ace is 1 or 11. An ace with a ten is blackjack and pays 3:2; every other win pays 1:1, and equal hands get the stake back. Eight decks are shuffled for each round.',
    'bj.play':
      'The dealer draws to 16 and stands on every 17, and looks for blackjack before you play. Double on any two cards takes one card more. Two cards of one value can be split once; split aces get one card each, and 21 after a split is no blackjack.',
    'bj.sides':
      'Perfect pairs is on your first two cards: 25:1 for the same card, 12:1 for one colour, 6:1 for two. 21+3 is on these and the open card of the dealer: a flush, a straight or three of a kind pays 9:1.',
    'bj.keys': 'While a hand is played: H hits, S stands, D doubles, P splits.',
    'bj.left':
      'The return is that of best play. A round that is left open for a day is ended by standing, and returns less.',
  },
  MY: {
    ...{ 'bj.main': 'ဘလက်ဂျက်', 'bj.pairs': 'အတွဲ', 'bj.poker': '21+3' },
    ...{ 'bj.hit': 'ဆွဲမည်', 'bj.stand': 'ရပ်မည်', 'bj.double': '၂ ဆတင်မည်', 'bj.split': 'ခွဲမည်' },
    ...{ 'bj.dealer': 'ဒိုင်', 'bj.own': 'သင့်ကတ်', 'bj.hand': 'ကတ်စု {number}' },
    'bj.words': 'သင် {own}၊ ဒိုင် {dealer}',
    'bj.rules':
      'ဒိုင်ထက် 21 နှင့် ပိုနီးအောင် ကစားရပါသည်။ 21 ထက် ကျော်လျှင် ရှုံးပါသည်။ အရုပ်ကတ်က 10၊ A က 1 သို့မဟုတ် 11 ဖြစ်ပါသည်။ A နှင့် 10 တွဲရလျှင် ဘလက်ဂျက်ဖြစ်ပြီး 3:2 ရပါသည်။ အခြားနိုင်ပွဲများက 1:1 ရပြီး အမှတ်တူလျှင် လောင်းကြေး ပြန်ရပါသည်။ ဖဲထုပ် ရှစ်ထုပ်ကို ပွဲတိုင်း အသစ်ချိုးပါသည်။',
    'bj.play':
      'ဒိုင်သည် 16 အထိ ဆွဲပြီး 17 ရလျှင် ရပ်ပါသည်။ သင်မကစားမီ ဒိုင်တွင် ဘလက်ဂျက် ရှိမရှိ ကြည့်ပါသည်။ ပထမကတ်နှစ်ချပ်တွင် ၂ ဆတင်လျှင် ကတ်တစ်ချပ်သာ ထပ်ရပါသည်။ အမှတ်တူ ကတ်နှစ်ချပ်ကို တစ်ကြိမ် ခွဲနိုင်ပါသည်။ ခွဲထားသော A များက ကတ်တစ်ချပ်စီသာ ရပြီး ခွဲပြီးမှရသော 21 သည် ဘလက်ဂျက် မဟုတ်ပါ။',
    'bj.sides':
      'အတွဲသည် သင့်ပထမကတ်နှစ်ချပ်ကို လောင်းခြင်းဖြစ်ပြီး ကတ်တူ 25:1၊ အရောင်တူ 12:1၊ အရောင်မတူ 6:1 ရပါသည်။ 21+3 သည် ထိုကတ်များနှင့် ဒိုင်၏ လှန်ထားသောကတ်ကို လောင်းခြင်းဖြစ်ပြီး အပွင့်တူ၊ အစဉ်လိုက် သို့မဟုတ် သုံးချပ်တူ ရလျှင် 9:1 ရပါသည်။',
    'bj.keys': 'ကစားနေစဉ် ခလုတ်များ – H က ဆွဲရန်၊ S က ရပ်ရန်၊ D က ၂ ဆတင်ရန်၊ P က ခွဲရန် ဖြစ်သည်။',
    'bj.left':
      'ပြန်ရနှုန်းသည် အကောင်းဆုံး ကစားနည်းအတွက် ဖြစ်ပါသည်။ တစ်ရက်ကြာ မကစားဘဲ ထားလျှင် ရပ်ခြင်းဖြင့် ပွဲကို အဆုံးသတ်ပြီး ပြန်ရနှုန်း နည်းပါသည်။',
  },
} as const
