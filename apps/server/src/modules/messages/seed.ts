/** What the demonstration's player was told before anybody looked: something of each tab and state. */
import type { MessageKind } from '@jackfruit/contracts/messages'
import { kinds, urgentKinds } from '@jackfruit/contracts/messages'
import type pg from 'pg'
import { asOwner } from '../../platform/database/as-owner.ts'
import type { Identity } from '../identity/index.ts'
import { idOfBrand } from '../merchants/index.ts'

interface Seeded {
  readonly key: string
  readonly kind: MessageKind
  readonly hoursAgo: number
  readonly facts: Readonly<Record<string, string>>
  readonly link: { readonly page: string; readonly item: string | null }
  readonly isRead?: true
  readonly hasExpired?: true
}

const currency = 'MMK'
const page = (name: string, item: string | null = null) => ({ page: name, item })

const seeded: readonly Seeded[] = [
  {
    ...{ key: 'seed:payment-password', kind: 'payment_password_set', hoursAgo: 240, isRead: true },
    ...{ facts: { place: '203.0.113.24' }, link: page('securityCenter', 'history') },
  },
  {
    ...{ key: 'seed:limit', kind: 'limit_changed', hoursAgo: 190, isRead: true },
    ...{
      facts: { limit: 'deposit', period: 'week', amount: '500000.00', currency },
      link: page('protection'),
    },
  },
  {
    ...{ key: 'seed:peer', kind: 'peer_pay', hoursAgo: 120, hasExpired: true },
    ...{ facts: { amount: '30000.00', currency }, link: page('receipts') },
  },
  {
    ...{ key: 'seed:deposit', kind: 'deposit_credited', hoursAgo: 72, isRead: true },
    ...{ facts: { amount: '50000.00', currency }, link: page('depositv2', 'history') },
  },
  {
    ...{ key: 'seed:turnover', kind: 'turnover_done', hoursAgo: 50 },
    ...{ facts: { amount: '50000.00', currency }, link: page('turnover') },
  },
  {
    ...{ key: 'seed:withdrawal', kind: 'withdrawal_paid', hoursAgo: 26 },
    ...{ facts: { amount: '20000.00', currency }, link: page('withdraw', 'history') },
  },
  {
    ...{ key: 'seed:place', kind: 'place_added', hoursAgo: 3 },
    ...{ facts: { place: '203.0.113.77' }, link: page('securityCenter', 'history') },
  },
]

const broadcast = {
  key: 'seed:offers',
  link: { to: 'path', path: '/returns' },
  titles: {
    ...{ EN: 'Every game tells what it gives back', MY: 'ဂိမ်းတိုင်း၏ ပြန်ရနှုန်းကို ကြည့်နိုင်ပါပြီ' },
    ...{
      HI: 'हर गेम बताता है कि वह कितना लौटाता है',
      CN: '每款游戏都公开返还率',
      JA: 'すべてのゲームの還元率がわかります',
    },
    ...{
      TH: 'ทุกเกมบอกอัตราคืนให้ดู',
      VI: 'Mọi trò chơi đều cho biết tỷ lệ hoàn trả',
      ID: 'Setiap game menunjukkan pengembaliannya',
    },
    ...{
      TY: 'Ipinapakita ng bawat laro ang balik nito',
      BN: 'প্রতিটি গেম জানায় কত ফেরত দেয়',
      UR: 'ہر گیم بتاتی ہے کہ وہ کتنا لوٹاتی ہے',
    },
  },
  contents: {
    EN: 'A page lists all games by what they give back on average, exact to four decimals. Look before you choose.',
    MY: 'ဂိမ်းအားလုံး၏ ပျမ်းမျှပြန်ရနှုန်းကို ဒဿမလေးနေရာအထိ စာမျက်နှာတစ်ခုတွင် စီထားပါသည်။ မရွေးမီ ကြည့်ပါ။',
    HI: 'एक पेज पर सभी गेम औसत वापसी के हिसाब से, चार दशमलव तक सटीक, दिए गए हैं। चुनने से पहले देख लीजिए।',
    CN: '一个页面列出所有游戏的平均返还率，精确到小数点后四位。选择之前请先看看。',
    JA: 'すべてのゲームの平均還元率を小数点以下4桁まで一覧できます。選ぶ前にご覧ください。',
    TH: 'หน้าเดียวแสดงทุกเกมตามอัตราคืนเฉลี่ย แม่นยำถึงทศนิยมสี่ตำแหน่ง ดูก่อนเลือก',
    VI: 'Một trang liệt kê mọi trò chơi theo tỷ lệ hoàn trả trung bình, chính xác đến bốn chữ số thập phân. Hãy xem trước khi chọn.',
    ID: 'Satu halaman memuat semua game menurut pengembalian rata-ratanya, tepat hingga empat desimal. Lihat dulu sebelum memilih.',
    TY: 'Nakalista sa isang pahina ang lahat ng laro ayon sa karaniwang balik, eksakto hanggang apat na decimal. Tingnan muna bago pumili.',
    BN: 'একটি পাতায় সব গেমের গড় ফেরত চার দশমিক পর্যন্ত দেওয়া আছে। বাছার আগে দেখে নিন।',
    UR: 'ایک صفحے پر تمام گیمز کی اوسط واپسی چار اعشاریہ تک درج ہے۔ چننے سے پہلے دیکھ لیں۔',
  },
}

/** As the owner of the schema. What was sown once is not sown again: the player may have read it or taken it away. */
export async function seedMessages(ownerUrl: string, memberByName: Identity['memberByName']): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    const merchantId = await idOfBrand(client, 'demommk')
    const player = merchantId === null ? null : await memberByName(merchantId, 'player')
    if (!player || merchantId === null) return
    const id = player.id.toString()
    if (!(await sowBroadcast(client, merchantId, id))) return
    for (const each of seeded) await sow(client, merchantId, id, each)
  })
}

/** False where it was sown before. */
async function sowBroadcast(client: pg.ClientBase, merchantId: number, playerId: string): Promise<boolean> {
  const { key, titles, contents, link } = broadcast
  const { rows } = await client.query<{ id: string }>(
    `insert into messages.broadcasts (merchant_id, key, category, titles, contents, link, segment, written_by, why,
       after_member, reached, ended_at)
     values ($1, $2, 'offers', $3, $4, $5, '{}', 'the demonstration', 'something to look at', $6, 1, now())
     on conflict (merchant_id, key) do nothing returning id::text`,
    [merchantId, key, titles, contents, link, playerId],
  )
  if (!rows[0]) return false
  await client.query(
    `insert into messages.messages (merchant_id, member_id, key, kind, category, link, broadcast_id, sent_at)
     values ($1, $2, 'broadcast:' || $3::text, 'broadcast', 'offers', $4, $3::bigint, now() - interval '30 hours')`,
    [merchantId, playerId, rows[0].id, link],
  )
  return true
}

async function sow(
  client: pg.ClientBase,
  merchantId: number,
  playerId: string,
  { key, kind, hoursAgo, facts, link, isRead = undefined, hasExpired = undefined }: Seeded,
): Promise<void> {
  const read = isRead ? `now() - interval '${hoursAgo - 1} hours'` : 'null'
  const expires = hasExpired ? `now() - interval '${hoursAgo - 1} hours'` : 'null'
  const until = hasExpired
    ? `jsonb_build_object('until', to_char((${expires}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))`
    : `'{}'`
  await client.query(
    `insert into messages.messages (merchant_id, member_id, key, kind, category, facts, link, is_urgent, sent_at, read_at,
       expires_at)
     values ($1, $2, $3, $4, $5, $6::jsonb || ${until}, $7, $8, now() - make_interval(hours => $9), ${read}, ${expires})
     on conflict (member_id, key) do nothing`,
    [
      ...[merchantId, playerId, key, kind, kinds[kind], facts, { to: 'page', ...link }],
      ...[urgentKinds.includes(kind), hoursAgo],
    ],
  )
}
