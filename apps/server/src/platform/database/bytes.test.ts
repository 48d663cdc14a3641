import pg from 'pg'
import { expect, test } from 'vitest'
import './bytes.ts'

test('bytes that a row brought hold no memory but their own, however long they are kept', () => {
  const read = pg.types.getTypeParser(17) as (text: string) => Buffer
  const hash = read(`\\x${'0aff'.repeat(16)}`)
  expect(hash.toString('hex')).toBe('0aff'.repeat(16))
  expect(hash.buffer.byteLength).toBe(32)
  expect(read('\\x')).toHaveLength(0)
})
