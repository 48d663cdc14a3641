import type { points } from '@jackfruit/contracts'
import { formatMoney, type TextKey } from '@jackfruit/i18n'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import type { Terms } from './queries.ts'

/** What a line of the table is called: as the kinds of games are everywhere. */
export function nameOfLine(line: points.EarnedLine): TextKey {
  if (line === 'AC') return 'category.class_AC'
  return line === 'DEPOSIT' || line === 'GIFT' || line === 'EXTRA'
    ? `points.line_${line}`
    : `lobby.type_${line}`
}

/** One point for so much, by kind of game. */
export function RatioTable({ terms }: { terms: Terms }) {
  const text = useText()
  const { currency } = useBrand()
  return (
    <div className="grid gap-3">
      <table className="w-full border-separate border-spacing-0 text-[15px]" data-testid="ratios">
        <thead>
          <tr className="text-[13px] text-text-2">
            <th scope="col" className="border-line border-b py-2 text-start font-[560]">
              {text('points.table_kind')}
            </th>
            <th scope="col" className="border-line border-b py-2 text-end font-[560]">
              {text('points.table_ratio')}
            </th>
          </tr>
        </thead>
        <tbody>
          {terms.ratios.map(({ line, per }) => (
            <tr key={line}>
              <th scope="row" className="border-line border-b py-2 text-start font-[560]">
                {text(nameOfLine(line))}
              </th>
              <td
                className={`num border-line border-b py-2 text-end ${per === null ? 'text-text-2' : 'font-[640]'}`}
              >
                {per === null ? text('points.table_none') : formatMoney(per, currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-[13px] text-text-2">{text('points.table_note')}</p>
    </div>
  )
}
