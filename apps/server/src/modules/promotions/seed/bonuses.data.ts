/** Offers of bonus money: chosen with a deposit, and one in each state that bonus money has. */
import type { DemoOffer, Title } from './demo-offer.ts'

const languages = ['EN', 'MY', 'HI', 'CN', 'JA', 'TH', 'VI', 'ID', 'TY', 'BN', 'UR'] as const

/** In the order of the languages above. */
const titled = (...titles: readonly string[]): Title =>
  Object.fromEntries(languages.map((code, place) => [code, titles[place] ?? ''])) as unknown as Title

const running = { from: -10, to: null }

export const bonusOffers: readonly DemoOffer[] = [
  {
    ...{ code: 'welcome', kind: 'deposit', art: 'fruit', budget: '50000000.00', ...running },
    title: titled(
      ...['Welcome bonus', 'ကြိုဆိုဘောနပ်စ်', 'स्वागत बोनस', '迎新彩金', 'ウェルカムボーナス', 'โบนัสต้อนรับ'],
      ...['Thưởng chào mừng', 'Bonus sambutan', 'Welcome na bonus', 'স্বাগত বোনাস', 'خوش آمدید بونس'],
    ),
    terms: {
      ...{ nth: 1, percent: 100, most: '100000.00', least: '10000.00' },
      once: ['device'],
      bonus: { mode: 'LOCKED', times: 8, base: 'both', days: 14, stakeMost: '20000.00' },
    },
  },
  {
    ...{ code: 'reload', kind: 'deposit', art: 'coins', budget: '30000000.00', ...running },
    title: titled(
      ...['Daily reload', 'နေ့စဉ် ထပ်သွင်းဘောနပ်စ်', 'रोज़ का रीलोड', '每日续存', 'デイリーリロード', 'โบนัสฝากรายวัน'],
      ...['Nạp thêm mỗi ngày', 'Isi ulang harian', 'Araw-araw na reload', 'প্রতিদিনের রিলোড', 'روزانہ ری لوڈ'],
    ),
    terms: {
      ...{ nth: 'day', percent: 50, most: '50000.00', least: '20000.00' },
      bonus: { mode: 'NON_STICKY', times: 8, base: 'bonus', days: 7 },
    },
  },
  {
    ...{ code: 'second-round', kind: 'deposit', art: 'rocket', budget: '20000000.00', ...running },
    title: titled(
      ...['Second round', 'ဒုတိယအကျော့', 'दूसरा दौर', '第二轮', 'セカンドラウンド', 'รอบที่สอง'],
      ...['Vòng hai', 'Babak kedua', 'Ikalawang round', 'দ্বিতীয় দফা', 'دوسرا دور'],
    ),
    terms: {
      ...{ nth: 2, percent: 80, most: '80000.00', least: '20000.00' },
      bonus: { mode: 'STICKY', times: 5, base: 'bonus', days: 10, stakeMost: '20000.00' },
    },
  },
  {
    ...{ code: 'harvest', kind: 'application', art: 'fruit', budget: '6000000.00', ...running },
    title: titled(
      ...['Harvest bonus', 'ရိတ်သိမ်းဘောနပ်စ်', 'फ़सल बोनस', '丰收彩金', '収穫ボーナス', 'โบนัสเก็บเกี่ยว'],
      ...['Thưởng mùa gặt', 'Bonus panen', 'Bonus ng anihan', 'ফসলের বোনাস', 'فصل بونس'],
    ),
    terms: {
      ...{ amount: '15000.00', picturesMin: 0, mayAgain: false },
      bonus: { mode: 'LOCKED', times: 5, base: 'bonus', days: 30, stakeMost: '20000.00' },
    },
    player: { does: 'apply', remark: 'Three baskets of mangoes.', next: 'take' },
  },
  {
    ...{ code: 'rainy-day', kind: 'application', art: 'koi', budget: '6000000.00', ...running },
    title: titled(
      ...['Rainy day bonus', 'မိုးရာသီ ဘောနပ်စ်', 'बारिश बोनस', '雨天彩金', '雨の日ボーナス', 'โบนัสวันฝนตก'],
      ...['Thưởng ngày mưa', 'Bonus hari hujan', 'Bonus sa tag-ulan', 'বৃষ্টির দিনের বোনাস', 'بارش بونس'],
    ),
    terms: {
      ...{ amount: '10000.00', picturesMin: 0, mayAgain: false },
      bonus: { mode: 'NON_STICKY', times: 4, base: 'bonus', days: 30 },
    },
    player: { does: 'apply', remark: 'It rained all week.', next: 'take' },
  },
  {
    ...{ code: 'open-table', kind: 'application', art: 'cards', budget: '6000000.00', ...running },
    title: titled(
      ...[
        'Open table bonus',
        'စားပွဲဖွင့် ဘောနပ်စ်',
        'ओपन टेबल बोनस',
        '开桌彩金',
        'オープンテーブルボーナス',
        'โบนัสเปิดโต๊ะ',
      ],
      ...['Thưởng mở bàn', 'Bonus buka meja', 'Bonus sa bukas na mesa', 'খোলা টেবিল বোনাস', 'اوپن ٹیبل بونس'],
    ),
    terms: {
      ...{ amount: '5000.00', picturesMin: 0, mayAgain: false },
      bonus: { mode: 'STICKY', times: 3, base: 'bonus', days: 30 },
    },
    player: { does: 'apply', remark: 'A seat for everybody.', next: 'giveUp' },
  },
]
