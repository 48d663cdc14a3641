/** The words of the game. A language without a catalogue is spoken in English. */
const en = {
  opening: 'Opening the game…',
  balance: 'Balance',
  stake: 'Stake',
  lower: 'Lower the stake',
  raise: 'Raise the stake',
  roll: 'Roll',
  rolling: 'Rolling…',
  ready: 'Two dice. The total decides.',
  win: 'Total {total}: {amount} back',
  none: 'Total {total}: nothing back',
  resumed: 'Your last round, finished while you were away:',
  pays: 'Total',
  back: 'Pays',
  rules: 'What it pays, and its fairness',
  figures: 'Return {rtp}%: all 36 falls of two dice counted.',
  commit: 'Fingerprint of the secret seed',
  seed: 'Your seed',
  nonce: 'Rounds with these seeds',
  change: 'Change seeds',
  revealed: 'Old secret seed, now public',
  proof: 'Proof of the last round',
  funds: 'The balance is too low for this stake.',
  session: 'The game was closed. Open it again; rounds that were paid for are settled.',
  network: 'The answer did not arrive. Press Roll to ask for the same round again: you pay once.',
  refused: 'The round was not accepted. No money has moved.',
  returned: 'The round was stopped and the stake returned.',
}

export type TextKey = keyof typeof en
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

const my: Readonly<Record<TextKey, string>> = {
  opening: 'ဂိမ်းဖွင့်နေသည်…',
  balance: 'လက်ကျန်ငွေ',
  stake: 'လောင်းကြေး',
  lower: 'လောင်းကြေး လျှော့ရန်',
  raise: 'လောင်းကြေး တိုးရန်',
  roll: 'ခေါက်မည်',
  rolling: 'လှိမ့်နေသည်…',
  ready: 'အန်စာနှစ်လုံး၏ ပေါင်းလဒ်က ဆုံးဖြတ်သည်။',
  win: 'ပေါင်းလဒ် {total}၊ {amount} ပြန်ရသည်',
  none: 'ပေါင်းလဒ် {total}၊ ပြန်မရပါ',
  resumed: 'သင်မရှိစဉ် ပြီးဆုံးသွားသော နောက်ဆုံးပွဲ -',
  pays: 'ပေါင်းလဒ်',
  back: 'ပြန်ပေး',
  rules: 'ပြန်ပေးနှုန်းနှင့် တရားမျှတမှု',
  figures: 'ပြန်ပေးနှုန်း {rtp}%။ အန်စာနှစ်လုံး၏ ဖြစ်နိုင်ခြေ 36 မျိုးလုံးကို တွက်ထားသည်။',
  commit: 'လျှို့ဝှက်မျိုးစေ့၏ လက်ဗွေ',
  seed: 'သင့်မျိုးစေ့',
  nonce: 'ဤမျိုးစေ့ဖြင့် ကစားပြီးပွဲ',
  change: 'မျိုးစေ့ ပြောင်းရန်',
  revealed: 'ယခင် လျှို့ဝှက်မျိုးစေ့ (ဖွင့်ပြပြီး)',
  proof: 'နောက်ဆုံးပွဲ၏ သက်သေ',
  funds: 'လက်ကျန်ငွေ မလုံလောက်ပါ။',
  session: 'ဂိမ်းပိတ်သွားသည်။ ပြန်ဖွင့်ပါ။ ငွေပေးပြီးသောပွဲများကို ရှင်းပေးသည်။',
  network: 'အဖြေ မရောက်လာပါ။ ထပ်ခေါက်ပါက ထိုပွဲကိုပင် ပြန်မေးမည်၊ ငွေတစ်ကြိမ်သာ ပေးရသည်။',
  refused: 'ပွဲကို လက်မခံပါ။ ငွေ မရွေ့ပါ။',
  returned: 'ပွဲကို ရပ်ပြီး လောင်းကြေး ပြန်ပေးလိုက်သည်။',
}

export function speak(language: string): { say: Say; tag: 'en' | 'my' } {
  const isBurmese = language.toUpperCase() === 'MY'
  const words: Readonly<Record<TextKey, string>> = isBurmese ? my : en
  const say: Say = (key, values = {}) =>
    words[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  return { say, tag: isBurmese ? 'my' : 'en' }
}
