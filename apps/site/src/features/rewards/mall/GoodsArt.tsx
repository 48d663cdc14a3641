import type { points } from '@jackfruit/contracts'
import type { ReactNode } from 'react'

type Art = points.Goods['art']

/** Still lives of goods that nobody makes: drawn from simple bodies, lit from the top left. */
const drawings: Readonly<Record<Art, ReactNode>> = {
  phone: (
    <g transform="rotate(8 80 66)">
      <rect x="54" y="12" width="56" height="108" rx="10" className="fill-rind-900" />
      <rect x="58" y="16" width="48" height="100" rx="7" className="fill-rind-500" />
      <path d="M58 80c14-16 30-16 48-34v63a7 7 0 0 1-7 7H65a7 7 0 0 1-7-7Z" className="fill-gold-500" />
      <path d="M58 96c18-8 30-4 48-22v35a7 7 0 0 1-7 7H65a7 7 0 0 1-7-7Z" className="fill-gold-300" />
      <rect x="73" y="20" width="18" height="4" rx="2" className="fill-rind-900" />
    </g>
  ),
  earbuds: (
    <>
      <rect x="42" y="66" width="76" height="50" rx="24" className="fill-rind-500" />
      <path d="M42 90a24 24 0 0 1 24-24h28a24 24 0 0 1 24 24Z" className="fill-rind-400" />
      <rect x="42" y="89" width="76" height="2.5" className="fill-rind-800" />
      <circle cx="80" cy="101" r="3" className="fill-gold-400" />
      <g transform="rotate(-24 58 38)">
        <rect x="53" y="34" width="9" height="34" rx="4.5" className="fill-rind-800" />
        <ellipse cx="55" cy="32" rx="15" ry="12" className="fill-rind-700" />
        <ellipse cx="44" cy="31" rx="6" ry="8" className="fill-rind-300" />
        <path
          d="M48 25a12 9 0 0 1 12-3"
          className="fill-none stroke-rind-400"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </g>
      <g transform="rotate(24 102 38)">
        <rect x="98" y="34" width="9" height="34" rx="4.5" className="fill-rind-800" />
        <ellipse cx="105" cy="32" rx="15" ry="12" className="fill-rind-700" />
        <ellipse cx="116" cy="31" rx="6" ry="8" className="fill-rind-300" />
        <path
          d="M97 25a12 9 0 0 1 12-3"
          className="fill-none stroke-rind-400"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </g>
    </>
  ),
  headphones: (
    <>
      <path d="M42 84V70a38 38 0 0 1 76 0v14" className="fill-none stroke-rind-900" strokeWidth="11" />
      <path
        d="M46 72a34 34 0 0 1 60-20"
        className="fill-none stroke-rind-600"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <rect x="32" y="74" width="24" height="42" rx="11" className="fill-rind-500" />
      <rect x="104" y="74" width="24" height="42" rx="11" className="fill-rind-700" />
      <rect x="32" y="74" width="11" height="42" rx="5.5" className="fill-rind-300" />
      <circle cx="119" cy="95" r="5" className="fill-gold-500" />
    </>
  ),
  fan: (
    <>
      <path d="M58 120h44l-6-9H64Z" className="fill-rind-700" />
      <rect x="76" y="86" width="8" height="28" className="fill-rind-500" />
      <circle cx="80" cy="56" r="42" className="fill-white stroke-rind-300" strokeWidth="3" />
      <g className="fill-rind-300">
        <path d="M80 56c-5-22 2-34 16-34 9 12 4 26-16 34Z" />
        <path d="M80 56c22-5 34 2 34 16-12 9-26 4-34-16Z" />
        <path d="M80 56c5 22-2 34-16 34-9-12-4-26 16-34Z" />
        <path d="M80 56c-22 5-34-2-34-16 12-9 26-4 34 16Z" />
      </g>
      <circle cx="80" cy="56" r="32" className="fill-none stroke-rind-100" strokeWidth="2" />
      <circle cx="80" cy="56" r="8" className="fill-gold-500" />
      <circle cx="77" cy="53" r="3" className="fill-gold-300" />
    </>
  ),
  powerbank: (
    <g transform="rotate(-6 80 66)">
      <rect x="50" y="14" width="60" height="106" rx="12" className="fill-rind-700" />
      <path d="M50 26a12 12 0 0 1 12-12h22L66 120h-4a12 12 0 0 1-12-12Z" className="fill-rind-500" />
      <rect x="64" y="22" width="32" height="5" rx="2.5" className="fill-gold-400" />
      <path d="M85 44 66 74h12l-5 26 21-34H82Z" className="fill-gold-500" />
      <path d="M85 44 66 74h8Z" className="fill-gold-300" />
    </g>
  ),
  shirt: (
    <>
      <path
        d="M56 22 28 40l12 26 12-6v58h56V60l12 6 12-26-28-18c-6 10-42 10-48 0Z"
        className="fill-rind-700"
      />
      <path d="M56 22 28 40l12 26 12-6v58h28V29c-10 0-20-2-24-7Z" className="fill-rind-500" />
      <path d="m80 60 12 7v14l-12 7-12-7V67Z" className="fill-gold-500" />
      <path d="m80 60 12 7-12 7-12-7Z" className="fill-gold-300" />
    </>
  ),
  cup: (
    <>
      <path d="M52 30h56l-7 84a8 8 0 0 1-8 7H67a8 8 0 0 1-8-7Z" className="fill-rind-300" />
      <path d="M52 30h26v91H67a8 8 0 0 1-8-7Z" className="fill-rind-100" />
      <path d="M54.5 56h51l-3 36h-45Z" className="fill-rind-600" />
      <rect x="46" y="20" width="68" height="13" rx="6.5" className="fill-rind-800" />
      <path d="m80 62 10 6v12l-10 6-10-6V68Z" className="fill-gold-500" />
      <path d="m80 62 10 6-10 6-10-6Z" className="fill-gold-300" />
    </>
  ),
  gift: (
    <>
      <rect x="42" y="58" width="76" height="60" rx="5" className="fill-rind-700" />
      <rect x="42" y="58" width="38" height="60" className="fill-rind-500" />
      <rect x="36" y="44" width="88" height="20" rx="5" className="fill-rind-600" />
      <rect x="36" y="44" width="44" height="20" rx="5" className="fill-rind-400" />
      <rect x="72" y="44" width="16" height="74" className="fill-gold-500" />
      <rect x="72" y="44" width="6" height="74" className="fill-gold-300" />
      <path
        d="M80 44C62 44 52 34 56 24c4-9 20-4 24 20 4-24 20-29 24-20 4 10-6 20-24 20Z"
        className="fill-none stroke-gold-500"
        strokeWidth="7"
        strokeLinejoin="round"
      />
    </>
  ),
  lamp: (
    <>
      <path d="M66 20a14 14 0 0 1 28 0" className="fill-none stroke-rind-800" strokeWidth="5" />
      <rect x="58" y="20" width="44" height="12" rx="4" className="fill-rind-700" />
      <path d="M60 32h40l6 62H54Z" className="fill-gold-100" />
      <path d="M60 32h20v62H54Z" className="fill-white" opacity=".7" />
      <circle cx="80" cy="66" r="16" className="fill-gold-400" />
      <circle cx="76" cy="61" r="6" className="fill-gold-100" />
      <path d="M50 94h60l4 20a5 5 0 0 1-5 6H51a5 5 0 0 1-5-6Z" className="fill-rind-700" />
      <path d="M50 94h30v26H51a5 5 0 0 1-5-6Z" className="fill-rind-500" />
    </>
  ),
  rice: (
    <>
      <path
        d="M50 34c-8 24-10 52-4 78a9 9 0 0 0 9 7h50a9 9 0 0 0 9-7c6-26 4-54-4-78Z"
        className="fill-gold-300"
      />
      <path d="M50 34c-8 24-10 52-4 78a9 9 0 0 0 9 7h25V34Z" className="fill-gold-100" />
      <path d="M52 34c-6-6-6-14 2-20 8 8 16 2 26 2s18 6 26-2c8 6 8 14 2 20Z" className="fill-gold-500" />
      <rect x="50" y="31" width="60" height="6" rx="3" className="fill-rind-700" />
      <circle cx="80" cy="78" r="22" className="fill-rind-600" />
      <path
        d="M80 94V66m0 12c-8 0-11-5-11-11 7 0 11 4 11 11Zm0 0c8 0 11-5 11-11-7 0-11 4-11 11Zm0 12c-7 0-10-4-10-9 6 0 10 3 10 9Zm0 0c7 0 10-4 10-9-6 0-10 3-10 9Z"
        className="fill-gold-300 stroke-gold-300"
        strokeWidth="1.5"
      />
    </>
  ),
}

interface GoodsArtProps {
  art: Art
  /** What there is none of is told in grey as well. */
  isGone?: boolean
  className?: string
}

/** The picture of a good, for nobody who does not see it: its name stands below. */
export function GoodsArt({ art, isGone = false, className = '' }: GoodsArtProps) {
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center overflow-hidden bg-[radial-gradient(closest-side,var(--rind-050),var(--rind-100))] dark:bg-[radial-gradient(closest-side,#d3e8db,#8db9a1)] ${isGone ? 'opacity-60 saturate-[.2]' : ''} ${className}`}
    >
      <svg viewBox="0 0 160 132" className="h-full max-h-[132px] w-full" role="presentation">
        <ellipse cx="80" cy="120" rx="44" ry="6" className="fill-rind-300" opacity=".45" />
        {drawings[art]}
      </svg>
    </span>
  )
}
