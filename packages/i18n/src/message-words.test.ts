import { expect, test } from 'vitest'
import { messageWords } from './message-words.ts'
import { startTexts } from './texts.ts'

const place = { language: 'EN', timeZone: 'Asia/Yangon' }

async function english() {
  const texts = await startTexts('EN')
  await texts.complete()
  return texts.text
}

test('amounts, instants, limits and addresses stand in a message as people read them', async () => {
  const text = await english()
  expect(
    messageWords(
      text,
      'peer_pay',
      { amount: '30000.00', currency: 'MMK', until: '2026-11-23T03:00:00.000Z' },
      place,
    ).title,
  ).toBe('Pay Ks\u00a030,000.00 by 23 Nov, 09:30')
  expect(
    messageWords(
      text,
      'limit_changed',
      { limit: 'deposit', period: 'day', amount: '5000.00', currency: 'MMK' },
      place,
    ),
  ).toEqual({
    title: 'Deposit limit: Ks\u00a05,000.00',
    content: 'Deposit limit, Each day: Ks\u00a05,000.00 from now on.',
  })
  expect(
    messageWords(text, 'limit_changed', { limit: 'session', period: 'sitting', minutes: '45' }, place).title,
  ).toBe('Time limit: 45 minutes')
  expect(messageWords(text, 'limit_raise_asked', { limit: 'loss', period: 'week' }, place).title).toBe(
    'Loss limit: you asked for no limit',
  )
  const changed = messageWords(text, 'password_changed', { place: '203.0.113.9' }, place)
  expect(changed.title).toBe('Login password changed')
  expect(changed.content).toContain('203.0.113.9')
})

test('an offer stands in a message by its name in the reader’s language, else by its English one', async () => {
  const text = await english()
  const facts = {
    ...{ offer_EN: 'Weekly cashback', offer_MY: 'အပတ်စဉ် ငွေပြန်အမ်း', amount: '20.00', currency: 'MMK' },
    until: '2026-11-23T03:00:00.000Z',
  }
  expect(messageWords(text, 'cashback_ready', facts, place)).toEqual({
    title: 'Ks\u00a020.00 of your loss comes back',
    content: 'Cashback of Weekly cashback. Take it in the reward centre until 23 Nov, 09:30.',
  })
  expect(messageWords(text, 'cashback_ready', facts, { ...place, language: 'MY' }).content).toContain(
    'အပတ်စဉ် ငွေပြန်အမ်း',
  )
  expect(messageWords(text, 'cashback_ready', facts, { ...place, language: 'TH' }).content).toContain(
    'Weekly cashback',
  )
  expect(messageWords(text, 'rounds_over', { ...facts, rounds: '1200' }, place).content).toContain('1,200')
})

test('what the house named stands there in the language of who reads, and as it was told before it had others', async () => {
  const text = await english()
  const said = (facts: Readonly<Record<string, string>>, language: string) => {
    const { title, content } = messageWords(
      text,
      'mall_approved',
      { order: '7', ...facts },
      { ...place, language },
    )
    return `${title} ${content}`
  }
  const both = { goods_EN: 'A fan', goods_MY: 'ပန်ကာ' }
  expect(said(both, 'MY')).toContain('ပန်ကာ')
  expect(said(both, 'VI')).toContain('A fan')
  expect(said({ goods_MY: 'ပန်ကာ' }, 'VI')).toContain('ပန်ကာ')
  expect(said({ goods: 'A fan' }, 'MY')).toContain('A fan')
})
