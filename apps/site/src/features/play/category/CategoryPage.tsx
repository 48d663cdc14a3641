import { Badge, join, RindTexture, Skeleton } from '@jackfruit/ui'
import { FireIcon } from '../../../shared/look/icons.ts'
import { vendorGlyph } from '../../../shared/look/pictures.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useText } from '../../../shared/text/text.ts'
import { GameList } from './GameList.tsx'
import type { GamesPageProps } from './GamesPage.tsx'
import { NoGames } from './NoGames.tsx'
import { isOf, useVendors, type Vendor } from './queries.ts'

const nothing = () => {}

/** A kind of games that people choose by its maker: one card for each, and below them their games. */
export default function CategoryPage(props: GamesPageProps) {
  const { gameType, vendor, isLoggedIn, banner, onChoose, onPlay, onLogin, onHome } = props
  const text = useText()
  const vendors = useVendors([gameType])
  const title = text(`lobby.type_${gameType}`)
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-5 md:py-8">
      {gameType !== 'JACKPOT' && banner}
      <h1 className="text-[26px] md:text-[34px]">{title}</h1>
      {/* Pots have a heading of their own, which stands below the page's. */}
      {gameType === 'JACKPOT' && banner}
      {vendors.isPending && <Skeleton className="h-[132px] !rounded-[18px]" />}
      {vendors.isError && !vendors.data && (
        <div className="card">
          <Failed of={vendors} title="lobby.makers_failed" />
        </div>
      )}
      {vendors.data?.length === 0 && <NoGames what={title} onPlay={onPlay} onHome={onHome} />}
      {vendors.data && vendors.data.length > 0 && (
        <>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4" data-testid="vendor-cards">
            {vendors.data.map((each) => (
              <li key={each.vassalage}>
                <VendorCard
                  vendor={each}
                  kind={title}
                  isChosen={vendor !== undefined && isOf(vendor, each)}
                  onPress={() => onChoose(each.vassalage)}
                />
              </li>
            ))}
          </ul>
          <GameList
            key={`${gameType} ${vendor}`}
            choice={{ gameType, vendor }}
            isLoggedIn={isLoggedIn}
            onPlay={onPlay}
            onLogin={onLogin}
            onAll={() => onChoose(undefined)}
            onCount={nothing}
          />
        </>
      )}
    </div>
  )
}

interface VendorCardProps {
  vendor: Vendor
  kind: string
  isChosen: boolean
  onPress: () => void
}

function VendorCard({ vendor, kind, isChosen, onPress }: VendorCardProps) {
  const text = useText()
  return (
    <button
      type="button"
      data-vendor={vendor.vassalage}
      aria-pressed={isChosen}
      className={join(
        'rind on-rind flex min-h-[132px] w-full items-center gap-4 overflow-hidden rounded-[18px] p-5 text-start',
        isChosen && 'outline-3 outline-offset-2 outline-gold-500',
      )}
      onClick={onPress}
    >
      <RindTexture strength={0.18} fade="start" />
      <span className="grid h-16 w-16 flex-none place-items-center rounded-[16px] bg-white">
        <img src={vendorGlyph(vendor.vassalage)} alt="" width={40} height={40} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-[18px] font-[740] [font-stretch:108%]">{vendor.name}</span>
        <span className="block text-[14px] text-on-rind-2">{kind}</span>
      </span>
      {vendor.isHot === 1 && (
        <Badge tone="hot" icon={<FireIcon size={13} weight="fill" />}>
          {text('lobby.hot')}
        </Badge>
      )}
    </button>
  )
}
