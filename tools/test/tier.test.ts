import { expect, test } from 'vitest'
import { tierOf } from './tier.ts'

test('without a word the usual tests run; each tier has its word', () => {
  expect(tierOf([])).toEqual({ name: 'usual' })
  expect(tierOf(['--every-journey'])).toEqual({ name: 'every-journey' })
  expect(tierOf(['--matrix'])).toEqual({ name: 'matrix' })
  expect(tierOf(['--changed', 'main'])).toEqual({ name: 'changed', base: 'main' })
  expect(tierOf(['--changed=main'])).toEqual({ name: 'changed', base: 'main' })
})

test.each([
  [['--every-jorney'], 'knows no --every-jorney'],
  [['wallet'], 'knows no wallet'],
  [['--changed'], 'needs the commit'],
  [['--changed', '--matrix'], 'needs the commit'],
  [['--changed', 'main', 'more'], 'more cannot stand beside --changed'],
  [['--matrix', '--every-journey'], '--every-journey cannot stand beside --matrix'],
])('%j is refused with a sentence that names the tiers', (words, sentence) => {
  expect(() => tierOf(words)).toThrow(sentence)
  expect(() => tierOf(words)).toThrow('There are: --every-journey')
})
