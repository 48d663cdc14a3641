export const texts = {
  EN: {
    'roulette.dozen': 'Dozen {number}',
    'roulette.column': 'Column {number}',
    'roulette.rules':
      'The ball falls into one of 37 pockets, 0 to 36. A bet wins when it covers that number; on 0 red, black, odd, even, 1–18 and 19–36 lose.',
    'roulette.inside':
      'Bets on two, three, four or six neighbouring numbers lie on the lines and corners between them.',
  },
  MY: {
    'roulette.dozen': 'ဒါဇင် {number}',
    'roulette.column': 'ကော်လံ {number}',
    'roulette.rules':
      'ဘောလုံးသည် 0 မှ 36 အထိ အကွက် 37 ကွက်ထဲမှ တစ်ကွက်ထဲ ကျပါသည်။ ထိုဂဏန်းပါသော လောင်းကြေးများ နိုင်ပါသည်။ 0 ကျလျှင် အနီ၊ အနက်၊ မ၊ စုံ၊ 1–18 နှင့် 19–36 တို့ ရှုံးပါသည်။',
    'roulette.inside':
      'ကပ်လျက် ဂဏန်း နှစ်လုံး၊ သုံးလုံး၊ လေးလုံး သို့မဟုတ် ခြောက်လုံးကို သူတို့ကြားက မျဉ်းပေါ် သို့မဟုတ် ထောင့်ပေါ်တွင် လောင်းနိုင်ပါသည်။',
  },
} as const
