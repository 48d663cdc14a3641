import { describe, expect, test } from 'vitest'
import { type LoadedTexts, loadTexts } from './catalogues.ts'
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

  test('[OV-48] a text that a language lacks is shown in the fallback language, never as a key', async () => {
    const load = async (code: string): Promise<LoadedTexts> =>
      code === 'TH' ? { texts: { shell: { games: 'เกม' } } } : await loadTexts(code)
    const { text, onChange } = await startTexts('TH', { fallbackLanguage: 'MY' }, load)
    const told = new Promise<void>((done) => onChange(done))
    expect(text('shell.games')).toBe('เกม')
    expect(text('shell.home')).toBe('')
    await told
    expect(text('shell.home')).toBe('ပင်မ')
    expect(text('shell.games')).toBe('เกม')
  })

  test('[OV-48] a fallback that could not be fetched is asked for again', async () => {
    let asked = 0
    const load = async (code: string): Promise<LoadedTexts> => {
      if (code === 'TH') return { texts: {} }
      asked += 1
      if (asked === 1) throw new Error('no network')
      return await loadTexts(code)
    }
    const { text, onChange } = await startTexts('TH', {}, load)
    const told = new Promise<void>((done) => onChange(done))
    expect(text('shell.home')).toBe('')
    await new Promise((done) => setTimeout(done, 0))
    expect(text('shell.home')).toBe('')
    await told
    expect([text('shell.home'), asked]).toEqual(['Home', 2])
  })

  /** Thai in two parts; English whole. */
  const inParts = (rest: () => Promise<LoadedTexts['texts']>) => async (code: string) =>
    code === 'TH' ? { texts: { shell: { games: 'เกม' } }, rest } : await loadTexts(code)

  test('a text of the part that was left out is shown when that part is there, in the brand’s own words', async () => {
    let asked = 0
    const load = inParts(async () => {
      asked += 1
      return { help: { lead: 'ช่วยเหลือ', search: 'ทั้งหมด' } }
    })
    const brand = { texts: { TH: { 'help.search': 'เอง', 'shell.games': 'เล่น' } } }
    const { text, onChange, complete, isWhole } = await startTexts('TH', brand, load)
    expect(isWhole()).toBe(false)
    const told = new Promise<void>((done) => onChange(done))
    expect([text('shell.games'), text('help.lead'), text('shell.home'), asked]).toEqual(['เล่น', '', '', 1])
    await told
    await complete()
    expect(isWhole()).toBe(true)
    expect([text('help.lead'), text('help.search'), asked]).toEqual(['ช่วยเหลือ', 'เอง', 1])
    expect(text('shell.games')).toBe('เล่น')
  })

  test('a part that could not be fetched is asked for again, and a new language comes whole', async () => {
    let asked = 0
    const load = inParts(async () => {
      asked += 1
      if (asked === 1) throw new Error('no network')
      return { help: { lead: 'ช่วยเหลือ' } }
    })
    const texts = await startTexts('TH', {}, load)
    await expect(texts.complete()).rejects.toThrow('no network')
    await texts.complete()
    expect([texts.text('help.lead'), asked]).toEqual(['ช่วยเหลือ', 2])
    const english = await startTexts('EN', {}, load)
    await english.change('TH')
    expect([english.text('help.lead'), asked]).toEqual(['ช่วยเหลือ', 3])
  })

  test('[OV-46] a brand says single texts in its own words, in every language that it has written', async () => {
    const texts = {
      EN: {
        'shell.home': 'Start',
        'errors.retry_in_other': 'Back in {{count}} min',
        'auth.email': '{{secret}}',
      },
      VI: { 'shell.home': 'Bắt đầu', 'no.such': 'x', 'toString.length': 'x' },
    }
    const own = await startTexts('EN', { texts })
    expect(own.text('shell.home')).toBe('Start')
    expect(own.text('errors.retry_in', { count: 2 })).toBe('Back in 2 min')
    expect(own.text('errors.retry_in', { count: 1 })).toBe('Try again in 1 minute')
    expect(own.text('auth.email')).toBe('Email')
    await own.change('VI')
    expect([own.text('shell.home'), own.text('shell.games')]).toEqual(['Bắt đầu', 'Trò chơi'])
    expect(own.has('no.such')).toBe(false)
    expect((await startTexts('EN')).text('shell.home')).toBe('Home')
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
