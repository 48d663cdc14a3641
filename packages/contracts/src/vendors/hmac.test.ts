import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hmacSha256 } from './hmac.ts'

test('it is what Node makes, for every key and text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.integer({ min: 0, max: 3_000 }).map((length) => 'ကx'.repeat(length)),
  )
  fc.assert(
    fc.property(text, text, (secret, said) => {
      expect(hmacSha256(secret, said)).toBe(createHmac('sha256', secret).update(said).digest('hex'))
    }),
  )
})

test.each([
  // RFC 4231, cases 2 and 1, whose keys are text.
  [
    'Jefe',
    'what do ya want for nothing?',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  ['\x0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
])('it agrees with the standard’s own examples: %j', (secret, said, wanted) => {
  expect(hmacSha256(secret, said)).toBe(wanted)
})
