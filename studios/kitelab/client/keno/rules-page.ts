import type { ViewParts } from '@jackfruit/game-page/view'
import { readKenoFacts } from '../../shared/keno.ts'
import { shortTimes } from '../house/figures.ts'
import { payTable, section } from '../house/rules-page.ts'

/** `returns`: per cent by "3 picks", as in the certificate. */
export function kenoRulesPage(
  { say, facts }: ViewParts,
  returns: Readonly<Record<string, string>>,
): readonly HTMLElement[] {
  const { size, drawn, pays } = readKenoFacts(facts)
  const hits = Array.from({ length: pays.length + 1 }, (_, count) => String(count))
  return [
    section(say('lab.how'), say('keno.how', { size, drawn })),
    section(
      say('lab.pays'),
      say('keno.table'),
      payTable([
        [say('keno.picks'), ...hits, say('keno.rtp')],
        ...pays.map((row, i) => [
          String(i + 1),
          ...hits.map((_, count) => {
            const multiple = row[count]
            return multiple === undefined ? '' : multiple === 0 ? '–' : shortTimes(multiple)
          }),
          `${returns[`${i + 1} picks`] ?? ''}%`,
        ]),
      ]),
    ),
  ]
}
