import type { Texts } from './en.ts'

export const texts: Texts = {
  'wheel.segments': 'အကန့်အရေအတွက်',
  'wheel.won': 'ဘီးသည် {multiple} တွင် ရပ်သည်',
  'wheel.how':
    'အကန့် 10၊ 20 သို့မဟုတ် 50 ပါသော ဘီးကို ရွေးပြီး လောင်းပါ။ မြှားအောက်တွင် ရပ်သည့်အဆဖြင့် လောင်းကြေးကို ပြန်ရသည်။ 0 တွင်ရပ်လျှင် ဘာမှမရပါ။',
  'wheel.returned': 'အကန့် {segments} ခုပါဘီး၏ ပြန်ပေးနှုန်း {rtp}%',
  'wheel.times': 'ပါဝင်သည့်အကန့်',
}
