import { describe, expect, test } from 'vitest'
import { translationFindings } from './index.ts'

/** What is found in one text of a language beside its English; nothing else is wrong with the two. */
const found = (folder: string, english: string, text: string, key = 'k') =>
  translationFindings({ en: { a: { [key]: english } }, [folder]: { a: { [key]: text } } }).map(
    ({ path, problem }) => `${path.split('/').at(-1)} ${problem}`,
  )
const about = (folder: string, english: string, text: string, key?: string) =>
  found(folder, english, text, key).join('\n')

test('texts that are right in each language are not blamed', () => {
  expect(found('cn', 'Try again in {{count}} minutes.', '请{{count}}分钟后重试。')).toEqual([])
  expect(found('ja', 'Choose “Add to Home Screen”.', '「ホーム画面に追加」を選びます。')).toEqual([])
  expect(found('th', 'Do you want to sign out?', 'ต้องการออกจากระบบหรือไม่')).toEqual([])
  expect(found('vi', 'Welcome, {{name}}!', 'Chào mừng {{name}}!')).toEqual([])
  expect(found('my', 'Do you want to sign out?', 'အကောင့်မှ ထွက်မှာလား။')).toEqual([])
  expect(found('ur', 'Try again.', 'دوبارہ کوشش کریں۔')).toEqual([])
})

describe('[OV-46] which texts there are', () => {
  test('no English at all is found', () => {
    expect(translationFindings({}).map(({ problem }) => problem)).toEqual(['no texts of English were found'])
  })
  test('a missing text, a surplus one and a folder of no language are found', () => {
    const en = { a: { one: 'First text', two: 'Second text' } }
    const findings = translationFindings({ en, th: { a: { one: 'ข้อความ', three: 'สาม' } }, xx: { a: {} } })
    expect(findings.map(({ problem }) => problem)).toEqual([
      'lacks a.two',
      'has a.three, for which this language has no use',
      'is the folder of no language that we know',
    ])
  })
  test('every plural form of the language is wanted, and no other', () => {
    const en = { a: { tries_one: '{{count}} try left', tries_other: '{{count}} tries left' } }
    const problems = translationFindings({
      en,
      vi: { a: { tries_one: 'Còn {{count}} lần', tries_other: 'Còn {{count}} lần' } },
      hi: { a: { tries_other: '{{count}} बार और' } },
    }).map(({ problem }) => problem)
    expect(problems).toEqual(['has a.tries_one, for which this language has no use', 'lacks a.tries_one'])
  })
  test('nothing, a mark of what is unfinished and a raw key are found', () => {
    expect(about('th', 'Close', ' ')).toContain('is empty')
    expect(about('th', 'Take a break', 'พักการเล่น (?)')).toContain('unfinished')
    expect(about('th', 'Take a break', 'พัก ~ หยุด')).toContain('unfinished')
    expect(about('th', 'Take a break', 'common.take_break')).toContain('is a key')
  })
  test('English is found where a translation belongs, and a set full of it too', () => {
    expect(about('id', 'Your balance is safe', 'Your balance is safe')).toContain('left in English')
    expect(about('vi', 'Menu', 'Menu')).not.toContain('left in English')
    expect(about('th', 'Your balance is safe', 'Your balance is safe')).toContain(
      '1 of 1 texts are as in English',
    )
  })
  test('the number one is not written where a count belongs', () => {
    const en = { a: { try_one: '{{count}} try left', try_other: '{{count}} tries left' } }
    const ty = { a: { try_one: '1 subok pa {{count}}', try_other: '{{count}} subok pa' } }
    expect(translationFindings({ en, ty }).map(({ problem }) => problem)).toEqual([
      'a.try_one: writes 1 where {{count}} belongs: “1 subok pa {{count}}”',
    ])
  })
})

describe('what programs fill and draw', () => {
  test.each([
    ['Hello {{name}}', 'สวัสดี', 'has places for nothing, English for name'],
    ['Hello {{name}}', 'สวัสดี {{nam}}', 'has places for nam'],
    ['Hello {{name}}', 'สวัสดี {{ชื่อ}}', 'a place that is no name'],
    ['Hello {{name}}', 'สวัสดี {{name}} }', 'a brace that belongs to no place'],
    ['Read the <b>rules</b>', 'อ่านกติกา', 'other tags'],
    ['Read the <b>rules</b>', 'อ่าน<b onclick=x>กติกา</b>', 'a tag with more than a name'],
    ['Read the rules', 'อ่าน<b>กติกา', 'other tags'],
    ['At least 18 years', 'อย่างน้อย ๑๘ ปี', 'digits that are not 0 to 9'],
    ['At least 18 years', 'อย่างน้อย 21 ปี', 'has the figures 21, English 18'],
  ])('“%s” as “%s”', (english, text, problem) => expect(about('th', english, text)).toContain(problem))

  test('[BC-37] money is written with commas for thousands and a point, in every language', () => {
    expect(about('vi', 'Up to 1,234.50 a day', 'Tối đa 1,234.50 mỗi ngày')).toBe('')
    expect(about('vi', 'Up to 1,234.50 a day', 'Tối đa 1.234,50 mỗi ngày')).toContain('has the figures')
    expect(about('my', 'Up to 50 a day', 'တစ်ရက် ၅၀ အထိ')).toContain('digits that are not 0 to 9')
  })
})

describe('letters', () => {
  test.each([
    ['cn', 'Balance and records', 'Balance 和 records here', 'not in its own script'],
    ['th', 'Balance and records', 'Số dư và lịch sử', 'not in its own script'],
    ['vi', 'Open account', 'Mở tài khоản', 'of another script'],
    ['hi', 'Balance is safe', 'बैलेंस সুরক্ষিত है', 'of another script'],
    ['cn', 'Open the game', '打開遊戲', 'traditional Chinese'],
    ['id', 'Open the game now', 'Mở permainan sekarang', 'Vietnamese letter'],
    ['ja', 'Open the game', '開始遊技', 'texts hold kana'],
    ['vi', 'Open account', 'Mở tài khoản'.normalize('NFD'), 'NFC'],
    ['th', 'Open account', 'เปิด\u200Eบัญชี', 'unseen letter'],
    ['cn', 'Open account', '开设\u200B账户', 'space of no width'],
    ['th', 'Open account', 'เปิด\u200Dบัญชี', 'joiner'],
    ['cn', 'Open account', '开设\u2068账户\u2069', 'direction'],
    ['ur', 'Open account', 'اکاؤنٹ \u2068کھولیں', 'does not close'],
    ['ur', 'Open account', 'اكاؤنٹ كھولیں', 'Arabic letter'],
  ])('%s: “%s” as “%s”', (folder, english, text, problem) =>
    expect(about(folder, english, text)).toContain(problem),
  )
})

describe('marks', () => {
  test.each([
    ['vi', 'Open account', ' Mở tài khoản', 'stray space'],
    ['vi', 'Open account', 'Mở  tài khoản', 'stray space'],
    ['vi', 'No account yet?', 'Chưa có tài khoản ?', 'space before a mark'],
    ['cn', 'Open account now', '立即 开户', 'a space that this script does not write'],
    ['cn', '{{count}} minutes', '{{count}} 分钟', 'a space that this script does not write'],
    ['th', 'Stake ({{symbol}})', 'เงินเดิมพัน ({{symbol}}', 'lacks )'],
    ['th', 'Stake ({{symbol}})', 'เงินเดิมพัน {{symbol}})', 'lone )'],
    ['vi', 'Choose “Add”', 'Chọn "Thêm"', 'straight quotes'],
    ['th', 'Stake ({{symbol}})', 'เงินเดิมพัน（{{symbol}}）', 'wide marks'],
    ['ja', 'Choose “Add”', '“追加”を選ぶ', 'quotes of another language'],
    ['cn', 'Choose “Add”', '选择「添加」', 'quotes of another language'],
    ['cn', 'Stay, please', '请留步,谢谢', 'narrow marks'],
    ['th', 'Loading…', 'กำลังโหลด...', 'points instead of'],
    ['th', 'It is safe.', 'ปลอดภัย.', 'Thai does without'],
    ['vi', 'It is safe.', 'Vẫn an toàn', 'ends with none, English with stop'],
    ['vi', 'Close', 'Đóng.', 'ends with stop, English with none'],
    ['my', 'Do you want it?', 'လိုချင်ပါသလား', 'ends as no sentence'],
    ['ur', 'Wait, please', 'انتظار, کریں', 'Latin marks'],
  ])('%s: “%s” as “%s”', (folder, english, text, problem) =>
    expect(about(folder, english, text)).toContain(problem),
  )
})

describe('words', () => {
  test('promises and pressure are found in every language, and in English', () => {
    const said = {
      cn: '稳赚不赔',
      th: 'ชนะแน่นอน',
      vi: 'Bao thắng',
      ja: '必勝の遊び',
      id: 'Gacor',
      hi: 'आसान पैसा',
      bn: 'সহজে টাকা',
      ur: 'آسان پیسہ',
      ty: 'Yumaman',
      my: 'အမြဲနိုင်',
      en: 'Sure win',
    }
    for (const [folder, text] of Object.entries(said))
      expect(about(folder, folder === 'en' ? text : 'Play', text), folder).toContain('says “')
    expect(about('vi', '100% fun', '100% thắng')).toContain('promises a win')
  })
  test('a text that breaks its button or its line is found', () => {
    expect(about('vi', 'Hot', 'Những trò chơi đang được yêu thích')).toContain('its room is 26')
    expect(
      about(
        'ja',
        'Back to the list of games',
        'これまでに遊んだことのあるすべてのゲームの一覧のページに戻って選び直す',
      ),
    ).toContain('wide')
  })
  test('a word of the trade is the same wherever it stands', () => {
    expect(about('vi', 'Withdraw', 'Lấy tiền')).toContain('is called “rúttiền” elsewhere')
    expect(about('vi', 'Withdraw', 'Rút tiền')).toBe('')
  })
  test('two choices that say the same are found', () => {
    const en = { common: { hide_balance: 'Hide it now', show_balance: 'Show it now' } }
    const vi = { common: { hide_balance: 'Số dư', show_balance: 'Số dư' } }
    expect(translationFindings({ en, vi }).map(({ problem }) => problem)).toEqual([
      'common.hide_balance and common.show_balance both say “Số dư”',
    ])
  })
})

describe('Burmese', () => {
  test.each([
    ['ေငြသြင္း', 'Zawgyi'],
    ['ႏိုင္ငံ', 'Zawgyi'],
    ['ကေျာင်း', 'out of order'],
    ['ကျွွန်', 'out of order'],
    ['ကိုုယ်', 'out of order'],
  ])('“%s” is found', (text, problem) => expect(about('my', 'Money in', text)).toContain(problem))
  test('the same in Unicode is fine', () => expect(about('my', 'Money in', 'ငွေသွင်း')).toBe(''))
})
