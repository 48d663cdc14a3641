export const texts = {
  EN: {
    ...{ 'dt.dragon': 'Dragon', 'dt.tiger': 'Tiger', 'dt.tie': 'Tie', 'dt.suited-tie': 'Suited tie' },
    ...{ 'dt.spades': 'spades', 'dt.hearts': 'hearts', 'dt.diamonds': 'diamonds', 'dt.clubs': 'clubs' },
    'dt.rules':
      'Dragon and Tiger get one card each from eight freshly shuffled decks. The higher card wins; A is low, K is high. On a tie half of the stakes on Dragon and Tiger comes back.',
    'dt.bets':
      'Further bets are on one of the two cards: its suit, its colour, odd or even (A is 1, J 11, Q 12, K 13), small (A to 6) or big (8 to K); 7 is neither small nor big.',
  },
  MY: {
    ...{ 'dt.dragon': 'နဂါး', 'dt.tiger': 'ကျား', 'dt.tie': 'သရေ', 'dt.suited-tie': 'အပွင့်တူ သရေ' },
    ...{ 'dt.spades': 'စပိတ်', 'dt.hearts': 'ဟတ်', 'dt.diamonds': 'ထောင့်', 'dt.clubs': 'ညှင်း' },
    'dt.rules':
      'ဖဲထုပ် ရှစ်ထုပ်ကို အသစ်ချိုးပြီး နဂါးနှင့် ကျားကို ကတ်တစ်ချပ်စီ ဝေပါသည်။ ကြီးသောကတ် နိုင်ပါသည်။ A က အငယ်ဆုံး၊ K က အကြီးဆုံး ဖြစ်ပါသည်။ သရေကျလျှင် နဂါးနှင့် ကျား လောင်းကြေး တစ်ဝက် ပြန်ရပါသည်။',
    'dt.bets':
      'ကတ်တစ်ချပ်ချင်းစီကိုလည်း လောင်းနိုင်ပါသည်။ အပွင့်၊ အရောင်၊ မ သို့မဟုတ် စုံ (A က 1၊ J က 11၊ Q က 12၊ K က 13)၊ အသေး (A မှ 6) သို့မဟုတ် အကြီး (8 မှ K)။ 7 သည် အသေးလည်းမဟုတ်၊ အကြီးလည်းမဟုတ်ပါ။',
  },
} as const
