import { hexagonFacets } from './geometry.ts'

/** A hexagon whose facets light in turn; still when motion is not wanted. */
export function Spinner({ size = 24, label }: { size?: number; label?: string }) {
  return (
    <svg
      className="spinner"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      {hexagonFacets(12, 12, 11).map((facet) => (
        <polygon key={facet} points={facet} fill="currentColor" />
      ))}
    </svg>
  )
}
