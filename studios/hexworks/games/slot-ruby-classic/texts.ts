/** Words that only this slot has. */
export const texts = {
  EN: {
    'ruby.wild':
      'Each WILD in a winning line doubles it: one pays twice, two pay four times. Three have a prize of their own.',
    'ruby.bars': 'Any three bars together return twice the bet.',
    'ruby.cherry': 'Two cherries return twice the bet, one cherry returns the bet; with a WILD, twice.',
  },
  MY: {
    'ruby.wild': 'အနိုင်လိုင်းရှိ WILD တစ်ခုစီက အနိုင်ကို နှစ်ဆပေးသည်။ တစ်ခုလျှင် 2 ဆ၊ နှစ်ခုလျှင် 4 ဆ။ သုံးခုအတွက် သီးသန့်ဆုရှိသည်။',
    'ruby.bars': 'ဘား အမျိုးအစားမရွေး သုံးခုရလျှင် လောင်းကြေး၏ 2 ဆ ပြန်ရသည်။',
    'ruby.cherry': 'ချယ်ရီနှစ်ခုလျှင် လောင်းကြေး 2 ဆ၊ တစ်ခုလျှင် လောင်းကြေးအတိုင်း၊ WILD ပါလျှင် 2 ဆ ပြန်ရသည်။',
  },
} as const
