export const texts = {
  EN: {
    ...{ 'fpc.fish': 'Fish', 'fpc.prawn': 'Prawn', 'fpc.crab': 'Crab' },
    ...{ 'fpc.rooster': 'Rooster', 'fpc.gourd': 'Gourd', 'fpc.coin': 'Coin' },
    'fpc.rules':
      'Three dice with six pictures are rolled. A picture pays 1:1, 2:1 or 3:1 when one, two or three dice show it.',
    'fpc.bets': 'Two pictures win when both fall. A triple, ×3, wins when all three dice show the picture.',
  },
  MY: {
    ...{ 'fpc.fish': 'ငါး', 'fpc.prawn': 'ပုစွန်', 'fpc.crab': 'ဂဏန်းကောင်' },
    ...{ 'fpc.rooster': 'ကြက်ဖ', 'fpc.gourd': 'ဘူး', 'fpc.coin': 'ဒင်္ဂါး' },
    'fpc.rules':
      'အရုပ်ခြောက်မျိုးပါ အန်စာတုံး သုံးတုံး ခေါက်ပါသည်။ လောင်းထားသောအရုပ် တစ်တုံး၊ နှစ်တုံး သို့မဟုတ် သုံးတုံး ကျလျှင် 1:1၊ 2:1 သို့မဟုတ် 3:1 ရပါသည်။',
    'fpc.bets': 'အရုပ်နှစ်မျိုးတွဲသည် နှစ်မျိုးလုံး ကျမှ နိုင်ပါသည်။ ×3 ပါသော သုံးလုံးတူသည် အန်စာတုံး သုံးတုံးလုံး ထိုအရုပ် ကျမှ နိုင်ပါသည်။',
  },
} as const
