import { Empty } from '@jackfruit/ui'
import { type ReactNode, useState } from 'react'
import { Link } from '../../../shared/address/Link.tsx'
import { GameCards, ShelfSkeleton } from '../../../shared/games/GameCards.tsx'
import type { Game } from '../../../shared/games/game.ts'
import type { LaunchItem } from '../../../shared/games/launch.ts'
import { CaretRightIcon } from '../../../shared/look/icons.ts'
import { roomy, useMedia, wide } from '../../../shared/look/media.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useText } from '../../../shared/text/text.ts'
import { type Kind, nameOf, pathOf, rowsOf } from '../shared/kinds.ts'
import type { useGames } from '../shared/popular.ts'
import { Chips } from './Chips.tsx'

interface GamesProps {
  games: readonly Game[]
  /** What the first screen was asked for: whether it is there yet. */
  of: ReturnType<typeof useGames>
  onPlay: (item: LaunchItem) => void
  /** Between what is played most and the rows of kinds, on a phone: pots and winners. */
  between: ReactNode
}

/** Six tiles: on a phone they end above its fold. */
const window = 6
/** Without anything beside them. */
const windowAlone = 8

/** So many kinds stand beside who won and what was played last; all others have the whole width. */
const besideOthers = 3

/**
 * The games that are played most and then each kind in a row of its own; a phone chooses one of the kinds in
 * place, and is shown all of it.
 */
export function Games({ games, of, onPlay, between }: GamesProps) {
  const text = useText()
  const isRoomy = useMedia(roomy)
  const [wanted, setWanted] = useState<Kind | 'all'>('all')
  const rows = rowsOf(games)
  const chosen = isRoomy ? undefined : rows.find(({ kind }) => kind === wanted)
  return (
    <section id="games" className="grid scroll-mt-20 gap-2.5 md:gap-6" aria-busy={of.isPending}>
      <Chips kinds={rows.map(({ kind }) => kind)} value={chosen?.kind ?? 'all'} onChange={setWanted} />
      {chosen ? (
        <Shelf
          title={nameOf(chosen.kind, text)}
          to={pathOf(chosen.kind)}
          games={chosen.games}
          {...{ onPlay }}
        />
      ) : (
        <>
          {(!isRoomy || rows.length < 2) && (
            <Shelf
              title={text('home.popular_title')}
              to="/rng"
              games={games.slice(0, window)}
              isFirst
              {...{ onPlay }}
            >
              {of.isPending && <ShelfSkeleton count={isRoomy ? 3 * window : window} />}
              {of.isError && (
                <div className="card">
                  <Failed of={of} title="lobby.games_failed" more="lobby.games_safe" />
                </div>
              )}
              {of.data?.length === 0 && (
                <div className="card">
                  <Empty title={text('lobby.games_empty')}>{text('lobby.games_empty_text')}</Empty>
                </div>
              )}
            </Shelf>
          )}
          {between}
          {rows.length > 1 &&
            rows
              .slice(0, isRoomy ? besideOthers : undefined)
              .map(({ kind, games: own }, at) => (
                <Shelf
                  key={kind}
                  title={nameOf(kind, text)}
                  to={pathOf(kind)}
                  games={own.slice(0, isRoomy ? window : window / 2)}
                  isFirst={isRoomy && at === 0}
                  {...{ onPlay }}
                />
              ))}
        </>
      )}
    </section>
  )
}

/** The kinds that follow, on a wide screen: below what stands beside the first of them. */
export function FurtherGames({ games, onPlay }: Pick<GamesProps, 'games' | 'onPlay'>) {
  const text = useText()
  const isWide = useMedia(wide)
  const rows = rowsOf(games).slice(besideOthers)
  if (rows.length === 0) return null
  return (
    <div className="grid gap-6">
      {rows.map(({ kind, games: own }) => (
        <Shelf
          key={kind}
          title={nameOf(kind, text)}
          to={pathOf(kind)}
          games={own.slice(0, isWide ? windowAlone : window)}
          look="wide"
          {...{ onPlay }}
        />
      ))}
    </div>
  )
}

interface ShelfProps {
  title: string
  /** Where the rest of it stands. */
  to: string
  games: readonly Game[]
  isFirst?: boolean
  look?: 'shelf' | 'wide'
  onPlay: (item: LaunchItem) => void
  /** What stands there instead of games. */
  children?: ReactNode
}

function Shelf({ title, to, games, isFirst = false, look = 'shelf', onPlay, children }: ShelfProps) {
  const text = useText()
  return (
    <section aria-label={title}>
      <div className="mb-1.5 flex min-h-7 items-center justify-between gap-3 md:mb-3">
        <h2 className="!text-[17px] !leading-[1.3] tall:!leading-[1.6] md:!text-[21px]">{title}</h2>
        <Link
          to={to}
          className="-mx-2 -my-2.5 flex items-center gap-1 px-2 py-2.5 text-[13px] font-[640] text-link"
        >
          {text('home.see_all')}
          <span className="sr-only">{title}</span>
          <CaretRightIcon size={14} weight="bold" className="rtl:-scale-x-100" />
        </Link>
      </div>
      {children}
      {games.length > 0 && <GameCards {...{ games, look, isFirst, onPlay }} />}
    </section>
  )
}
