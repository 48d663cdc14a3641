/** All that people did about a draw's result, for whoever has to judge it. */
import { currencyOf, formatMinor } from '../../packages/kernel/src/index.ts'
import type { IssueHistory } from '../../packages/studio-kit/src/draws/store/officials.ts'

const at = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ')
const money = (minor: string, currency: string) =>
  `${formatMinor(BigInt(minor), currencyOf(currency).scale)} ${currency}`

export function historyLines({ issue, entries, results, corrections }: IssueHistory): string[] {
  const isSealed = issue.linkNo !== null
  return [
    `${issue.id}: ${issue.state}, drawn at ${at(issue.drawsAt)} UTC, ${isSealed ? 'from its seal' : issue.parts ? `from ${issue.parts.join(' and ')}` : 'official'}`,
    ...results.map(
      ({ revision, result, source, statedAt, people }) =>
        `  result ${revision}: ${JSON.stringify(result)} by ${people.join(' and ')}, from ${source}, stated ${at(statedAt)}`,
    ),
    ...entries
      .filter(({ revision }) => !results.some((each) => each.revision === revision))
      .map(
        ({ person, result, source }) =>
          `  waits for a second person: ${JSON.stringify(result)} by ${person}, from ${source}`,
      ),
    ...corrections.map(
      ({ revision, currency, tickets, paid, taken, waiting, refused }) =>
        `  result ${revision} changed tickets: ${tickets}; paid ${money(paid, currency)}, taken back ${money(taken, currency)}` +
        `${waiting > 0 ? `; not with the wallet yet: ${waiting}` : ''}${refused > 0 ? `; REFUSED, for you to look at: ${refused}` : ''}`,
    ),
  ]
}
