import { Button, Card, Meter } from '@jackfruit/ui'
import { useText } from '../../../shared/text/text.ts'
import { pointsFigure, pointsOf } from './figure.ts'
import { GoodsArt } from './GoodsArt.tsx'
import type { Goods } from './queries.ts'

/** So few are worth to be said as a number. */
const fewMost = 5

interface GoodsCardProps {
  goods: Goods
  /** What the member has; null for who is not logged in. */
  balance: bigint | null
  onExchange: () => void
}

/** What it is, what it costs, and either the exchange or how many points are still missing. */
export function GoodsCard({ goods, balance, onExchange }: GoodsCardProps) {
  const text = useText()
  const { name, art, price, stock } = goods
  const isGone = stock === 0
  const missing = balance === null ? 0n : pointsOf(price) - balance
  return (
    <Card as="article" className="flex flex-col overflow-hidden" data-testid="goods" data-goods={goods.id}>
      <GoodsArt art={art} isGone={isGone} className="h-[132px]" />
      <div className="flex flex-1 flex-col gap-2 p-3 md:p-4">
        <h2 className="!text-[15px] md:!text-[16px] [overflow-wrap:anywhere]">{name}</h2>
        <p className="hidden text-[13px] text-text-2 sm:block">{goods.text}</p>
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-2">
          <p>
            <span className="num text-[18px] font-[700]">{pointsFigure(price)}</span>{' '}
            <span className="text-[13px] text-text-2">{text('points.unit')}</span>
          </p>
          <Stock stock={stock} />
        </div>
        {isGone ? null : missing > 0n ? (
          <div className="grid gap-1.5">
            <Meter
              label={text('points.your_points')}
              value={text('points.missing', { points: pointsFigure(missing) })}
              percent={Number(((balance ?? 0n) * 100n) / pointsOf(price))}
            />
            <p className="text-[13px] text-text-2" data-testid="missing">
              {text('points.missing', { points: pointsFigure(missing) })}
            </p>
          </div>
        ) : (
          <Button
            look="green"
            className="w-full"
            onClick={onExchange}
            aria-label={`${text('points.exchange')}: ${name}`}
          >
            {text('points.exchange')}
          </Button>
        )}
      </div>
    </Card>
  )
}

function Stock({ stock }: { stock: number | null }) {
  const text = useText()
  const tone = 'text-[13px]'
  if (stock === null) return <span className={`${tone} text-text-2`}>{text('points.by_order')}</span>
  if (stock === 0)
    return <span className={`${tone} font-[640] text-negative`}>{text('points.sold_out')}</span>
  if (stock <= fewMost)
    return <span className={`${tone} font-[640] text-negative`}>{text('points.left', { count: stock })}</span>
  return <span className={`${tone} text-text-2`}>{text('points.in_stock')}</span>
}
