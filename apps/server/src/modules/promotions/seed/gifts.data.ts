/** What comes of levels, months and birthdays, of what games keep, and of points, as the demonstration begins with it. */
import type { DemoOffer } from './demo-offer.ts'

export const demoGifts: readonly DemoOffer[] = [
  {
    ...{ code: 'level-gift', kind: 'levelUp', art: 'gem', budget: '40000000.00', from: -60, to: null },
    title: {
      ...{ EN: 'Gift of a new level', MY: 'အဆင့်တက် လက်ဆောင်', HI: 'नए स्तर का उपहार', CN: '晋级礼金' },
      ...{ JA: 'レベルアップギフト', TH: 'ของขวัญเลื่อนระดับ', VI: 'Quà lên cấp', ID: 'Hadiah naik level' },
      ...{ TY: 'Regalo sa bagong level', BN: 'নতুন স্তরের উপহার', UR: 'نئے درجے کا تحفہ' },
    },
    terms: {
      amounts: [
        { rank: 1, amount: '1000.00' },
        { rank: 2, amount: '3000.00' },
        { rank: 3, amount: '10000.00' },
        { rank: 4, amount: '30000.00' },
        { rank: 5, amount: '100000.00' },
        { rank: 6, amount: '300000.00' },
        { rank: 7, amount: '1000000.00' },
      ],
      takeDays: 30,
    },
  },
  {
    ...{ code: 'month-gift', kind: 'monthly', art: 'lotus', budget: '80000000.00', from: -40, to: null },
    title: {
      ...{ EN: 'Gift of the month', MY: 'လစဉ် လက်ဆောင်', HI: 'महीने का उपहार', CN: '每月礼金' },
      ...{ JA: '毎月のギフト', TH: 'ของขวัญประจำเดือน', VI: 'Quà hằng tháng', ID: 'Hadiah bulanan' },
      ...{ TY: 'Regalo ng buwan', BN: 'মাসের উপহার', UR: 'مہینے کا تحفہ' },
    },
    terms: {
      amounts: [
        { rank: 2, amount: '1000.00' },
        { rank: 3, amount: '3000.00' },
        { rank: 4, amount: '10000.00' },
        { rank: 5, amount: '30000.00' },
        { rank: 6, amount: '80000.00' },
        { rank: 7, amount: '200000.00' },
      ],
    },
  },
  {
    ...{
      code: 'birthday-gift',
      kind: 'birthday',
      art: 'envelope',
      budget: '20000000.00',
      from: -5,
      to: null,
    },
    title: {
      ...{ EN: 'Birthday gift', MY: 'မွေးနေ့ လက်ဆောင်', HI: 'जन्मदिन का उपहार', CN: '生日礼金' },
      ...{ JA: '誕生日ギフト', TH: 'ของขวัญวันเกิด', VI: 'Quà sinh nhật', ID: 'Hadiah ulang tahun' },
      ...{ TY: 'Regalo sa kaarawan', BN: 'জন্মদিনের উপহার', UR: 'سالگرہ کا تحفہ' },
    },
    terms: {
      ...{ days: 7, known: 30 },
      amounts: [
        { rank: 1, amount: '2000.00' },
        { rank: 3, amount: '10000.00' },
        { rank: 5, amount: '50000.00' },
      ],
    },
  },
  {
    ...{ code: 'daily-rakeback', kind: 'rakeback', art: 'coins', budget: '60000000.00', from: -2, to: null },
    title: {
      ...{
        EN: 'Daily rakeback',
        MY: 'နေ့စဉ် ရိတ်ဘက်',
        HI: 'रोज़ का रेकबैक',
        CN: '每日优势返还',
        JA: '毎日のレーキバック',
      },
      ...{ TH: 'เรคแบ็ครายวัน', VI: 'Rakeback hằng ngày', ID: 'Rakeback harian', TY: 'Araw-araw na rakeback' },
      ...{ BN: 'প্রতিদিনের রেকব্যাক', UR: 'روزانہ ریک بیک' },
    },
    terms: { times: 365, share: '10', cap: '200000.00' },
  },
  {
    ...{ code: 'play-row', kind: 'signIn', art: 'rocket', budget: '30000000.00', from: -1, to: null },
    title: {
      ...{
        EN: 'Five days of play',
        MY: 'ငါးရက်ဆက် ကစားခြင်း',
        HI: 'पाँच दिन का खेल',
        CN: '连玩五日',
        JA: '五日連続プレイ',
      },
      ...{
        TH: 'เล่นต่อเนื่องห้าวัน',
        VI: 'Năm ngày liên tiếp',
        ID: 'Lima hari bermain',
        TY: 'Limang araw ng laro',
      },
      ...{ BN: 'টানা পাঁচ দিন খেলা', UR: 'پانچ دن کا کھیل' },
    },
    terms: {
      amounts: ['200.00', '300.00', '500.00', '800.00', '2000.00'],
      bet: { amount: '10000.00' },
    },
  },
  {
    ...{ code: 'fishing-points', kind: 'points', art: 'ticket', budget: '500000.00', from: -1, to: 20 },
    title: {
      ...{ EN: 'Double points for fishing', MY: 'ငါးဖမ်းဂိမ်း အမှတ်နှစ်ဆ', HI: 'मछली पर दोगुने अंक' },
      ...{ CN: '捕鱼双倍积分', JA: 'フィッシングのポイント倍増', TH: 'ยิงปลาคะแนนคูณสอง' },
      ...{ VI: 'Bắn cá nhân đôi điểm', ID: 'Poin ganda tembak ikan', TY: 'Dobleng puntos sa fishing' },
      ...{ BN: 'মাছ ধরায় দ্বিগুণ পয়েন্ট', UR: 'فشنگ پر دگنے پوائنٹس' },
    },
    terms: { times: 2, kinds: ['FISH'], most: 5_000 },
  },
]
