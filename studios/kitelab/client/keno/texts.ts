import { houseEn, houseMy } from '../house/texts.ts'

const en = {
  ...houseEn,
  'keno.quick': 'Quick pick',
  'keno.clear': 'Clear',
  'keno.picks': 'Picks',
  'keno.missing': 'Pick one to ten numbers',
  'keno.hits': 'Hits',
  'keno.number': 'Number {number}',
  'keno.won': '{hits} of {picks} · {multiple}',
  'keno.how':
    'Pick one to ten of the {size} numbers and bet. {drawn} of them are drawn, each equally likely. What comes back depends on how many you picked and how many of those were drawn.',
  'keno.table': 'Multipliers by picks (rows) and hits (columns)',
  'keno.rtp': 'Return',
} as const

const my: Readonly<Record<keyof typeof en, string>> = {
  ...houseMy,
  'keno.quick': 'အလိုအလျောက် ရွေးမည်',
  'keno.clear': 'ရှင်းမည်',
  'keno.picks': 'ရွေးဂဏန်း',
  'keno.missing': 'ဂဏန်း တစ်လုံးမှ ဆယ်လုံးအထိ ရွေးပါ',
  'keno.hits': 'မှန်ဂဏန်း',
  'keno.number': 'ဂဏန်း {number}',
  'keno.won': '{picks} လုံးတွင် {hits} လုံး မှန် · {multiple}',
  'keno.how':
    'ဂဏန်း {size} လုံးမှ တစ်လုံးမှ ဆယ်လုံးအထိ ရွေးပြီး လောင်းပါ။ ဂဏန်း {drawn} လုံးကို အခွင့်တူ ဖွင့်သည်။ ရွေးထားသည့်အရေအတွက်နှင့် မှန်သည့်အရေအတွက်အလိုက် အဆဖြင့် ပြန်ရသည်။',
  'keno.table': 'ရွေးဂဏန်း (အတန်း) နှင့် မှန်ဂဏန်း (ကော်လံ) အလိုက် အဆများ',
  'keno.rtp': 'ပြန်ပေးနှုန်း',
}

export const kenoTexts = { EN: en, MY: my }
