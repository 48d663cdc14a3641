/** The words of a new game, whole in every language: a file each, which its author changes with the game. */
import type { SpokenCode } from '../../packages/i18n/src/languages.ts'

const keys = ['fields', 'won', 'how.title', 'how', 'odds', 'pays', 'count'] as const

/** In the order of `keys`. */
const words: Readonly<Record<Lowercase<SpokenCode>, readonly string[]>> = {
  en: [
    'Fields',
    'Field {times}',
    'How it is played',
    'Choose your stake and play. A light runs round the {fields} fields and stops at one of them; the round returns what stands on it, times your stake.',
    'Every field is as likely as any other, in every round anew. What came before changes nothing.',
    'What it returns',
    '{count} of {fields} fields',
  ],
  my: [
    'အကွက်များ',
    '{times} အကွက်',
    'ကစားနည်း',
    'လောင်းကြေးရွေးပြီး ကစားပါ။ မီးသည် အကွက် {fields} ကွက်ကို လှည့်ပတ်ပြီး တစ်ကွက်တွင် ရပ်သည်။ ထိုအကွက်ပေါ်ရှိ အဆအတိုင်း လောင်းကြေးအပေါ် ပြန်ရသည်။',
    'အကွက်တိုင်း ပေါက်နိုင်ခြေ တူသည်။ ပွဲတိုင်း အသစ်ဖြစ်ပြီး ယခင်ရလဒ်နှင့် မသက်ဆိုင်ပါ။',
    'ပြန်ရမည့်အဆများ',
    'အကွက် {fields} ကွက်တွင် {count} ကွက်',
  ],
  cn: [
    '格子',
    '{times}格',
    '玩法',
    '选择投注额并开始。灯光绕{fields}个格子跑动，停在其中一格；本局按该格的倍数乘以投注额返还。',
    '每一局中，每个格子的机会都相同。之前的结果不影响下一局。',
    '返还倍数',
    '{fields}格中有{count}格',
  ],
  hi: [
    'खाने',
    '{times} का खाना',
    'कैसे खेलें',
    'दांव राशि चुनें और खेलें। रोशनी {fields} खानों पर घूमती है और एक पर रुकती है; राउंड उस खाने पर लिखे गुणक के हिसाब से दांव राशि लौटाता है।',
    'हर राउंड में हर खाने की संभावना बराबर है। पिछले नतीजों से कुछ नहीं बदलता।',
    'कितना लौटता है',
    '{fields} में से {count} खाने',
  ],
  id: [
    'Kotak',
    'Kotak {times}',
    'Cara bermain',
    'Pilih taruhan lalu main. Cahaya berputar melewati {fields} kotak dan berhenti di salah satunya; ronde membayar taruhan Anda dikali angka di kotak itu.',
    'Di setiap ronde, semua kotak punya peluang yang sama. Hasil sebelumnya tidak mengubah apa pun.',
    'Pengembaliannya',
    '{count} dari {fields} kotak',
  ],
  ty: [
    'Mga kahon',
    'Kahon na {times}',
    'Paano laruin',
    'Piliin ang taya at maglaro. Iikot ang ilaw sa {fields} kahon at hihinto sa isa; ibabalik ng round ang taya na pinarami ng nakasulat sa kahong iyon.',
    'Pare-pareho ang tsansa ng bawat kahon sa bawat round. Walang binabago ang mga naunang resulta.',
    'Mga balik',
    '{count} sa {fields} kahon',
  ],
  vi: [
    'Các ô',
    'Ô {times}',
    'Cách chơi',
    'Chọn mức cược rồi chơi. Đèn chạy quanh {fields} ô và dừng ở một ô; ván trả lại tiền cược nhân với hệ số trên ô đó.',
    'Trong mỗi ván, mọi ô đều có cơ hội như nhau. Kết quả trước không làm thay đổi gì.',
    'Hệ số trả lại',
    '{count} trong {fields} ô',
  ],
  th: [
    'ช่อง',
    'ช่อง {times}',
    'วิธีเล่น',
    'เลือกเงินเดิมพันแล้วเริ่มเล่น ไฟจะวิ่งรอบ {fields} ช่องแล้วหยุดที่ช่องหนึ่ง รอบนั้นคืนเงินเดิมพันคูณด้วยตัวเลขบนช่อง',
    'ทุกช่องมีโอกาสเท่ากันในทุกรอบ ผลก่อนหน้าไม่มีผลต่อรอบใหม่',
    'ตัวคูณที่คืน',
    '{count} จาก {fields} ช่อง',
  ],
  ja: [
    'マス',
    '{times}のマス',
    '遊び方',
    'ベット額を選んでプレイします。光が{fields}個のマスを回り、1つのマスで止まります。ベット額にそのマスの倍率を掛けて払い戻します。',
    'どのマスも毎ラウンド同じ確率です。前の結果は影響しません。',
    '払い戻しの倍率',
    '{fields}マス中{count}マス',
  ],
  bn: [
    'ঘর',
    '{times} ঘর',
    'কীভাবে খেলবেন',
    'বাজির পরিমাণ বেছে খেলুন। আলো {fields}টি ঘরের ওপর ঘুরে একটিতে থামে; সেই ঘরে লেখা গুণক দিয়ে বাজির পরিমাণ গুণ করে ফেরত দেওয়া হয়।',
    'প্রতি রাউন্ডে প্রতিটি ঘরের সম্ভাবনা সমান। আগের ফলে কিছুই বদলায় না।',
    'কত ফেরত আসে',
    '{fields}টির মধ্যে {count}টি ঘর',
  ],
  ur: [
    'خانے',
    '{times} کا خانہ',
    'کیسے کھیلیں',
    'شرط کی رقم چنیں اور کھیلیں۔ روشنی {fields} خانوں پر گھوم کر ایک پر رکتی ہے؛ راؤنڈ اس خانے کے ضرب کے مطابق شرط کی رقم لوٹاتا ہے۔',
    'ہر راؤنڈ میں ہر خانے کا امکان برابر ہے۔ پچھلے نتائج سے کچھ نہیں بدلتا۔',
    'کتنا واپس ملتا ہے',
    '{fields} میں سے {count} خانے',
  ],
}

/** By their names in the game's folder. */
export const textFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(words).map(([language, said]) => [`texts/${language}.ts`, file(language, said)]),
  )

function file(language: string, said: readonly string[]): string {
  const lines = keys.map((key, at) => entry(`'draw.${key}':`, `'${said[at] ?? ''}'`)).join('')
  return language === 'en'
    ? `export const texts = {\n${lines}} as const\n\nexport type Texts = Readonly<Record<keyof typeof texts, string>>\n`
    : `import type { Texts } from './en.ts'\n\nexport const texts: Texts = {\n${lines}}\n`
}

/** As the formatter breaks it: what is longer than a line stands below its key. */
const lineMax = 110
const entry = (key: string, text: string): string =>
  `  ${key} ${text},`.length > lineMax ? `  ${key}\n    ${text},\n` : `  ${key} ${text},\n`
