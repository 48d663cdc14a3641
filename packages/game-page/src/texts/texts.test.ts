import { expect, test } from 'vitest'
import { sayFrom } from '../texts.ts'
import { en } from './en.ts'
import { my } from './my.ts'

const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

test.each(Object.entries(my))('%s has the places of English in Burmese', (key, text) => {
  expect(places(text)).toEqual(places(sayFrom({})(key)))
})

test('the page is as whole in Burmese as in English', () => {
  expect(Object.keys(my).toSorted()).toEqual(Object.keys(en).toSorted())
})

test("a game's words overrule the page's, and English speaks for a language that has none", () => {
  const say = sayFrom(
    my,
    { EN: { 'bar.play': 'Roll', own: 'Own {count}' }, MY: { 'bar.play': 'ခေါက်ရန်' } },
    'MY',
  )
  expect(say('bar.play')).toBe('ခေါက်ရန်')
  expect(say('own', { count: 3 })).toBe('Own 3')
  expect(say('bar.balance')).toBe(my['bar.balance'])
  expect(sayFrom({}, {}, 'TH')('bar.balance')).toBe('Balance')
})
