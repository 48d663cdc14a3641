/** Words that only this slot has. */
export const texts = {
  EN: {
    'lotus.cluster':
      'Five or more that touch pay, then vanish; what is above falls and new ones come from the top.',
    'lotus.marks':
      'A cell whose symbols vanish a second time holds a multiplier: 2, then 4, up to 128. A cluster is multiplied by the sum of those on its cells.',
  },
  MY: {
    'lotus.cluster': 'ထိနေသော တူညီသင်္ကေတ 5 ခုနှင့်အထက် ပေးပြီး ပျောက်သည်။ အပေါ်ကဟာများ ကျလာပြီး အသစ်များ အပေါ်မှ ဝင်လာသည်။',
    'lotus.marks':
      'နေရာတစ်ခုတွင် ဒုတိယအကြိမ် ပျောက်လျှင် မြှောက်ဆ 2၊ ထို့နောက် 4 စသဖြင့် 128 အထိ ရသည်။ အစုအဝေး၏ အနိုင်ကို ၎င်းနေရာများ၏ ပေါင်းလဒ်ဖြင့် မြှောက်သည်။',
  },
} as const
