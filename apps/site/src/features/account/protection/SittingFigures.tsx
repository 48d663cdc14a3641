import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onPush } from '../../../shared/calls/pushes.ts'
import { Sum } from '../../../shared/money/Sum.tsx'
import { useText } from '../../../shared/text/text.ts'
import { clockOf } from './due.ts'
import { sittingKey, useSitting } from './queries.ts'

/** Rounds are read from the ledger's stream a moment after they are settled. */
const afterPushMs = 2_000

/** How long this stretch of play has lasted and what it came to, beside a running game. */
export default function SittingFigures({ currency }: { currency: string }) {
  const text = useText()
  const cache = useQueryClient()
  const { data: sitting } = useSitting(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const forget = onPush(({ type }) => {
      if (type !== 'balance') return
      clearTimeout(timer)
      timer = setTimeout(() => void cache.invalidateQueries({ queryKey: sittingKey }), afterPushMs)
    })
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [cache])
  if (sitting === undefined) return null
  return (
    <>
      <p className="flex items-baseline gap-2">
        <span className="text-on-rind-2">{text('game.played')}</span>
        <bdi className="num font-[680]" data-testid="sitting-time">
          {clockOf(sitting?.minutes ?? 0)}
        </bdi>
      </p>
      <p className="flex items-baseline gap-2">
        <span className="text-on-rind-2">{text('game.net')}</span>
        <span data-testid="sitting-net">
          <Sum amount={sitting?.net ?? '0.00'} currency={currency} isNet className="font-[680]" />
        </span>
      </p>
    </>
  )
}
