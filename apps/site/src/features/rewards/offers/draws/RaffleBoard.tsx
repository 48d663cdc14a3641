import { formatCount } from '@jackfruit/i18n'
import { Sum } from '../../../../shared/money/Sum.tsx'
import { useBrand } from '../../../../shared/session/brand.ts'
import { useText } from '../../../../shared/text/text.ts'
import type { Board } from './queries.ts'

/** The member's tickets, and the winners once they are drawn. */
export function RaffleBoard({ board: { winners, tickets } }: { board: Board }) {
  const text = useText()
  const { currency } = useBrand()
  return (
    <div className="grid content-center gap-4" data-testid="raffle">
      {tickets !== null && (
        <div className="relative mx-auto w-full max-w-[360px]">
          <Ticket />
          <p className="absolute inset-0 grid place-items-center px-12 text-center font-[720] text-[18px] text-[#2a1a02]">
            {text('offers.draw_tickets', { count: formatCount(tickets) })}
          </p>
        </div>
      )}
      <h2 className="!text-[19px]">{text('offers.draw_winners')}</h2>
      {winners.length === 0 ? (
        <p className="text-[15px] text-on-rind-2">{text('offers.draw_waits')}</p>
      ) : (
        <ol className="grid">
          {winners.map(({ place, amount, who, isMine }) => (
            <li
              key={place}
              className={`flex items-center gap-3 border-white/10 py-2 [&+&]:border-t ${isMine ? 'text-gold-300' : ''}`}
            >
              <span className="num grid size-8 flex-none place-items-center rounded-full bg-white/10 font-[680] text-[14px]">
                {place + 1}
              </span>
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]" dir="auto">
                {who}
                {isMine && ` (${text('offers.draw_you')})`}
              </span>
              <span className="font-[640]">
                <Sum amount={amount} currency={currency} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

const Ticket = () => (
  <svg viewBox="0 0 360 120" className="w-full" aria-hidden="true">
    <path
      d="M14 6 H346 A8 8 0 0 1 354 14 V44 A16 16 0 0 0 354 76 V106 A8 8 0 0 1 346 114 H14 A8 8 0 0 1 6 106 V76 A16 16 0 0 0 6 44 V14 A8 8 0 0 1 14 6 Z"
      fill="#FFC73D"
    />
    <path d="M14 6 H346 A8 8 0 0 1 354 14 V34 H6 V14 A8 8 0 0 1 14 6 Z" fill="#FFDF86" />
    <path d="M42 12 V108 M318 12 V108" stroke="#a06508" strokeWidth="2" strokeDasharray="5 6" />
  </svg>
)
