/** The levels that brands of the demonstration begin with. */

const names: Readonly<Record<string, readonly string[]>> = {
  EN: ['Member', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Emerald', 'Ruby', 'Diamond'],
  MY: ['အသင်းဝင်', 'ကြေး', 'ငွေ', 'ရွှေ', 'ပလက်တီနမ်', 'မြ', 'ပတ္တမြား', 'စိန်'],
  CN: ['会员', '青铜', '白银', '黄金', '铂金', '祖母绿', '红宝石', '钻石'],
  HI: ['सदस्य', 'कांस्य', 'रजत', 'स्वर्ण', 'प्लैटिनम', 'पन्ना', 'माणिक', 'हीरा'],
  ID: ['Anggota', 'Perunggu', 'Perak', 'Emas', 'Platinum', 'Zamrud', 'Rubi', 'Berlian'],
  TH: ['สมาชิก', 'บรอนซ์', 'ซิลเวอร์', 'โกลด์', 'แพลทินัม', 'มรกต', 'ทับทิม', 'เพชร'],
  TY: ['Miyembro', 'Tanso', 'Pilak', 'Ginto', 'Platinum', 'Esmeralda', 'Rubi', 'Diyamante'],
  VI: ['Thành viên', 'Đồng', 'Bạc', 'Vàng', 'Bạch kim', 'Ngọc lục bảo', 'Hồng ngọc', 'Kim cương'],
  JA: ['メンバー', 'ブロンズ', 'シルバー', 'ゴールド', 'プラチナ', 'エメラルド', 'ルビー', 'ダイヤモンド'],
  BN: ['সদস্য', 'ব্রোঞ্জ', 'রুপা', 'সোনা', 'প্লাটিনাম', 'পান্না', 'রুবি', 'হীরা'],
  UR: ['رکن', 'کانسی', 'چاندی', 'سونا', 'پلاٹینم', 'زمرد', 'یاقوت', 'ہیرا'],
}

/** What has to be paid in and bet to come to a level, and in a month to keep it: in kyat. */
const asked = [
  { deposits: 0, valid: 0, keepDeposits: 0, keepValid: 0 },
  { deposits: 50_000, valid: 200_000, keepDeposits: 10_000, keepValid: 50_000 },
  { deposits: 300_000, valid: 1_500_000, keepDeposits: 50_000, keepValid: 250_000 },
  { deposits: 1_000_000, valid: 6_000_000, keepDeposits: 200_000, keepValid: 1_000_000 },
  { deposits: 3_000_000, valid: 20_000_000, keepDeposits: 600_000, keepValid: 3_000_000 },
  { deposits: 10_000_000, valid: 70_000_000, keepDeposits: 2_000_000, keepValid: 10_000_000 },
  { deposits: 30_000_000, valid: 200_000_000, keepDeposits: 6_000_000, keepValid: 30_000_000 },
  { deposits: 100_000_000, valid: 700_000_000, keepDeposits: 20_000_000, keepValid: 100_000_000 },
]

/** Per cent by level, of each group of kinds. */
const rates = {
  reels: ['0.3', '0.4', '0.5', '0.6', '0.7', '0.8', '0.9', '1'],
  arcade: ['0.1', '0.15', '0.2', '0.25', '0.3', '0.35', '0.4', '0.45'],
  live: ['0.2', '0.27', '0.33', '0.4', '0.45', '0.5', '0.55', '0.6'],
  sports: ['0.15', '0.2', '0.25', '0.3', '0.35', '0.4', '0.45', '0.5'],
} as const
const groups: Readonly<Record<string, keyof typeof rates>> = {
  ...{ RNG: 'reels', JACKPOT: 'reels', FISH: 'reels', AC: 'arcade', LOTT: 'arcade', ELOTT: 'arcade' },
  ...{ LIVE: 'live', SPORTS: 'sports', ESPORTS: 'sports', COCKFIGHT: 'sports' },
}
const payoutDayMax = [null, null, null, 8_000_000, 12_000_000, 20_000_000, 40_000_000, 80_000_000]
const freePayouts = [0, 1, 2, 3, 5, 8, 12, 20]
/** From here on service is the VIPs' own (requirement D-37). */
const serviceFrom = 5

/** About so many kyat are one unit of a currency, in round figures; others are asked the figures as they are. */
const kyatFor: Readonly<Record<string, number>> = {
  INR: 25,
  BDT: 20,
  KES: 20,
  PKR: 10,
  IDRK: 100,
  NGN: 1,
  MMK: 1,
}

export function levelsIn(currency: string) {
  const by = kyatFor[currency] ?? 1
  return asked.map((sums, rank) => levelOf(sums, rank, (kyat) => `${kyat / by}.00`))
}

const levelOf = (sums: (typeof asked)[number], rank: number, amountOf: (kyat: number) => string) => ({
  names: Object.fromEntries(Object.entries(names).map(([language, all]) => [language, all[rank]])),
  ...Object.fromEntries(Object.entries(sums).map(([what, amount]) => [what, amountOf(amount)])),
  benefits: {
    rebates: Object.fromEntries(Object.entries(groups).map(([kind, group]) => [kind, rates[group][rank]])),
    payoutDayMax: maxOf(payoutDayMax[rank], amountOf),
    freePayouts: freePayouts[rank],
    service: rank >= serviceFrom ? 'VIP' : null,
  },
})

const maxOf = (kyat: number | null | undefined, amountOf: (kyat: number) => string) =>
  kyat === null || kyat === undefined ? null : amountOf(kyat)

export const demoLevels = levelsIn('MMK')
