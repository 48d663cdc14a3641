import { formatMoney } from '@jackfruit/i18n'
import { Card } from '@jackfruit/ui'
import { useEffect } from 'react'
import { onPush } from '../../../shared/calls/pushes.ts'
import { GamePicture } from '../../../shared/games/GamePicture.tsx'
import type { Game } from '../../../shared/games/game.ts'
import type { LaunchItem } from '../../../shared/games/launch.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { useWinners } from './queries.ts'

interface WinnersProps {
  games: readonly Game[]
  onPlay: (item: LaunchItem) => void
}

const afterPush = 1500

/** Who won lately, at what and how much; nothing stands here before anybody has. */
export function Winners({ games, onPlay }: WinnersProps) {
  const text = useText()
  const { currency } = useBrand()
  const winners = useWinners()
  const { refetch } = winners

  // The reader's own money moved: the win may be among the latest. A fast game is waited for.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const forget = onPush(({ type }) => {
      if (type !== 'balance') return
      clearTimeout(timer)
      timer = setTimeout(() => void refetch(), afterPush)
    })
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [refetch])

  const rows = winners.data?.lists ?? []
  if (rows.length === 0) return null
  const gameOf = new Map(games.map((game) => [game.nodeId, game]))
  return (
    <section aria-labelledby="winners" data-testid="winners">
      <h2 id="winners" className="text-[19px] md:text-[24px]">
        {text('home.winners_title')}
      </h2>
      <p className="mt-1 mb-4 text-[14px] text-text-2">{text('home.winners_note')}</p>
      <Card className="overflow-hidden">
        <ul className="max-h-[366px] gap-x-10 overflow-y-auto px-3 py-2 md:max-h-none md:columns-2 md:px-5">
          {rows.map((row) => (
            <li key={`${row.at}${row.player}${row.nodeId}${row.prizeAmount}`} className="break-inside-avoid">
              <button
                type="button"
                className="flex min-h-[58px] w-full items-center gap-3 rounded-[12px] border-0 bg-transparent px-2 py-1.5 text-start hover:bg-sunken"
                onClick={() => onPlay(gameOf.get(row.nodeId) ?? row)}
              >
                <GamePicture
                  url={gameOf.get(row.nodeId)?.iconUrl}
                  width={40}
                  height={40}
                  loading="lazy"
                  className="h-10 w-10 flex-none rounded-[10px] bg-rind-700 object-cover object-[50%_30%]"
                />
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-[14px] leading-[1.45] font-[640]">{row.player}</span>
                  <span className="block truncate text-[13px] leading-[1.45] text-text-2 tall:leading-[1.7]">
                    {row.gameName}
                  </span>
                </span>
                <span
                  className="num flex-none text-[14px] font-[720] whitespace-nowrap text-positive"
                  dir="ltr"
                >
                  {`+${formatMoney(row.prizeAmount, currency)}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
