import { useText } from '../../../shared/text/text.ts'
import { signsOf } from './signs.ts'

/** Hues of the house, for signs in the order of their names; what pays by itself and what stands for others is gold. */
const hues = ['#8fd0a8', '#8db8ff', '#ff8a78', '#d9a8ff', '#7fd6d0', '#e8c07a', '#c7d0ca', '#a9b8ff'] as const
const special = /^[SW]/
/** From one sign to the next. */
const step = 44
const hexagon = 'M20 3 34.7 11.5v17L20 37 5.3 28.5v-17z'

/** The signs as the reels stopped, by the maker's own words for them. Nothing where a round has no reels. */
export function ResultPicture({ evidence }: { evidence: Readonly<Record<string, unknown>> | null }) {
  const text = useText()
  const reels = signsOf(evidence)
  if (!reels) return null
  const names = [...new Set(reels.flat())].filter((sign) => !special.test(sign)).toSorted()
  const hueOf = (sign: string) =>
    special.test(sign) ? '#ffc73d' : (hues[names.indexOf(sign) % hues.length] ?? hues[0])
  const [high = 0, wide] = [reels[0]?.length, reels.length]
  const places = reels.flatMap((reel, x) =>
    reel.map((sign, y) => ({ id: `${x} ${y}`, x: x * step + 6, y: y * step + 6, sign, hue: hueOf(sign) })),
  )
  return (
    <figure className="w-full max-w-[260px] flex-none max-sm:mx-auto">
      <svg
        viewBox={`0 0 ${wide * step + 8} ${high * step + 8}`}
        className="block w-full rounded-[14px] bg-rind-900 ring-2 ring-gold-600"
        role="img"
        aria-label={`${text('records.result')}: ${reels.map((reel) => reel.join(' ')).join(' · ')}`}
      >
        {places.map(({ id, x, y, sign, hue }) => (
          <g key={id} transform={`translate(${x} ${y})`}>
            <path d={hexagon} fill={hue} fillOpacity="0.16" stroke={hue} strokeWidth="1.5" />
            <text x="20" y="25.5" textAnchor="middle" fontSize="15" fontWeight="760" fill={hue}>
              {sign}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-1.5 text-[13px] text-text-2">{text('records.result')}</figcaption>
    </figure>
  )
}
