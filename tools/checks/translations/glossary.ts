/** The words that this trade has in each language. What English says with one of them, others say with theirs. */
import { readFileSync } from 'node:fs'
import type { Rule } from './sets.ts'

/** Terms by their English, each with what a language may say for it: the first is the usual one. */
export type Glossary = ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>

/** Brackets in a term are for where there is room; wide and narrow ones, and spaces, are the same word. */
const bare = (text: string) =>
  text.normalize('NFC').toLowerCase().replace(/\s/gu, '').replace(/（/gu, '(').replace(/）/gu, ')')
const withoutBrackets = (text: string) => bare(text).replace(/\(.*\)/gu, '')

/** The table beside this file: a term a line, a language a column, ` ~ ` between words for the same. */
export function readGlossary(): Glossary {
  const [head = '', ...lines] = readFileSync(new URL('glossary.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const codes = head.split('\t').slice(1)
  const terms = new Map<string, Record<string, string[]>>()
  for (const line of lines) {
    const cells = line.split('\t').slice(1)
    const name = withoutBrackets(cells[0] ?? '')
    const known = terms.get(name) ?? {}
    for (const [at, code] of codes.entries()) {
      known[code] = [
        ...(known[code] ?? []),
        ...(cells[at] ?? '').split('~').flatMap((word) => [bare(word), withoutBrackets(word)]),
      ]
    }
    terms.set(name, known)
  }
  return terms
}

/** Keys whose English happens to be a term and means something else here, or has less room. */
const otherwise: Readonly<Record<string, string>> = {
  'member.kind_0': 'the person, not the side at a table of baccarat',
  'winners.player': 'the person, not the side at a table of baccarat',
  'records.settled_at': 'the time when, not the state',
  'records.state_void': 'without what happens to the stake: the row shows it',
  'shell.log_in_short': 'shorter than the usual word',
  'shell.register_short': 'shorter than the usual word',
  'banners.play': 'beside a picture that names the game',
  'frame.more': 'stands under a list',
  'frame.share': 'more than one friend',
  'deposit.account': 'at a bank, not one to be opened here',
  'movements.account': 'of which the record is, not one to be opened',
  'peer.pay_number': 'at a bank, not one to be opened here',
  'movements.kind_deposit': 'what it was, not the button for it',
  'turnover.source_deposit': 'what it was, not the button for it',
  'deposit.submit_plain': 'the button below a form that says what it is',
  'peer.part_RECEIVED': 'said to both who pay and who receive',
  'peer.part_NOT_PAID': 'said to both who pay and who receive',
}

/** Rule 18: a text that is a term in English is that term in every language. */
export const termRule =
  (glossary: Glossary): Rule =>
  ({ key, text, english }, { code }) => {
    const allowed = glossary.get(bare(english))?.[code]
    if (!allowed || code === 'EN' || otherwise[key]) return null
    return allowed.includes(bare(text)) ? null : `is called “${allowed[0]}” elsewhere`
  }
