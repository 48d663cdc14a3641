/** Words that only this slot has. */
export const texts = {
  EN: {
    'slot.wild': 'WILD stands for every symbol that pays on its own.',
    'gems.times': 'The reel on the right multiplies all wins of the spin, by 1 to 15.',
  },
  MY: {
    'slot.wild': 'WILD သည် ပေးငွေရှိသော သင်္ကေတအားလုံးကို အစားထိုးသည်။',
    'gems.times': 'ညာဘက်ရီးလ်က ထိုတစ်လှည့်၏ အနိုင်အားလုံးကို 1 ဆမှ 15 ဆအထိ မြှောက်ပေးသည်။',
  },
} as const
