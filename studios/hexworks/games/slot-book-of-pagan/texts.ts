/** Words that only this slot has. */
export const texts = {
  EN: {
    'book.book': 'The Book stands for every other symbol, and pays anywhere as the scatter.',
    'book.free':
      'Three or more Books give 10 free spins. A special symbol is drawn before them: on enough reels it fills them and pays on all lines, wherever it stands. They can be won again.',
  },
  MY: {
    'book.book': 'စာအုပ်သည် သင်္ကေတအားလုံးကို အစားထိုးပြီး SCATTER အဖြစ်လည်း မည်သည့်နေရာတွင်မဆို ပေးသည်။',
    'book.free':
      'စာအုပ် 3 အုပ်နှင့်အထက်ရလျှင် အခမဲ့လှည့် 10 ကြိမ်ရသည်။ မစမီ အထူးသင်္ကေတတစ်ခု ရွေးပြီး ရီးလ်အလုံအလောက်တွင် ပါလျှင် ရီးလ်ကို ဖြည့်ကာ လိုင်းအားလုံးတွင် ပေးသည်။ ထပ်မံရနိုင်သည်။',
  },
} as const
