import { expect, test } from 'vitest'
import { type GameTexts, gameTextFindings, spoken } from './game-texts.ts'

const english = { 'x.won': 'Won {count}', 'x.how': 'Draw one of the 52 cards and keep it.' }
const whole: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: english,
  my: { 'x.won': '{count} နိုင်သည်', 'x.how': 'ကတ် 52 ချပ်မှ တစ်ချပ်ကို ဆွဲယူပါ။' },
  cn: { 'x.won': '赢{count}', 'x.how': '从52张牌中抽一张并保留。' },
  hi: { 'x.won': '{count} जीते', 'x.how': '52 पत्तों में से एक खींचें और रखें।' },
  id: { 'x.won': 'Menang {count}', 'x.how': 'Ambil satu dari 52 kartu dan simpan.' },
  ty: { 'x.won': 'Panalo ng {count}', 'x.how': 'Bumunot ng isa sa 52 baraha at itago ito.' },
  vi: { 'x.won': 'Thắng {count}', 'x.how': 'Rút một trong 52 lá bài và giữ lại.' },
  th: { 'x.won': 'ชนะ {count}', 'x.how': 'จั่วไพ่หนึ่งใบจาก 52 ใบแล้วเก็บไว้' },
  ja: { 'x.won': '{count}の勝ち', 'x.how': '52枚から1枚を引いて残します。' },
  bn: { 'x.won': '{count} জিতেছেন', 'x.how': '52টি তাস থেকে একটি তুলে রাখুন।' },
  ur: { 'x.won': '{count} جیتے', 'x.how': '52 پتوں میں سے ایک نکالیں اور رکھیں۔' },
}
const problems = (texts: GameTexts) =>
  gameTextFindings('games/x/texts', texts).map(({ path, problem }) => `${path}: ${problem}`)
const changed = (language: string, more: Readonly<Record<string, string>>) =>
  problems({ ...whole, [language]: { ...whole[language], ...more } }).join()

test('a set that is whole in eleven languages is fine', () => {
  expect(Object.keys(whole).toSorted()).toEqual(spoken.toSorted())
  expect(problems(whole)).toEqual([])
})

test('each file that lacks is named, and one of no language', () => {
  expect(problems({ en: english, ko: english })).toEqual([
    ...spoken
      .filter((language) => language !== 'en')
      .map((language) => `games/x/texts/${language}.ts: is not there: every language is spoken`),
    'games/x/texts/ko.ts: is of no language that the site speaks',
  ])
})

test('a key that lacks and one too many are named', () => {
  const { 'x.won': _, ...rest } = whole['th'] ?? {}
  expect(problems({ ...whole, th: { ...rest, 'x.lost': 'แพ้' } })).toEqual([
    'games/x/texts/th.ts: lacks game.x.won',
    'games/x/texts/th.ts: has game.x.lost, which English has not',
  ])
})

test.each([
  ['vi', { 'x.how': english['x.how'] }, 'is left in English'],
  ['id', { 'x.won': 'Menang' }, 'has places for nothing, English for count'],
  ['id', { 'x.won': ' ' }, 'is empty'],
  ['hi', { 'x.how': 'एक पत्ता खींचें और रखें।' }, 'lacks the figure 52'],
  ['my', { 'x.how': 'ကတ် ၅၂ ချပ်မှ တစ်ချပ်ကို ဆွဲယူပါ။' }, 'digits that are not 0 to 9'],
  ['ty', { 'x.won': 'Panalo ng {count} mula sa Ks 500' }, 'writes a sum of money'],
  ['en', { 'x.won': 'Won {count} of $5' }, 'writes a sum of money'],
  ['cn', { 'x.won': 'ชนะ{count}' }, 'of another script'],
  ['ur', { 'x.won': '{count} جيتے' }, 'has an Arabic letter'],
])('%s %j is found: %s', (language, more, problem) => expect(changed(language, more)).toContain(problem))
