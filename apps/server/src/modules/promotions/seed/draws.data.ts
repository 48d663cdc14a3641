/** Offers of the demonstration that are drawn: a wheel, eggs, rains that fall and will fall, raffles that run and are over. */
import type { DemoOffer } from './demo-offer.ts'

export const demoDraws: readonly DemoOffer[] = [
  {
    ...{ code: 'lucky-wheel', kind: 'wheel', art: 'wheel', budget: '28850000.00', from: -5, to: null },
    title: {
      ...{ EN: 'Prize wheel', MY: 'ကံစမ်းဘီး', HI: 'इनामी पहिया', CN: '幸运转盘', JA: 'プライズホイール' },
      ...{ TH: 'วงล้อรางวัล', VI: 'Vòng quay may mắn', ID: 'Roda hadiah', TY: 'Gulong ng premyo' },
      ...{ BN: 'পুরস্কারের চাকা', UR: 'انعامی پہیہ' },
    },
    terms: {
      board: {
        prizes: [
          { amount: '50000.00', weight: 2_000, stock: 5 },
          { amount: '10000.00', weight: 10_000, stock: 60 },
          { amount: '5000.00', weight: 30_000, stock: 400 },
          { amount: '2000.00', weight: 68_000, stock: 2_000 },
          { amount: '1000.00', weight: 140_000, stock: 6_000 },
          { amount: '500.00', weight: 250_000, stock: 20_000 },
          { amount: '200.00', weight: 200_000, stock: 30_000 },
        ],
        instead: { amount: '0.00', weight: 300_000 },
        turns: 1_000_000,
      },
      daily: 3,
    },
    player: { does: 'sign' },
  },
  {
    ...{ code: 'golden-egg', kind: 'egg', art: 'egg', budget: '18500000.00', from: -5, to: 90 },
    title: {
      ...{ EN: 'Golden egg', MY: 'ရွှေဥ', HI: 'सुनहरा अंडा', CN: '砸金蛋', JA: '金の卵' },
      ...{ TH: 'ไข่ทองคำ', VI: 'Trứng vàng', ID: 'Telur emas', TY: 'Gintong itlog' },
      ...{ BN: 'সোনার ডিম', UR: 'سنہری انڈا' },
    },
    terms: {
      board: {
        prizes: [
          { amount: '500000.00', weight: 50, stock: 2 },
          { amount: '50000.00', weight: 1_950, stock: 40 },
          { amount: '5000.00', weight: 48_000, stock: 500 },
          { amount: '1000.00', weight: 250_000, stock: 3_000 },
        ],
        instead: { amount: '500.00', weight: 700_000 },
        turns: 20_000,
      },
      daily: 2,
    },
  },
  {
    ...{ code: 'envelope-rain', kind: 'envelope', art: 'envelope', budget: '2000000.00', from: -1, to: 60 },
    title: {
      ...{ EN: 'Red envelope rain', MY: 'စာအိတ်နီ မိုး', HI: 'लाल लिफ़ाफ़ों की बारिश', CN: '红包雨' },
      ...{ JA: '赤い封筒の雨', TH: 'ซองแดงโปรย', VI: 'Mưa lì xì', ID: 'Hujan amplop merah' },
      ...{ TY: 'Ulan ng pulang sobre', BN: 'লাল খামের বৃষ্টি', UR: 'سرخ لفافوں کی بارش' },
    },
    terms: { rain: { pool: '2000000.00', count: 500, least: '500.00' } },
  },
  {
    ...{ code: 'evening-rain', kind: 'envelope', art: 'envelope', budget: '500000.00', from: 2, to: 3 },
    title: {
      ...{ EN: 'Evening rain', MY: 'ညနေခင်း စာအိတ်မိုး', HI: 'शाम की बारिश', CN: '晚间红包雨', JA: '夕べの雨' },
      ...{ TH: 'ซองแดงยามเย็น', VI: 'Mưa lì xì buổi tối', ID: 'Hujan malam', TY: 'Ulan sa gabi' },
      ...{ BN: 'সন্ধ্যার বৃষ্টি', UR: 'شام کی بارش' },
    },
    terms: { rain: { pool: '500000.00', count: 100, least: '1000.00' } },
  },
  {
    ...{ code: 'grand-raffle', kind: 'raffle', art: 'ticket', budget: '5000000.00', from: -3, to: 25 },
    title: {
      ...{ EN: 'Grand raffle', MY: 'မဲဖောက်ပွဲကြီး', HI: 'महा लकी ड्रॉ', CN: '大抽奖', JA: '大抽選会' },
      ...{ TH: 'จับรางวัลใหญ่', VI: 'Rút thăm lớn', ID: 'Undian besar', TY: 'Malaking raffle' },
      ...{ BN: 'বড় র‍্যাফেল', UR: 'بڑی قرعہ اندازی' },
    },
    terms: {
      prizes: [
        { amount: '2000000.00', count: 1 },
        { amount: '500000.00', count: 2 },
        { amount: '100000.00', count: 10 },
        { amount: '20000.00', count: 50 },
      ],
      per: '10000.00',
      ticketsMax: 200,
    },
    player: { does: 'join' },
  },
  {
    ...{ code: 'harvest-raffle', kind: 'raffle', art: 'ticket', budget: '300000.00', from: -20, to: 5 },
    title: {
      ...{ EN: 'Harvest raffle', MY: 'ကောက်သစ် မဲဖောက်ပွဲ', HI: 'फ़सल लकी ड्रॉ', CN: '丰收抽奖' },
      ...{ JA: '収穫の抽選会', TH: 'จับรางวัลฤดูเก็บเกี่ยว', VI: 'Rút thăm mùa gặt', ID: 'Undian panen' },
      ...{ TY: 'Raffle ng ani', BN: 'ফসলের র‍্যাফেল', UR: 'فصل کی قرعہ اندازی' },
    },
    terms: {
      prizes: [
        { amount: '200000.00', count: 1 },
        { amount: '50000.00', count: 2 },
      ],
      per: '10000.00',
      ticketsMax: 200,
      takeDays: 60,
    },
    isDrawn: true,
  },
]
