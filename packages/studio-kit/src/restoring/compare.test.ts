import { describe, expect, test } from 'vitest'
import { marksSay } from './compare.ts'
import type { EpochRow } from './epoch-row.ts'

const row: EpochRow = { journal: 'a', epoch: 3, revealed: 7, cursor: '100', known: 40n, lineage: 'l' }
const word = { journal: 'a', epoch: 3, revealed: 7, cursor: '120', database: { lineage: 'l', known: 50n } }

describe('the marks of a journal beside those of the platform', () => {
  test('say nothing while neither has less', () => {
    expect(marksSay(row, row, word)).toBeNull()
  })

  test('say of a journal that it is strange, older or newer', () => {
    expect(marksSay(row, row, { ...word, journal: 'b' })).toBe('strange')
    expect(marksSay(row, row, { ...word, epoch: 4 })).toBe('older')
    expect(marksSay(row, row, { ...word, revealed: 8 })).toBe('older')
    expect(marksSay(row, row, { ...word, epoch: 2 })).toBe('newer')
    expect(marksSay(row, row, { ...word, cursor: '99' })).toBe('newer')
    expect(marksSay(row, row, { ...word, database: { lineage: 'l', known: 39n } })).toBe('newer')
  })

  test('find nobody newer by what another host was told and wrote down meanwhile', () => {
    expect(marksSay(row, { ...row, cursor: '200' }, word)).toBeNull()
    expect(marksSay(row, { ...row, epoch: 4, cursor: '200' }, word)).toBeNull()
  })

  test('find nobody older by seeds that another host has revealed meanwhile', () => {
    expect(marksSay(row, { ...row, revealed: 9 }, { ...word, revealed: 9 })).toBeNull()
  })
})
