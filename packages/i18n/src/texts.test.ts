import { describe, expect, test } from 'vitest'
import { startTexts } from './texts.ts'

describe('texts', () => {
  test('are found by feature and key, with their values put in', async () => {
    const { text } = await startTexts('EN')
    expect(text('auth.welcome_again', { name: 'Thiha' })).toBe('Logged in as Thiha.')
    expect(text('shell.region_continue', {})).toBe('Continue in {{currency}}')
  })

  test('a value is never read as a place for another value', async () => {
    const { text } = await startTexts('EN')
    expect(text('auth.welcome_again', { name: '{{name}} $& <b>' })).toBe('Logged in as {{name}} $& <b>.')
  })

  test('a count chooses the form that its language has', async () => {
    const english = await startTexts('EN')
    expect(english.text('errors.retry_in', { count: 1 })).toBe('Try again in 1 minute')
    expect(english.text('errors.retry_in', { count: 2 })).toBe('Try again in 2 minutes')
    const burmese = await startTexts('MY')
    expect(burmese.text('errors.retry_in', { count: 1 })).toContain('1 မိနစ်')
  })

  test('only texts that there are can be had: names that every object has are none', async () => {
    const { has } = await startTexts('EN')
    expect(['errors.network', 'errors.retry_in'].map(has)).toEqual([true, true])
    expect(['errors.nonsense', 'errors.toString', 'toString.length', 'errors', ''].map(has)).not.toContain(
      true,
    )
  })

  test('a change of language is told after its set is there', async () => {
    const texts = await startTexts('EN')
    const heard: string[] = []
    const forget = texts.onChange(() => heard.push(`${texts.language()} ${texts.text('shell.home')}`))
    await texts.change('MY')
    forget()
    await texts.change('EN')
    expect(heard).toEqual(['MY ပင်မ'])
    await expect(texts.change('XX')).rejects.toThrow('no such language')
    expect(texts.language()).toBe('EN')
  })
})
