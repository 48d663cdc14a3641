import { languages } from '@jackfruit/i18n'
import { describe, expect, test } from 'vitest'
import { loadWords, sayFrom, spokenFor } from './texts.ts'

const set = (code: string, texts: Record<string, string>) => ({
  [`./texts/${code}.ts`]: async () => ({ texts }),
})

describe('what a page says', () => {
  test('the words of a game overrule those of its studio, and they the page’s', async () => {
    const studio = { ...set('en', { 'bar.play': 'Go', own: 'Own {count}' }), ...set('my', { own: 'ကိုယ်ပိုင်' }) }
    const game = set('en', { 'bar.play': 'Roll' })
    const say = sayFrom(await loadWords('EN', [studio, game]))
    expect([say('bar.play'), say('own', { count: 3 }), say('bar.balance')]).toEqual([
      'Roll',
      'Own 3',
      'Balance',
    ])
    expect(say('nobody.has {this}')).toBe('nobody.has {this}')
  })

  test('a set that lacks the language speaks English, the others do not', async () => {
    const game = { ...set('en', { own: 'Own' }), ...set('th', { own: 'ของเรา' }) }
    expect(sayFrom(await loadWords('TH', [game]))('own')).toBe('ของเรา')
    const say = sayFrom(await loadWords('MY', [game]))
    expect(say('own')).toBe('Own')
    expect(say('bar.balance')).toMatch(/\p{Script=Myanmar}/u)
  })

  test('one language is fetched, and no other', async () => {
    const fetched: string[] = []
    const file = (code: string) => async () => {
      fetched.push(code)
      return { texts: {} }
    }
    await loadWords('MY', [{ './texts/en.ts': file('en'), './texts/my.ts': file('my') }])
    expect(fetched).toEqual(['my'])
  })
})

test('[OV-46] [OV-48] a game is spoken in every language that the site is, and in English where it is not', () => {
  const whole = languages.filter(({ complete }) => complete).map(({ code }) => code)
  expect(whole.map(spokenFor)).toEqual(whole)
  expect(whole.length).toBe(11)
  expect(['KO', '', '__proto__', 'my'].map(spokenFor)).toEqual(['EN', 'EN', 'EN', 'MY'])
})
