import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': 'WILD သည် ပေးငွေရှိသော သင်္ကေတအားလုံးကို အစားထိုးသည်။',
  'gems.times': 'ညာဘက်ရီးလ်က ထိုတစ်လှည့်၏ အနိုင်အားလုံးကို 1 ဆမှ 15 ဆအထိ မြှောက်ပေးသည်။',
}
