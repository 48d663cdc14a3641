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
