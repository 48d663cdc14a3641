/** Words that only this slot has. */
export const texts = {
  EN: {
    'slot.wild': 'WILD stands for every symbol except the coin.',
    'lucky.hold':
      'Six or more coins hold their places and give 3 respins. Each new coin holds too and sets the respins back to 3. At the end all coins are paid.',
    'lucky.prizes':
      'MINI, MINOR and MAJOR are coins of 20, 50 and 200 bets. A board full of coins adds the GRAND of 1,000 bets.',
  },
  MY: {
    'slot.wild': 'WILD သည် ဒင်္ဂါးမှလွဲ၍ သင်္ကေတအားလုံးကို အစားထိုးသည်။',
    'lucky.hold':
      'ဒင်္ဂါး 6 ခုနှင့်အထက်ရလျှင် နေရာတွင် ကိုင်ထားပြီး 3 ကြိမ် ထပ်လှည့်သည်။ ဒင်္ဂါးအသစ်ရတိုင်း 3 ကြိမ် ပြန်ဖြစ်သည်။ အဆုံးတွင် ဒင်္ဂါးအားလုံးကို ပေးသည်။',
    'lucky.prizes':
      'MINI၊ MINOR၊ MAJOR သည် လောင်းကြေး 20၊ 50၊ 200 ဆ တန်ဒင်္ဂါးများ ဖြစ်သည်။ ဒင်္ဂါးအပြည့်ဖြစ်လျှင် လောင်းကြေး 1,000 ဆ GRAND ထပ်ရသည်။',
  },
} as const
