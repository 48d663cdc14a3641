import type { ReactNode } from 'react'
import { join } from './join.ts'

interface TileProps {
  /** Fills the tile. */
  picture: ReactNode
  name: string
  maker: string
  makerGlyph?: ReactNode
  badges?: ReactNode
  /** A button that lies above the picture, at its upper end. */
  corner?: ReactNode
  /** Said over the picture while it cannot be opened. */
  closed?: ReactNode
  /** The name stands on the art alone; below it its maker, where there is room. */
  isLettered?: boolean
  onOpen: () => void
}

/** Words of more letters than this do not fit into a tile's width at its usual size. */
const usual = 7
const longest = 14

/** The letters of the longest word, where they ask for smaller lettering: a word is never broken. */
function longIn(name: string): number | undefined {
  const letters = Math.max(...name.split(/\s/).map((word) => [...word].length))
  return letters > usual ? Math.min(letters, longest) : undefined
}

/** A picture of 3 to 4 with name and maker below. The whole picture is one target. */
export function Tile({
  picture,
  name,
  maker,
  makerGlyph,
  badges,
  corner,
  closed,
  isLettered,
  onOpen,
}: TileProps) {
  return (
    <article
      className="tile"
      data-closed={closed ? 'true' : undefined}
      data-lettered={isLettered || undefined}
    >
      <div className="tile-art">
        {picture}
        {/* The name is said by the heading below; over the art it is lettering, in the player's language. */}
        <p className="tile-title" data-long={longIn(name)} aria-hidden="true">
          {name}
        </p>
        {closed && <p className="tile-closed">{closed}</p>}
        {badges && <div className="tile-badges">{badges}</div>}
        <button type="button" className="tile-hit" aria-label={name} onClick={onOpen} />
        {corner && <div className="tile-corner">{corner}</div>}
      </div>
      <div className={join('tile-foot flex items-center gap-2 px-0.5 pt-2.5', isLettered && 'max-sm:hidden')}>
        {/* Three tiles in a row of a phone leave no room beside the name. */}
        {makerGlyph && <span className="flex-none max-[480px]:hidden">{makerGlyph}</span>}
        <div className="min-w-0">
          <h3
            className={
              isLettered
                ? 'sr-only'
                : `line-clamp-2 !text-[14px] max-[480px]:!text-[13px] !leading-[1.5] font-[640] [font-stretch:100%]`
            }
          >
            {name}
          </h3>
          <p className="truncate text-[13px] text-text-2">{maker}</p>
        </div>
      </div>
    </article>
  )
}
