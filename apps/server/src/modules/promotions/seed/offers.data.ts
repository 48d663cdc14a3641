/** The offers that the demonstration begins with: one for each status, where the demo player is brought. */
import { bonusOffers } from './bonuses.data.ts'
import type { DemoOffer } from './demo-offer.ts'
import { demoDraws } from './draws.data.ts'

export const demoOffers: readonly DemoOffer[] = [
  ...bonusOffers,
  {
    ...{ code: 'daily-check-in', kind: 'signIn', art: 'lotus', budget: '20000000.00', from: -20, to: null },
    title: {
      ...{
        EN: 'Daily check-in',
        MY: 'နေ့စဉ် ဝင်ရောက်ခြင်း',
        HI: 'रोज़ का चेक-इन',
        CN: '每日签到',
        JA: '毎日チェックイン',
      },
      ...{ TH: 'เช็กอินทุกวัน', VI: 'Điểm danh hằng ngày', ID: 'Absen harian', TY: 'Araw-araw na check-in' },
      ...{ BN: 'প্রতিদিনের চেক-ইন', UR: 'روزانہ چیک اِن' },
    },
    terms: { amounts: ['200.00', '300.00', '400.00', '500.00', '600.00', '800.00', '1500.00'] },
  },
  {
    ...{ code: 'three-days', kind: 'signIn', art: 'crown', budget: '5000000.00', from: -3, to: 45 },
    title: {
      ...{ EN: 'Three days in a row', MY: 'သုံးရက်ဆက်တိုက်', HI: 'लगातार तीन दिन', CN: '连续三天', JA: '三日連続' },
      ...{ TH: 'สามวันติดกัน', VI: 'Ba ngày liên tiếp', ID: 'Tiga hari beruntun', TY: 'Tatlong sunod na araw' },
      ...{ BN: 'টানা তিন দিন', UR: 'مسلسل تین دن' },
    },
    terms: { amounts: ['500.00', '500.00', '2000.00'] },
    player: { does: 'sign' },
  },
  {
    ...{ code: 'golden-rounds', kind: 'freeRounds', art: 'seven', budget: '10000000.00', from: -5, to: 60 },
    title: {
      ...{ EN: 'Golden rounds', MY: 'ရွှေရောင် ပွဲများ', HI: 'सुनहरे राउंड', CN: '黄金免费局', JA: '黄金のラウンド' },
      ...{ TH: 'รอบทองคำ', VI: 'Lượt quay vàng', ID: 'Putaran emas', TY: 'Mga gintong round' },
      ...{ BN: 'সোনালি রাউন্ড', UR: 'سنہری راؤنڈ' },
    },
    terms: {
      ...{ vendor: 'hexworks', games: ['slot-golden-chinthe'], rounds: 10 },
      ...{ stake: '200.00', maxWin: '50000.00', playDays: 7 },
    },
    player: { does: 'claim' },
  },
  {
    ...{ code: 'three-rounds', kind: 'freeRounds', art: 'gem', budget: '6000000.00', from: -2, to: 30 },
    title: {
      ...{
        EN: 'Three on the house',
        MY: 'အခမဲ့ ပွဲသုံးပွဲ',
        HI: 'तीन हमारी ओर से',
        CN: '免费三局',
        JA: '三回プレゼント',
      },
      ...{ TH: 'เล่นฟรีสามรอบ', VI: 'Ba lượt nhà tặng', ID: 'Tiga dari kami', TY: 'Tatlo mula sa amin' },
      ...{ BN: 'তিনটি আমাদের তরফে', UR: 'تین ہماری طرف سے' },
    },
    terms: {
      ...{ vendor: 'hexworks', games: ['slot-golden-chinthe'], rounds: 3 },
      ...{ stake: '200.00', maxWin: '20000.00', playDays: 3 },
    },
  },
  {
    ...{ code: 'stay-in-touch', kind: 'contact', art: 'gift', budget: '50000000.00', from: -10, to: null },
    title: {
      ...{ EN: 'Stay in touch', MY: 'အဆက်အသွယ် မပြတ်', HI: 'संपर्क में रहें', CN: '保持联系', JA: 'つながろう' },
      ...{ TH: 'ติดต่อกันไว้', VI: 'Giữ liên lạc', ID: 'Tetap terhubung', TY: 'Manatiling konektado' },
      ...{ BN: 'যোগাযোগে থাকুন', UR: 'رابطے میں رہیں' },
    },
    terms: { amounts: { zalo: '131000.00', whatsApp: '100000.00' } },
  },
  {
    ...{ code: 'best-ticket', kind: 'application', art: 'ball', budget: '10000000.00', from: -15, to: 60 },
    title: {
      ...{
        EN: 'Ticket of the week',
        MY: 'ယခုပတ် လက်မှတ်',
        HI: 'सप्ताह का टिकट',
        CN: '本周注单',
        JA: '今週のチケット',
      },
      ...{ TH: 'ตั๋วประจำสัปดาห์', VI: 'Vé của tuần', ID: 'Tiket minggu ini', TY: 'Tiket ng linggo' },
      ...{ BN: 'সপ্তাহের টিকিট', UR: 'ہفتے کا ٹکٹ' },
    },
    terms: { amount: '20000.00', picturesMin: 0, mayAgain: true },
    player: { does: 'apply', remark: 'Bamboo Reels, 24 times my stake on Tuesday.' },
  },
  {
    ...{ code: 'table-week', kind: 'application', art: 'cards', budget: '8000000.00', from: -15, to: 60 },
    title: {
      ...{
        EN: 'Salon table week',
        MY: 'စားပွဲဂိမ်း သီတင်းပတ်',
        HI: 'टेबल गेम सप्ताह',
        CN: '桌台周',
        JA: 'テーブルゲーム週間',
      },
      ...{
        TH: 'สัปดาห์เกมโต๊ะ',
        VI: 'Tuần lễ bàn chơi',
        ID: 'Pekan permainan meja',
        TY: 'Linggo ng table games',
      },
      ...{ BN: 'টেবিল গেমের সপ্তাহ', UR: 'ٹیبل گیمز کا ہفتہ' },
    },
    terms: { amount: '15000.00', picturesMin: 0, mayAgain: true },
    player: { does: 'apply', remark: 'Three blackjacks in one evening.', next: 'unreadable' },
  },
  {
    ...{ code: 'lights', kind: 'application', art: 'temple', budget: '6000000.00', from: -15, to: 60 },
    title: {
      ...{
        EN: 'Thadingyut lights',
        MY: 'သီတင်းကျွတ် မီးထွန်းပွဲ',
        HI: 'थडिंग्युत की रोशनी',
        CN: '点灯节',
        JA: '灯りの祭り',
      },
      ...{ TH: 'เทศกาลแสงไฟ', VI: 'Lễ hội ánh sáng', ID: 'Festival cahaya', TY: 'Pista ng mga ilaw' },
      ...{ BN: 'আলোর উৎসব', UR: 'روشنیوں کا تہوار' },
    },
    terms: { amount: '12000.00', picturesMin: 0, mayAgain: false, takeDays: 30 },
    player: { does: 'apply', remark: 'Our street, all lit up.', next: 'approve' },
  },
  {
    ...{ code: 'first-story', kind: 'application', art: 'chest', budget: '4000000.00', from: -15, to: 60 },
    title: {
      ...{
        EN: 'Tell us your first win',
        MY: 'ပထမဆုံးအနိုင်ကို ပြောပြပါ',
        HI: 'अपनी पहली जीत बताइए',
        CN: '说说您的首胜',
        JA: '初勝利を聞かせて',
      },
      ...{
        TH: 'เล่าชัยชนะแรกของคุณ',
        VI: 'Kể về lần thắng đầu',
        ID: 'Cerita kemenangan pertama',
        TY: 'Ikuwento ang unang panalo',
      },
      ...{ BN: 'প্রথম জয়ের গল্প বলুন', UR: 'اپنی پہلی جیت بتائیں' },
    },
    terms: { amount: '1000.00', picturesMin: 0, mayAgain: false },
    player: { does: 'apply', remark: 'Golden Chinthe, on my second day.', next: 'take' },
  },
  {
    ...{ code: 'new-year', kind: 'signIn', art: 'gift', budget: '9000000.00', from: 20, to: 50 },
    title: {
      ...{
        EN: 'New year countdown',
        MY: 'နှစ်သစ် ရေတွက်ခြင်း',
        HI: 'नए साल की उलटी गिनती',
        CN: '新年倒数',
        JA: '新年カウントダウン',
      },
      ...{
        TH: 'นับถอยหลังปีใหม่',
        VI: 'Đếm ngược năm mới',
        ID: 'Hitung mundur tahun baru',
        TY: 'Countdown sa bagong taon',
      },
      ...{ BN: 'নববর্ষের ক্ষণগণনা', UR: 'نئے سال کی الٹی گنتی' },
    },
    terms: { amounts: ['1000.00', '1000.00', '1000.00', '1000.00', '6000.00'] },
  },
  {
    ...{ code: 'autumn', kind: 'signIn', art: 'fruit', budget: '3000000.00', from: -40, to: -1 },
    title: {
      ...{ EN: 'Autumn row', MY: 'ဆောင်းဦးရာသီ', HI: 'शरद ऋतु की शृंखला', CN: '秋日连签', JA: '秋の連続ログイン' },
      ...{
        TH: 'เช็กอินฤดูใบไม้ร่วง',
        VI: 'Chuỗi mùa thu',
        ID: 'Rangkaian musim gugur',
        TY: 'Sunod-sunod sa taglagas',
      },
      ...{ BN: 'শরতের ধারা', UR: 'خزاں کا سلسلہ' },
    },
    terms: { amounts: ['300.00', '300.00', '900.00'] },
  },
  ...demoDraws,
]
