/** What counts while somebody plays, as the demonstration begins with it. */
import type { DemoOffer } from './demo-offer.ts'

export const demoMissions: readonly DemoOffer[] = [
  {
    ...{ code: 'first-steps', kind: 'mission', art: 'rocket', budget: '30000000.00', from: -5, to: null },
    title: {
      ...{ EN: 'First steps', MY: 'ပထမခြေလှမ်းများ', HI: 'पहले कदम', CN: '起步之路', JA: 'はじめの一歩' },
      ...{ TH: 'ก้าวแรก', VI: 'Những bước đầu', ID: 'Langkah pertama', TY: 'Mga unang hakbang' },
      ...{ BN: 'প্রথম পদক্ষেপ', UR: 'پہلے قدم' },
    },
    player: { does: 'join' },
    terms: {
      chain: [
        { does: 'deposit', amount: '5000.00', reward: '500.00' },
        { does: 'bet', amount: '20000.00', kinds: ['RNG'], reward: '1000.00' },
        { does: 'games', count: 3, stakeMin: '200.00', reward: '1500.00' },
        { does: 'multiple', times: 10, stakeMin: '200.00', count: 1, reward: '2000.00' },
      ],
    },
  },
  {
    ...{ code: 'daily-slots', kind: 'mission', art: 'seven', budget: '60000000.00', from: -5, to: null },
    title: {
      ...{ EN: 'Bet on slots', MY: 'နေ့စဉ် စလော့', HI: 'रोज़ के स्लॉट', CN: '每日电子', JA: '毎日のスロット' },
      ...{ TH: 'สล็อตประจำวัน', VI: 'Slots mỗi ngày', ID: 'Slot harian', TY: 'Araw-araw na slots' },
      ...{ BN: 'প্রতিদিনের স্লট', UR: 'روزانہ سلاٹ' },
    },
    player: { does: 'join' },
    terms: { isDaily: true, chain: [{ does: 'bet', amount: '50000.00', kinds: ['RNG'], reward: '1500.00' }] },
  },
  {
    ...{ code: 'table-tour', kind: 'mission', art: 'cards', budget: '20000000.00', from: -5, to: 60 },
    title: {
      ...{ EN: 'Tour of the tables', MY: 'စားပွဲခရီး', HI: 'टेबल का सफ़र', CN: '桌台之旅', JA: 'テーブル巡り' },
      ...{ TH: 'ทัวร์โต๊ะเกม', VI: 'Vòng quanh bàn chơi', ID: 'Tur meja', TY: 'Libot sa mga table' },
      ...{ BN: 'টেবিল ভ্রমণ', UR: 'ٹیبلوں کا سفر' },
    },
    terms: {
      chain: [
        { does: 'rounds', count: 10, kinds: ['CARD', 'LIVE'], stakeMin: '500.00', reward: '800.00' },
        { does: 'games', count: 4, kinds: ['CARD', 'LIVE'], stakeMin: '500.00', reward: '2000.00' },
      ],
    },
  },
  {
    ...{ code: 'come-by', kind: 'mission', art: 'koi', budget: '5000000.00', from: -5, to: 60 },
    title: {
      ...{ EN: 'Come by', MY: 'လာလည်ပါ', HI: 'एक बार आइए', CN: '来看看', JA: 'ちょっと寄り道' },
      ...{ TH: 'แวะมา', VI: 'Ghé chơi', ID: 'Mampir', TY: 'Dumaan ka' },
      ...{ BN: 'একবার আসুন', UR: 'آ جائیں' },
    },
    player: { does: 'join' },
    terms: { chain: [{ does: 'signIn', count: 1, reward: '300.00' }] },
  },
  {
    ...{
      code: 'best-multiple',
      kind: 'leaderboard',
      art: 'trophy',
      budget: '64000000.00',
      from: -3,
      to: null,
    },
    title: {
      ...{ EN: 'Weekly leaderboard', MY: 'အပတ်စဉ် အဆင့်ဇယား', HI: 'साप्ताहिक लीडरबोर्ड', CN: '每周排行榜' },
      ...{ JA: '週間ランキング', TH: 'ตารางอันดับรายสัปดาห์', VI: 'Bảng xếp hạng tuần' },
      ...{ ID: 'Papan peringkat mingguan', TY: 'Lingguhang leaderboard' },
      ...{ BN: 'সাপ্তাহিক লিডারবোর্ড', UR: 'ہفتہ وار لیڈر بورڈ' },
    },
    terms: {
      ...{ unit: 'week', times: 16, by: 'multiple', stakeMin: '200.00' },
      prizes: {
        own: [
          '1500000.00',
          '900000.00',
          '600000.00',
          '400000.00',
          '200000.00',
          '200000.00',
          '100000.00',
          '100000.00',
        ],
      },
    },
  },
  {
    ...{ code: 'daily-race', kind: 'leaderboard', art: 'rocket', budget: '30000000.00', from: -3, to: null },
    title: {
      ...{ EN: 'Race of the day', MY: 'နေ့စဉ် ပြိုင်ပွဲ', HI: 'दिन की दौड़', CN: '每日竞速', JA: '本日のレース' },
      ...{ TH: 'การแข่งขันประจำวัน', VI: 'Cuộc đua trong ngày', ID: 'Balapan harian', TY: 'Karera ng araw' },
      ...{ BN: 'দিনের দৌড়', UR: 'دن کی دوڑ' },
    },
    terms: {
      ...{ unit: 'day', times: 60, by: 'valid', stakeMin: '1.00' },
      prizes: { shared: '500000.00', places: 20 },
    },
  },
  {
    ...{
      code: 'weekly-cashback',
      kind: 'cashback',
      art: 'chest',
      budget: '40000000.00',
      from: -8,
      to: null,
    },
    title: {
      ...{ EN: 'Weekly cashback', MY: 'အပတ်စဉ် ငွေပြန်အမ်း', HI: 'साप्ताहिक कैशबैक', CN: '每周亏损返还' },
      ...{ JA: '週間キャッシュバック', TH: 'คืนยอดเสียรายสัปดาห์', VI: 'Hoàn tiền thua hằng tuần' },
      ...{ ID: 'Cashback mingguan', TY: 'Lingguhang cashback' },
      ...{ BN: 'সাপ্তাহিক ক্যাশব্যাক', UR: 'ہفتہ وار کیش بیک' },
    },
    terms: {
      ...{ unit: 'week', times: 52, kinds: ['RNG', 'FISH', 'LIVE', 'CARD'], cap: '500000.00', turnover: 1 },
      tiers: [
        { from: '10000.00', percent: '3' },
        { from: '100000.00', percent: '5' },
        { from: '1000000.00', percent: '7.5' },
      ],
    },
  },
  {
    ...{ code: 'bring-a-friend', kind: 'referral', art: 'gem', budget: '50000000.00', from: -20, to: null },
    title: {
      ...{
        EN: 'Bring a friend',
        MY: 'သူငယ်ချင်းခေါ်လာပါ',
        HI: 'दोस्त को लाएं',
        CN: '带上好友',
        JA: '友達を連れてこよう',
      },
      ...{ TH: 'พาเพื่อนมา', VI: 'Rủ bạn cùng chơi', ID: 'Ajak teman', TY: 'Magdala ng kaibigan' },
      ...{ BN: 'বন্ধুকে আনুন', UR: 'دوست کو لائیں' },
    },
    terms: {
      ...{
        deposit: '10000.00',
        bet: '50000.00',
        days: 30,
        inviter: '5000.00',
        friend: '2000.00',
        friendsMost: 50,
      },
    },
  },
]
