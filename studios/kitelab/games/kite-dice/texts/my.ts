import type { Texts } from './en.ts'

export const texts: Texts = {
  'bar.play': 'ခေါက်ရန်',
  'dice.ready': 'အန်စာနှစ်လုံး၏ ပေါင်းလဒ်က ဆုံးဖြတ်သည်။',
  'dice.total': 'ပေါင်းလဒ် {total}',
  'dice.pays': 'သင့်လောင်းကြေး {amount} အတွက် ပေါင်းလဒ်အလိုက် ပြန်ပေးငွေ',
  'dice.note': 'အန်စာနှစ်လုံးကို တစ်ကြိမ် ခေါက်သည်။ ဇယားတွင်မပါသော ပေါင်းလဒ်များသည် ပြန်မပေးပါ။',
}
