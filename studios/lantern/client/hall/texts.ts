export const texts = {
  EN: {
    'bingo.ball': 'Ball {at} of {all}',
    'bingo.waiting': 'Eyes down',
    'bingo.card': 'Your card',
    'bingo.free': 'Free',
    'bingo.one': 'One line',
    'bingo.two': 'Two lines',
    'bingo.house': 'Full house',
    'bingo.prizes': 'Prizes',
    'bingo.upTo': '≤ {balls} balls',
    'bingo.words': '{names} · ball {at}',
    'bingo.none': 'No line this time',
    'bingo75.rules':
      'A card has five columns: B 1–15, I 16–30, N 31–45 with a free middle, G 46–60, O 61–75. Forty balls are called. The first full row, column or diagonal pays by the ball that completed it.',
    'bingo90.rules':
      'A ticket has three rows with five numbers each. Sixty balls are called. One line, two lines and the full house each pay by the ball that completed them, and all that they pay is added.',
  },
  MY: {
    'bingo.ball': 'ဘောလုံး {all} မှ {at}',
    'bingo.waiting': 'အဆင်သင့်',
    'bingo.card': 'သင့်ကတ်',
    'bingo.free': 'အလွတ်',
    'bingo.one': 'တစ်တန်း',
    'bingo.two': 'နှစ်တန်း',
    'bingo.house': 'ကတ်ပြည့်',
    'bingo.prizes': 'ဆုများ',
    'bingo.upTo': '≤ {balls} လုံး',
    'bingo.words': '{names} · ဘောလုံး {at}',
    'bingo.none': 'ဒီတစ်ခါ အတန်းမပြည့်ပါ',
    'bingo75.rules':
      'ကတ်တွင် ကော်လံငါးခု ရှိပါသည်။ B 1–15၊ I 16–30၊ N 31–45 (အလယ်ကွက် အလွတ်)၊ G 46–60၊ O 61–75။ ဘောလုံး 40 ခေါ်ပါသည်။ ပထမဆုံး ပြည့်သော အတန်း၊ ကော်လံ သို့မဟုတ် ထောင့်ဖြတ်သည် ဘယ်နှလုံးမြောက်တွင် ပြည့်သည်ကို ကြည့်၍ ဆုပေးပါသည်။',
    'bingo90.rules':
      'လက်မှတ်တွင် အတန်းသုံးတန်းရှိပြီး တစ်တန်းလျှင် ဂဏန်းငါးလုံး ပါပါသည်။ ဘောလုံး 60 ခေါ်ပါသည်။ တစ်တန်း၊ နှစ်တန်း၊ ကတ်ပြည့် တို့သည် ဘယ်နှလုံးမြောက်တွင် ပြည့်သည်ကို ကြည့်၍ ဆုတစ်ခုစီပေးပြီး အားလုံးကို ပေါင်းပေးပါသည်။',
  },
} as const
