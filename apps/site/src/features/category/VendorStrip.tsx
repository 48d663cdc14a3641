import { Badge, join } from '@jackfruit/ui'
import { FireIcon, SquaresFourIcon } from '../../shared/icons.ts'
import { vendorGlyph } from '../../shared/pictures.ts'
import { useText } from '../../shared/text.ts'
import { isOf, type Vendor } from './queries.ts'

interface VendorStripProps {
  vendors: readonly Vendor[]
  /** Undefined: the games of all. */
  chosen: string | undefined
  onChoose: (vendor: string | undefined) => void
}

const card =
  'relative flex h-full min-h-[58px] w-full items-center justify-center gap-2.5 rounded-[14px] px-5 text-[15px] font-[680] whitespace-nowrap ring-inset'
const look = (isChosen: boolean) =>
  join(
    card,
    isChosen
      ? 'bg-surface text-link ring-2 ring-rind-500'
      : 'bg-surface text-text ring-1 ring-line hover:bg-hover',
  )

/** The makers of a kind of games in one row: one of them is chosen, or all. */
export function VendorStrip({ vendors, chosen, onChoose }: VendorStripProps) {
  const text = useText()
  return (
    <nav aria-label={text('category.makers')}>
      <ul className="-mx-1 flex gap-2.5 overflow-x-auto px-1 pt-3 pb-1 [scrollbar-width:thin]">
        <li className="flex-none">
          <button
            type="button"
            className={look(chosen === undefined)}
            aria-pressed={chosen === undefined}
            onClick={() => onChoose(undefined)}
          >
            <SquaresFourIcon size={22} weight="duotone" />
            {text('category.all_makers')}
          </button>
        </li>
        {vendors.map((vendor) => {
          const isChosen = chosen !== undefined && isOf(chosen, vendor)
          return (
            <li key={vendor.vassalage} className="flex-none">
              <button
                type="button"
                data-vendor={vendor.vassalage}
                className={look(isChosen)}
                aria-pressed={isChosen}
                onClick={() => onChoose(vendor.vassalage)}
              >
                <img src={vendorGlyph(vendor.vassalage)} alt="" width={26} height={26} />
                <span>{vendor.name}</span>
                {vendor.isHot === 1 && (
                  <span className="absolute -end-1 -top-3">
                    <Badge tone="hot" icon={<FireIcon size={13} weight="fill" />}>
                      {text('lobby.hot')}
                    </Badge>
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
