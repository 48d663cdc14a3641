import type { promotions } from '@jackfruit/contracts'
import { Picture } from '@jackfruit/ui'
import type { CSSProperties, ReactNode } from 'react'
import { offerPicture } from '../../../shared/look/pictures.ts'

type Art = promotions.Offer['art']

/** The dark of each picture: what lies beside it, and under the words. */
const darks: Readonly<Record<Art, string>> = {
  ...{ fruit: '#24030F', coins: '#3A1700', gem: '#06123F', lotus: '#1C0630', ball: '#05261A' },
  ...{ cards: '#3D0703', rocket: '#0C0F33', temple: '#2A0F05', wheel: '#3E0820', egg: '#03282F' },
  ...{ envelope: '#3A0333', ticket: '#160A45', trophy: '#03261F', chest: '#021B33', gift: '#2C0A3E' },
  ...{ koi: '#032C4A', seven: '#3A0A2E', crown: '#07090F' },
}

interface OfferArtProps {
  art: Art
  /** What is over is told in grey as well. */
  isOver?: boolean
  className?: string
  children: ReactNode
}

/** The picture over which an offer says its name: its subject stands at the end, and the words on its dark. */
export function OfferArt({ art, isOver = false, className = '', children }: OfferArtProps) {
  return (
    <div
      className={`offer-art on-rind relative isolate flex overflow-hidden text-white ${isOver ? 'saturate-[.2]' : ''} ${className}`}
      style={{ '--dark': darks[art] } as CSSProperties}
    >
      <Picture
        src={offerPicture(art)}
        width={400}
        height={190}
        loading="lazy"
        decoding="async"
        className="offer-picture absolute end-0 top-0 -z-[2] h-full max-h-[190px] w-auto max-w-none md:max-h-none rtl:-scale-x-100"
      />
      <span aria-hidden="true" className="offer-shade absolute inset-0 -z-[1]" />
      {children}
    </div>
  )
}
