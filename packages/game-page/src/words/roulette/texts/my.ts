import type { Texts } from './en.ts'

export const texts: Texts = {
  'roulette.dozen': 'ဒါဇင် {number}',
  'roulette.column': 'ကော်လံ {number}',
  'roulette.rules':
    'ဘောလုံးသည် 0 မှ 36 အထိ အကွက် 37 ကွက်ထဲမှ တစ်ကွက်ထဲ ကျပါသည်။ ထိုဂဏန်းပါသော လောင်းကြေးများ နိုင်ပါသည်။ 0 ကျလျှင် အနီ၊ အနက်၊ မ၊ စုံ၊ 1–18 နှင့် 19–36 တို့ ရှုံးပါသည်။',
  'roulette.inside': 'ကပ်လျက် ဂဏန်း နှစ်လုံး၊ သုံးလုံး၊ လေးလုံး သို့မဟုတ် ခြောက်လုံးကို သူတို့ကြားက မျဉ်းပေါ် သို့မဟုတ် ထောင့်ပေါ်တွင် လောင်းနိုင်ပါသည်။',
  'roulette.wheel': 'ရူးလက်ဘီး',
  'roulette.wheel.auto': 'ဤစက်နှင့် အဆင်ပြေသလို',
  'roulette.wheel.solid': 'သုံးဖက်မြင်',
  'roulette.wheel.drawn': 'ပုံဆွဲ',
}
