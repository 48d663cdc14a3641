import { formatDateTime } from '@jackfruit/i18n'
import { Button, Card } from '@jackfruit/ui'
import { type ReactNode, useState } from 'react'
import { ShieldCheckIcon } from '../../../../shared/look/icons.ts'
import { Sum } from '../../../../shared/money/Sum.tsx'
import { useBrand } from '../../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../../shared/text/text.ts'
import type { OfferDetail } from '../../shared/offers.ts'
import type { Board, Result } from './queries.ts'

interface ResultsProps {
  offer: OfferDetail
  board: Board
  mine: readonly Result[]
  renderProof: (evidence: Readonly<Record<string, unknown>>, id: string) => ReactNode
}

/** What is promised for the next draw, and what came: each with its proof, once the seed is open. */
export function Results({ offer, board: { commit, proof }, mine, renderProof }: ResultsProps) {
  const text = useText()
  const [shown, setShown] = useState<number | null>(null)
  if (commit === null && mine.length === 0 && !proof) return null
  const name = (number: number) => `${offer.id}-${number}`
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-5" data-testid="draw-results">
      <h2 className="!text-[19px]">{text(mine.length > 0 ? 'offers.draw_mine' : 'offers.draw_check')}</h2>
      {commit !== null && (
        <p className="text-[13px] text-text-2">
          {text('verify.promised')}:{' '}
          <code dir="ltr" className="font-mono [overflow-wrap:anywhere]" data-testid="commit">
            {commit}
          </code>
        </p>
      )}
      {mine.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)]">
          {mine.map((result) => (
            <li
              key={result.number}
              className="grid grid-cols-[minmax(0,1fr)] gap-2 border-line py-2.5 [&+&]:border-t"
            >
              <Line
                result={result}
                onCheck={
                  result.proof && (() => setShown((now) => (now === result.number ? null : result.number)))
                }
                isOpen={shown === result.number}
              />
              {shown === result.number && result.proof && renderProof(result.proof, name(result.number))}
            </li>
          ))}
        </ul>
      )}
      {proof && renderProof(proof, offer.id)}
    </Card>
  )
}

function Line({
  result: { amount, at },
  onCheck,
  isOpen,
}: {
  result: Result
  onCheck: (() => void) | null
  isOpen: boolean
}) {
  const text = useText()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1" data-testid="draw-result">
      <span className="num text-[14px] text-text-2">{formatDateTime(at, language, timeZone, 'short')}</span>
      <span className="flex items-center gap-3">
        <b className="font-[640] text-[16px]">
          {amount === '0.00' ? text('offers.draw_blank') : <Sum amount={amount} currency={currency} isNet />}
        </b>
        {onCheck && (
          <Button
            size="sm"
            look="text"
            icon={<ShieldCheckIcon size={18} />}
            aria-expanded={isOpen}
            onClick={onCheck}
          >
            {text('offers.draw_check')}
          </Button>
        )}
      </span>
    </div>
  )
}
