/** The mall of the demonstration: what points are earned with, and what they are exchanged for. */
import type { WrittenGoods } from '../goods.ts'

export const demoTerms = {
  ratios: {
    ...{
      RNG: '1000.00',
      JACKPOT: '1000.00',
      FISH: '1000.00',
      AC: '2000.00',
      LIVE: '10000.00',
      CARD: '10000.00',
    },
    ...{ SPORTS: '2000.00', ESPORTS: '2000.00', COCKFIGHT: '10000.00', LOTT: '2000.00', ELOTT: '2000.00' },
    DEPOSIT: '5000.00',
  },
  convert: { points: '100.00', money: '1000.00', min: '100.00', perDay: '5000.00' },
}

type Demo = Omit<WrittenGoods, 'isShown' | 'position'>

const parcel = { delivery: 'parcel' } as const

/** In the order of the mall. */
export const demoGoods: readonly Demo[] = [
  {
    ...{ code: 'power-bank', category: 'phones', art: 'powerbank', price: '6200.00', stock: 14, ...parcel },
    name: { EN: 'Power bank 10,000 mAh', MY: 'ပါဝါဘန့် 10,000 mAh' },
    text: { EN: 'Charges a phone twice.', MY: 'ဖုန်းကို နှစ်ကြိမ် အားသွင်းနိုင်သည်။' },
  },
  {
    ...{ code: 'table-fan', category: 'home', art: 'fan', price: '9800.00', stock: 6, ...parcel },
    name: { EN: 'Table fan', MY: 'စားပွဲတင်ပန်ကာ' },
    text: { EN: 'Three speeds, runs from a power bank.', MY: 'အမြန်နှုန်း သုံးဆင့်၊ ပါဝါဘန့်ဖြင့်လည်း သုံးနိုင်သည်။' },
  },
  {
    ...{ code: 't-shirt', category: 'wear', art: 'shirt', price: '3000.00', stock: 40, ...parcel },
    name: { EN: 'Jackfruit T-shirt', MY: 'Jackfruit တီရှပ်' },
    text: {
      EN: 'Cotton, sizes S to XL: write yours beside the address.',
      MY: 'ချည်သား၊ S မှ XL အထိ။ အရွယ်အစားကို လိပ်စာဘေးတွင် ရေးပါ။',
    },
  },
  {
    ...{ code: 'earbuds', category: 'audio', art: 'earbuds', price: '21500.00', stock: 9, ...parcel },
    name: { EN: 'Wireless earbuds', MY: 'ကြိုးမဲ့နားကြပ်' },
    text: { EN: 'Six hours, twenty-four with the case.', MY: 'ခြောက်နာရီ၊ ဘူးနှင့်ဆို နှစ်ဆယ့်လေးနာရီ။' },
  },
  {
    ...{ code: 'rice', category: 'home', art: 'rice', price: '4500.00', stock: null, ...parcel },
    name: { EN: 'Paw San rice, 10 kg', MY: 'ပေါ်ဆန်းမွှေးဆန် 10 ကီလို' },
    text: { EN: 'Ordered for you from the mill.', MY: 'ဆန်စက်မှ သင့်အတွက် မှာယူပေးသည်။' },
  },
  {
    ...{ code: 'top-up', category: 'gifts', art: 'gift', price: '1000.00', stock: 200, delivery: 'contact' },
    name: { EN: 'Mobile top-up Ks 10,000', MY: 'ဖုန်းဘေလ် 10,000 ကျပ်' },
    text: { EN: 'The code comes to your contact.', MY: 'ကုဒ်ကို သင့်ဆက်သွယ်ရန်သို့ ပို့ပေးသည်။' },
  },
  {
    ...{ code: 'headphones', category: 'audio', art: 'headphones', price: '18400.00', stock: 3, ...parcel },
    name: { EN: 'Headphones', MY: 'နားကြပ်ကြီး' },
    text: { EN: 'Fold flat, forty hours.', MY: 'ခေါက်သိမ်းနိုင်၊ နာရီလေးဆယ်။' },
  },
  {
    ...{ code: 'lamp', category: 'home', art: 'lamp', price: '5400.00', stock: 0, ...parcel },
    name: { EN: 'Rechargeable lamp', MY: 'အားသွင်းမီးအိမ်' },
    text: { EN: 'Twelve hours when the power is out.', MY: 'မီးပျက်ချိန် ဆယ့်နှစ်နာရီ သုံးနိုင်သည်။' },
  },
  {
    ...{ code: 'cup', category: 'home', art: 'cup', price: '1800.00', stock: 60, ...parcel },
    name: { EN: 'Steel cup', MY: 'သံမဏိခွက်' },
    text: { EN: 'Keeps tea hot for six hours.', MY: 'လက်ဖက်ရည်ကို ခြောက်နာရီ ပူနွေးစေသည်။' },
  },
  {
    ...{ code: 'phone', category: 'phones', art: 'phone', price: '240000.00', stock: 1, ...parcel },
    name: { EN: 'Android phone, 128 GB', MY: 'Android ဖုန်း 128 GB' },
    text: { EN: 'Two SIM cards, a year of warranty.', MY: 'ဆင်းမ်ကတ် နှစ်ခု၊ အာမခံ တစ်နှစ်။' },
  },
]
