import { join } from '@jackfruit/ui'
import { Link } from '../../../shared/address/Link.tsx'
import { ArrowLeftIcon, FireIcon } from '../../../shared/look/icons.ts'
import { vendorGlyph } from '../../../shared/look/pictures.ts'
import { useText } from '../../../shared/text/text.ts'
import { type Category, categoryPath, dropDownOf, isHot } from '../categories.ts'

const card =
  'relative flex min-h-[92px] w-[104px] flex-col items-center justify-center gap-2 rounded-[14px] bg-surface-2 px-2 py-3 text-center text-[14px] leading-[1.3] font-[640] text-text ring-1 ring-line hover:bg-hover'

interface VendorLogosProps {
  category: Category
  /** After a choice there is nothing more to show. */
  onChosen: () => void
}

/** Who makes a kind of games: at most eleven logos, and the way to all of them. */
export default function VendorLogos({ category: { gameType, vendors }, onChosen }: VendorLogosProps) {
  const text = useText()
  const { shown, isCentred, hasMore } = dropDownOf(vendors)
  return (
    <ul
      data-testid="vendor-logos"
      className={join('flex flex-wrap gap-2.5', isCentred ? 'justify-center' : 'justify-start')}
    >
      {shown.map((vendor) => (
        <li key={vendor.vassalage}>
          <Link to={categoryPath(gameType, vendor.vassalage)} className={card} onPress={onChosen}>
            <img src={vendorGlyph(vendor.vassalage)} alt="" width={34} height={34} />
            {vendor.name}
            {isHot(vendor) && (
              <span className="absolute end-1.5 top-1.5 grid h-6 w-6 place-items-center rounded-full bg-chili-600 text-white">
                <FireIcon size={14} weight="fill" />
                <span className="sr-only">{text('frame.hot')}</span>
              </span>
            )}
          </Link>
        </li>
      ))}
      {hasMore && (
        <li>
          <Link to={categoryPath(gameType)} className={join(card, 'text-link')} onPress={onChosen}>
            <ArrowLeftIcon size={22} weight="bold" className="-scale-x-100 rtl:scale-x-100" />
            {text('frame.more')}
          </Link>
        </li>
      )}
    </ul>
  )
}
