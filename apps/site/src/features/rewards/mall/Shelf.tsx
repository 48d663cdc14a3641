import { points } from '@jackfruit/contracts'
import { Button, Card, Check, Empty, SegmentedTabs } from '@jackfruit/ui'
import { useId, useState } from 'react'
import { useText } from '../../../shared/text/text.ts'
import { pointsFigure, pointsOf } from './figure.ts'
import { GoodsCard } from './GoodsCard.tsx'
import type { Goods } from './queries.ts'

type Category = 'all' | points.GoodsCategory
const orders = ['mall', 'few', 'many'] as const
type OrderBy = (typeof orders)[number]

function byPrice(a: Goods, b: Goods): number {
  const [one, other] = [pointsOf(a.price), pointsOf(b.price)]
  return one === other ? 0 : one < other ? -1 : 1
}

const inOrder: Readonly<Record<OrderBy, (goods: readonly Goods[]) => readonly Goods[]>> = {
  mall: (goods) => goods,
  few: (goods) => goods.toSorted(byPrice),
  many: (goods) => goods.toSorted(byPrice).toReversed(),
}

interface ShelfProps {
  goods: readonly Goods[]
  balance: bigint | null
  onOffers: () => void
  onExchange: (goods: Goods) => void
}

/** Goods by kind, reach and price. */
export function Shelf({ goods, balance, onOffers, onExchange }: ShelfProps) {
  const text = useText()
  const id = useId()
  const [category, setCategory] = useState<Category>('all')
  const [isReached, setReached] = useState(false)
  const [by, setBy] = useState<OrderBy>('mall')
  const known = points.goodsCategories.filter((each) => goods.some((one) => one.category === each))
  const shown = inOrder[by](goods).filter(
    (each) =>
      (category === 'all' || each.category === category) &&
      (!isReached || balance === null || (pointsOf(each.price) <= balance && each.stock !== 0)),
  )
  if (goods.length === 0)
    return (
      <Card>
        <Empty
          title={text('promotions.mall_empty_title')}
          action={
            <Button look="green" onClick={onOffers}>
              {text('promotions.to_list')}
            </Button>
          }
        >
          {text('promotions.mall_empty_text')}
        </Empty>
      </Card>
    )
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={text('points.see_all')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="-mx-4 max-w-[100vw] overflow-x-auto px-4 [scrollbar-width:none]">
          <SegmentedTabs
            label={text('points.categories')}
            value={category}
            onChange={setCategory}
            segments={(['all', ...known] as const).map((each) => ({
              value: each,
              label: text(each === 'all' ? 'points.all' : `points.cat_${each}`),
            }))}
          />
        </div>
        {balance !== null && (
          <Check checked={isReached} onChange={(event) => setReached(event.target.checked)}>
            {text('points.afford')}
          </Check>
        )}
        <div className="field-box ms-auto w-auto">
          <label htmlFor={id} className="sr-only">
            {text('points.sort')}
          </label>
          <select id={id} value={by} onChange={(event) => setBy(event.target.value as OrderBy)}>
            {orders.map((each) => (
              <option key={each} value={each}>
                {text(`points.sort_${each}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      {shown.length === 0 ? (
        <Card>
          <Empty
            title={text('points.none_title', { points: pointsFigure(balance ?? 0n) })}
            action={
              <Button
                onClick={() => {
                  setReached(false)
                  setCategory('all')
                }}
              >
                {text('points.see_all')}
              </Button>
            }
          >
            {text('points.none_text')}
          </Empty>
        </Card>
      ) : (
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-[repeat(auto-fill,minmax(208px,1fr))] md:gap-4">
          {shown.map((each) => (
            <li key={each.id} className="grid">
              <GoodsCard goods={each} balance={balance} onExchange={() => onExchange(each)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
