import { describe, expect, test } from 'vitest'
import { brokenBy } from './field-rules.ts'
import { type PatternId, patternIdOf, patterns } from './patterns.ts'

/** What each pattern takes and what it does not. */
const examples: Record<PatternId, { row: string; right: readonly string[]; wrong: readonly string[] }> = {
  any: { row: '[VA-51]', right: ['x', ' a 1 !', 'အောင်'], wrong: [] },
  letter_first: { row: '[VA-52]', right: ['abc1', 'A'], wrong: ['1abc', 'a_b', 'အောင်', 'a b'] },
  letters_chinese: { row: '[VA-53]', right: ['张Wei', '张伟'], wrong: ['张1', 'Wei 张', '12'] },
  digits: { row: '[VA-54]', right: ['0', '123456'], wrong: ['12a', '၁၂၃', ' 1', '-1', '1.0'] },
  alnum: { row: '[VA-55]', right: ['abc', '123', 'a1'], wrong: ['a-1', 'a b', 'é'] },
  alnum_both: { row: '[VA-56]', right: ['a1', '1a', 'abc123', '9z9'], wrong: ['abcdef', '123456', 'a1!'] },
  alnum_upper: { row: '[VA-57]', right: ['Abc123', 'aB', 'X'], wrong: ['abc123', 'ABC 1', 'A!'] },
  letters_spaces: {
    row: '[VA-58]',
    right: ['Mya', 'Daw Mya Aye'],
    wrong: ['Mya2', ' Mya', 'Daw  Mya', 'မြ'],
  },
  no_spaces: { row: '[VA-59]', right: ['a!b', 'မြ'], wrong: ['a b', 'a\tb', ' a'] },
  date_ymd: {
    row: '[VA-60]',
    right: ['2000-02-29', '1999-12-31'],
    wrong: ['2000-02-30', '1999-02-29', '2000-13-01', '2000-1-1', '01-02-2000'],
  },
  date_mdy: { row: '[VA-61]', right: ['02-29-2000'], wrong: ['02-30-2000', '13-01-2000', '2000-01-02'] },
  full_name: { row: '[VA-62]', right: ['Mya Aye', 'J. Smith', '迪丽·热巴'], wrong: ['Mya', 'Mya ', 'Mya 2'] },
  thai: { row: '[VA-63]', right: ['สมชาย', 'สม ชาย'], wrong: ['Somchai', 'สม1'] },
  burmese: { row: '[VA-63]', right: ['အောင်အောင်', 'ဒေါ် မြ'], wrong: ['Aung', 'အောင်1'] },
  devanagari: { row: '[VA-63]', right: ['राम', 'राम सिंह'], wrong: ['Ram', 'राम1'] },
  vietnamese: { row: '[VA-63]', right: ['Nguyễn Văn Đức'], wrong: ['Nguyễn1', 'สมชาย'] },
  japanese: { row: '[VA-63]', right: ['山田 タロー', 'やまだ'], wrong: ['Yamada', '山田1'] },
  bengali: { row: '[VA-63]', right: ['রহিম'], wrong: ['Rahim', 'রহিম1'] },
  urdu: { row: '[VA-63]', right: ['احمد', 'احمد علی'], wrong: ['Ahmad', 'احمد1'] },
  chinese: { row: '[VA-63]', right: ['张伟', '迪丽·热巴'], wrong: ['Wei', '张1'] },
  mobile: { row: '[VA-06]', right: ['0912345678'], wrong: ['09-123', '+959', 'abc'] },
  email: { row: '[VA-72]', right: ['mya@tea.example'], wrong: ['a@', 'mya.tea', 'a b@c.d', '@c.d'] },
}

const ruleOf = (patternId: PatternId) => ({
  ...{ enabled: true, required: true, minLength: 1, maxLength: 50, patternId },
  acceptedPattern: patterns[patternId].accepts,
})

describe.each(Object.entries(examples))('the pattern %s', (id, { row, right, wrong }) => {
  const judge = (value: string) => brokenBy(value, ruleOf(id as PatternId))

  test(`${row} takes what it names`, () => {
    for (const value of right) expect([value, judge(value)]).toEqual([value, null])
  })
  test(`${row} refuses what it does not, and holds its bounds`, () => {
    for (const value of wrong) expect([value, judge(value)]).toEqual([value, 'pattern'])
    expect(judge('x'.repeat(51))).toBe('length')
    expect(judge('')).toBe('required')
  })
  test('is through with ten thousand characters in a moment', () => {
    const rule = { ...ruleOf(id as PatternId), maxLength: 20_000 }
    // Of this process: what others do on the machine is no fault of a pattern.
    const before = process.cpuUsage()
    for (const value of [...right, ...wrong]) brokenBy(`${value.repeat(10_000 / value.length)}!`, rule)
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(250)
  })
})

test('[EN-71] an id is known however its words are joined', () => {
  expect(['alnum_both', 'ALNUM_BOTH', 'alnumBoth'].map(patternIdOf)).toEqual(Array(3).fill('alnum_both'))
  expect(patternIdOf('something_new')).toBeNull()
  expect(patternIdOf('constructor')).toBeNull()
})
