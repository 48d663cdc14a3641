/** A statement as a file: what was sealed, and beside each entry what it says, so that anybody can read it. */
import { readEntry, type SealedEntries } from '@jackfruit/fairness'
import { formatMinor } from '@jackfruit/kernel'
import type { Stretch } from './check.ts'

const format = 'jackfruit-statement-1'

export interface Heading extends Stretch {
  readonly currency: string
  readonly timeZone: string
  readonly from: string
  readonly to: string
  readonly opening: string
  readonly closing: string
  readonly moneyIn: string
  readonly moneyOut: string
}

interface SavedEntry {
  readonly seq: string
  readonly at: string
  readonly kind: string
  readonly amount: string
  readonly balanceAfter: string
  readonly line: string
  readonly print: string
}

/** The file in pieces: a long statement need not become one string. */
export function piecesOf(heading: Heading, { lines, prints }: SealedEntries): string[] {
  const head = JSON.stringify({ format, ...heading })
  return [
    `${head.slice(0, -1)},"entries":[\n`,
    ...lines.map(
      (line, at) => `${JSON.stringify(entryOf(line, prints[at] ?? ''))}${at + 1 < lines.length ? ',' : ''}\n`,
    ),
    ']}\n',
  ]
}

function entryOf(line: string, print: string): SavedEntry {
  const entry = readEntry(line)
  return {
    seq: String(entry?.seq ?? ''),
    at: entry?.at.toISOString() ?? '',
    kind: entry?.kind ?? '',
    amount: formatMinor(entry?.posted ? entry.amount : 0n),
    balanceAfter: formatMinor(entry?.balanceAfter ?? 0n),
    ...{ line, print },
  }
}

export interface Saved {
  readonly stretch: Stretch
  readonly entries: SealedEntries
  /** The first entry that says something else than what was sealed of it. */
  readonly misread: string | null
}

/** Null for what is no statement. */
export function readSaved(text: string): Saved | null {
  const file = parsed(text)
  if (!file) return null
  const { accountId, start, end, entries } = file
  const misread = entries.find(
    (entry) => JSON.stringify(entryOf(entry.line, entry.print)) !== JSON.stringify(asKept(entry)),
  )
  return {
    stretch: { accountId, start, end },
    entries: { lines: entries.map(({ line }) => line), prints: entries.map(({ print }) => print) },
    misread: misread ? misread.seq : null,
  }
}

const asKept = ({ seq, at, kind, amount, balanceAfter, line, print }: SavedEntry): SavedEntry => ({
  ...{ seq, at, kind, amount, balanceAfter, line, print },
})

function parsed(text: string): (Stretch & { entries: SavedEntry[] }) | null {
  try {
    const file = JSON.parse(text) as Partial<Stretch> & { format?: unknown; entries?: unknown }
    const isPoint = (point: unknown) => {
      const { seq, head } = (point ?? {}) as Record<string, unknown>
      return /^\d{1,18}$/.test(String(seq)) && /^[0-9a-f]{64}$/.test(String(head))
    }
    const isEntry = (entry: unknown) => {
      const { seq, line, print } = (entry ?? {}) as Record<string, unknown>
      return [seq, line, print].every((each) => typeof each === 'string')
    }
    const isWhole =
      file.format === format &&
      typeof file.accountId === 'string' &&
      isPoint(file.start) &&
      isPoint(file.end) &&
      Array.isArray(file.entries) &&
      file.entries.every(isEntry)
    return isWhole ? (file as Stretch & { entries: SavedEntry[] }) : null
  } catch {
    return null
  }
}
