/** What the demonstration's agents have agreed to, and what still waits for somebody's word. */
import type { PayKind } from '../../apps/server/src/modules/agents/contracts/index.ts'
import { second, top } from './people.data.ts'

/** So much of what is bet on from there, in whole units, at so many per cent. */
type Step = readonly [from: number, rate: string]

export interface Agreement {
  readonly kind: PayKind
  /** Null: the brand itself. */
  readonly upline: string | null
  readonly downline: string
  readonly steps: readonly Step[]
  readonly payer: 'PLATFORM' | 'UPLINE'
}

const of = (
  kind: PayKind,
  upline: string | null,
  downline: string,
  steps: readonly Step[],
  payer: Agreement['payer'] = 'PLATFORM',
): Agreement => ({ kind, upline, downline, steps, payer })

/** Offered and agreed to: from the top down, as each may promise what it has itself. */
export const agreements: readonly Agreement[] = [
  of('daily', null, top, [[0, '1']]),
  of('daily', top, second, [[0, '0.7']]),
  of('daily', top, 'ShweLaMin', [
    [0, '0.45'],
    [400_000, '0.6'],
  ]),
  of('daily', top, 'HtetAung77', [[0, '0.5']]),
  of('daily', second, 'MinThu88', [[0, '0.45']], 'UPLINE'),
  of('daily', second, 'NilarWin', [[0, '0.35']]),
  of('daily', 'ShweLaMin', 'KoZaw', [[0, '0.35']]),
  of('daily', 'ShweLaMin', 'ThiriMay', [[0, '0.3']]),
  of('daily', 'HtetAung77', 'YeGyi99', [[0, '0.25']]),
  of('daily', 'MinThu88', 'AungKo2026', [[0, '0.2']]),
  of('daily', 'KoZaw', 'PhyoWai', [[0, '0.15']]),
  of('dividend', null, top, [[0, '30']]),
  of('dividend', top, second, [[0, '22']]),
  of('dividend', top, 'ShweLaMin', [[0, '18']]),
  of('dividend', second, 'MinThu88', [[0, '12']]),
  of('dividend', 'ShweLaMin', 'KoZaw', [[0, '10']]),
  of('dividend', second, 'NilarWin', [[0, '8']]),
]

/** Of hours and of five minutes: only where the month ends, as nobody looks through weeks of them. */
export const shortAgreements: readonly Agreement[] = [
  of('hourly', null, top, [[0, '0.2']]),
  of('hourly', top, second, [[0, '0.15']]),
  of('hourly', second, 'MinThu88', [[0, '0.1']]),
  of('hourly', top, 'HtetAung77', [[0, '0.12']]),
  of('realtime', null, top, [[0, '0.3']]),
  of('realtime', top, second, [[0, '0.2']]),
  of('realtime', second, 'NilarWin', [[0, '0.15']]),
  of('realtime', top, 'ShweLaMin', [[0, '0.2']]),
]

/** What is done to one of them, or begun, later; so many hours before the end. */
export interface Later {
  readonly hoursBefore: number
  readonly action: 'offer' | 'request' | 'reject' | 'change' | 'requestEnd' | 'terminate'
  readonly by: 'upline' | 'downline'
  readonly about: Agreement
}

const waiting = of('daily', 'KoZaw', 'NayLinn', [[0, '0.1']])
const wished = of('dividend', 'ShweLaMin', 'ThiriMay', [[0, '5']])
const refused = of('dividend', top, 'HtetAung77', [[0, '9']])

export const later: readonly Later[] = [
  { hoursBefore: 264, action: 'terminate', by: 'upline', about: of('dividend', second, 'NilarWin', []) },
  { hoursBefore: 150, action: 'offer', by: 'upline', about: refused },
  { hoursBefore: 141, action: 'reject', by: 'downline', about: refused },
  { hoursBefore: 50, action: 'offer', by: 'upline', about: waiting },
  { hoursBefore: 30, action: 'requestEnd', by: 'downline', about: of('daily', 'HtetAung77', 'YeGyi99', []) },
  { hoursBefore: 26, action: 'request', by: 'downline', about: wished },
  { hoursBefore: 20, action: 'change', by: 'upline', about: of('daily', top, second, [[0, '0.75']]) },
]
