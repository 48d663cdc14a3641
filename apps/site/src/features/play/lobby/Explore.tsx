import { Link } from '../../../shared/address/Link.tsx'
import { GamePicture } from '../../../shared/games/GamePicture.tsx'
import type { Game } from '../../../shared/games/game.ts'
import { useText } from '../../../shared/text/text.ts'
import { nameOf, pathOf, rowsOf } from '../shared/kinds.ts'

const most = 6

/** A way into each kind, with the art of a game of it. */
export function Explore({ games }: { games: readonly Game[] }) {
  const text = useText()
  const rows = rowsOf(games).slice(0, most)
  if (rows.length < 2) return null
  return (
    <section aria-labelledby="explore">
      <h2 id="explore" className="mb-3 !text-[17px] md:!text-[21px]">
        {text('home.explore')}
      </h2>
      <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(180px,1fr))]">
        {rows.map(({ kind, games: own }) => (
          <li key={kind}>
            <Link
              to={pathOf(kind)}
              data-testid="explore"
              className="on-rind relative isolate flex h-[88px] items-center overflow-hidden rounded-[16px] bg-rind-800 p-3.5 text-on-rind md:h-[110px]"
            >
              <GamePicture
                url={own.at(-1)?.iconUrl}
                width={150}
                height={200}
                loading="lazy"
                className="absolute inset-y-0 end-0 -z-[2] h-full w-[70%] object-cover object-[50%_26%]"
              />
              <span className="absolute inset-0 -z-[1] bg-[linear-gradient(90deg,#0e3a28_34%,transparent_86%)] rtl:-scale-x-100" />
              <span className="max-w-[70%] text-[16px] leading-[1.25] font-[740] tall:text-[14px] tall:leading-[1.6] [text-shadow:0_1px_3px_rgb(6_25_15/80%)]">
                {nameOf(kind, text)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
