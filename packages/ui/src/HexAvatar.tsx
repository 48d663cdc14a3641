import { useId } from 'react'
import { hexagon, polygon } from './geometry.ts'

interface HexAvatarProps {
  name: string
  size?: number
  /** Gold for people, line for things. */
  edge?: 'gold' | 'line'
  /** Shown in place of the initials; of a tall picture the upper square. */
  picture?: string | null | undefined
}

/** A picture, or initials, in a hexagon. Decorative: the name always stands beside it. */
export function HexAvatar({ name, size = 44, edge = 'gold', picture }: HexAvatarProps) {
  const id = useId()
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" className="flex-none">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor="#23875C" />
          <stop offset="1" stopColor="#14543A" />
        </linearGradient>
      </defs>
      <polygon
        points={polygon(hexagon(24, 24, 22))}
        fill={`url(#${id})`}
        stroke={edge === 'gold' ? '#FFC73D' : '#4FAE7C'}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {picture ? (
        <>
          <clipPath id={`${id}-clip`}>
            <polygon points={polygon(hexagon(24, 24, 21))} />
          </clipPath>
          <image
            href={picture}
            x="3"
            y="3"
            width="42"
            height="42"
            preserveAspectRatio="xMidYMin slice"
            clipPath={`url(#${id}-clip)`}
          />
        </>
      ) : (
        <text x="24" y="24" dy="0.35em" textAnchor="middle" fill="#fff" fontSize="15" fontWeight="720">
          {initials(name)}
        </text>
      )}
    </svg>
  )
}

/** Up to two letters: of the first two words, or the first two of one word. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/)
    .filter(Boolean)
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...(words[0] ?? '')].slice(0, 2)
  return letters.join('').toUpperCase()
}
