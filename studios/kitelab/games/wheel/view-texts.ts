import { houseEn, houseMy } from '../../client/house/texts.ts'

const en = {
  ...houseEn,
  'wheel.segments': 'Segments',
  'wheel.won': 'The wheel stopped at {multiple}',
  'wheel.how':
    'Choose a wheel of 10, 20 or 50 equal segments and bet. What stands at the pointer is what the stake is multiplied by; 0 returns nothing.',
  'wheel.returned': '{segments} segments return {rtp}%',
  'wheel.times': 'Segments with it',
} as const

const my: Readonly<Record<keyof typeof en, string>> = {
  ...houseMy,
  'wheel.segments': 'အကန့်အရေအတွက်',
  'wheel.won': 'ဘီးသည် {multiple} တွင် ရပ်သည်',
  'wheel.how':
    'အကန့် 10၊ 20 သို့မဟုတ် 50 ပါသော ဘီးကို ရွေးပြီး လောင်းပါ။ မြှားအောက်တွင် ရပ်သည့်အဆဖြင့် လောင်းကြေးကို ပြန်ရသည်။ 0 တွင်ရပ်လျှင် ဘာမှမရပါ။',
  'wheel.returned': 'အကန့် {segments} ခုပါဘီး၏ ပြန်ပေးနှုန်း {rtp}%',
  'wheel.times': 'ပါဝင်သည့်အကန့်',
}

export const texts = { EN: en, MY: my }
