import { expect, test } from 'vitest'
import type { IssueHistory } from '../../packages/studio-kit/src/draws/store/officials.ts'
import { historyLines } from './show.ts'

const moment = new Date('2026-11-16T09:00:00.000Z')
const entry = (revision: number, person: string, number: string) => ({
  ...{ revision, person, result: { number: [number] }, source: 'glo.or.th', at: moment },
})
const history: IssueHistory = {
  issue: {
    ...{ id: 'mm-3d-20261116-0001', game: 'mm-3d', version: '1.0.0', state: 'settled', revision: 2 },
    ...{ opensAt: moment, closesAt: moment, drawsAt: moment, drawnAt: moment, voidReason: null, parts: null },
    ...{ chainNo: null, linkNo: null, result: { number: ['123'] } },
  },
  entries: [entry(1, 'aye', '900'), entry(1, 'mya', '900'), entry(2, 'zaw', '123'), entry(3, 'aye', '132')],
  results: [1, 2].map((revision) => ({
    ...{ revision, result: { number: [revision === 1 ? '900' : '123'] }, source: 'glo.or.th' },
    ...{ statedAt: moment, people: ['aye', 'mya'], at: moment },
  })),
  corrections: [
    { revision: 2, currency: 'MMK', tickets: 3, paid: '7100000', taken: '100', waiting: 1, refused: 2 },
  ],
}

test('the history of a draw names each result with who, whence and when, what waits, and what a correction moved', () => {
  expect(historyLines(history)).toEqual([
    'mm-3d-20261116-0001: settled, drawn at 2026-11-16 09:00:00 UTC, official',
    '  result 1: {"number":["900"]} by aye and mya, from glo.or.th, stated 2026-11-16 09:00:00',
    '  result 2: {"number":["123"]} by aye and mya, from glo.or.th, stated 2026-11-16 09:00:00',
    '  waits for a second person: {"number":["132"]} by aye, from glo.or.th',
    '  result 2 changed tickets: 3; paid 71000.00 MMK, taken back 1.00 MMK; not with the wallet yet: 1; REFUSED, for you to look at: 2',
  ])
})
