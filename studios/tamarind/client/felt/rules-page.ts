import { element } from '@jackfruit/game-page/dom'
import type { ViewParts } from '@jackfruit/game-page/view'
import { parseMinor } from '@jackfruit/kernel'
import { readChipFacts } from '../../shared/shown.ts'
import type { FeltLook } from './look.ts'

/** Paragraphs, then each kind of bet with its odds, its return and its limit. Bets that pay alike are one row. */
export function rulesOf(look: FeltLook, { facts, say, currency, money }: ViewParts): HTMLElement[] {
  const { places, limits } = readChipFacts(facts)
  const limitOf = (kind: 'main' | 'side') => {
    const most = parseMinor(limits[currency.code]?.[kind], currency.scale)
    return most === null ? '' : money(most)
  }
  const rows = new Map<string, { names: string[]; cells: string[] }>()
  for (const { id, pays, rtp, limit: kind } of places) {
    const key = [...pays, rtp, kind].join()
    const row = rows.get(key) ?? { names: [], cells: [pays.join(' · '), `${rtp}%`, limitOf(kind)] }
    row.names.push(look.place(id, say).label)
    rows.set(key, row)
  }
  const cells = (name: 'th' | 'td', texts: readonly string[]) => texts.map((text) => element(name, {}, text))
  const heads = ['felt.bet', 'felt.odds', 'felt.return', 'felt.limit'].map((key) => say(key))
  const table = element(
    'table',
    { class: 'felt-rules' },
    element('thead', {}, element('tr', {}, ...cells('th', heads))),
    element(
      'tbody',
      {},
      ...[...rows.values()].map(({ names, cells: values }) => {
        const few = names.length > 6 ? [...names.slice(0, 3), '…', names.at(-1) ?? ''] : names
        return element('tr', {}, ...cells('td', [few.join(', '), ...values]))
      }),
    ),
  )
  const paragraphs = [...look.rules, 'felt.keys'].map((key) => element('p', { class: 'felt-rule' }, say(key)))
  return [...paragraphs, table]
}
