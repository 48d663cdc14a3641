import type { content, ReplyOf } from '@jackfruit/contracts'
import { formatMoney } from '@jackfruit/i18n'
import { Card, Empty } from '@jackfruit/ui'
import { useEffect } from 'react'
import { Link } from '../../../shared/address/Link.tsx'
import { onPush } from '../../../shared/calls/pushes.ts'
import { GamePicture } from '../../../shared/games/GamePicture.tsx'
import type { Game } from '../../../shared/games/game.ts'
import type { LaunchItem } from '../../../shared/games/launch.ts'
import { TrophyIcon } from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { useWinners } from './queries.ts'

interface WinnersProps {
  games: readonly Game[]
  /** A phone is told the newest alone; the others are a press away. */
  isLine: boolean
  onPlay: (item: LaunchItem) => void
}

const afterPush = 1500
/** As many as stand beside three rows of games. */
const most = 8

type Row = ReplyOf<typeof content.winners>['lists'][number]

/** Who won lately, at what and how much; a phone has no line for it before anybody has. */
export default function Winners({ games, isLine, onPlay }: WinnersProps) {
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
  const gameOf = new Map(games.map((game) => [game.nodeId, game]))
  if (isLine) return <Line row={rows[0]} />
  return (
    <Card as="section" className="overflow-hidden p-4" aria-labelledby="winners" data-testid="winners">
      <h2 id="winners" className="!text-[19px]">
        {text('home.winners_title')}
      </h2>
      <p className="mt-0.5 text-[13px] text-text-2">{text('home.winners_note')}</p>
      {winners.data?.lists.length === 0 && (
        <Empty title={text('winners.empty_title')}>{text('winners.empty_text')}</Empty>
      )}
      <ul className="mt-2">
        {rows.slice(0, most).map((row) => (
          <li
            key={`${row.at}${row.player}${row.nodeId}${row.prizeAmount}`}
            className="border-line [&+&]:border-t"
          >
            <button
              type="button"
              className="flex min-h-[58px] w-full items-center gap-3 rounded-[12px] border-0 bg-transparent py-1.5 text-start hover:bg-sunken"
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
      <Link
        to="/winners"
        className="mt-1 flex min-h-11 items-center justify-center text-[14px] font-[640] text-link"
      >
        {text('home.see_all')}
        <span className="sr-only">{text('home.winners_title')}</span>
      </Link>
    </Card>
  )
}

function Line({ row }: { row: Row | undefined }) {
  const text = useText()
  const { currency } = useBrand()
  if (!row) return null
  return (
    <Link
      to="/winners"
      data-testid="winner-line"
      className="flex min-h-11 min-w-0 items-center gap-2.5 px-1 text-[13px] text-text-2"
    >
      <span className="sr-only">{text('home.winners_title')}</span>
      <TrophyIcon size={17} weight="fill" className="flex-none text-warning" />
      <span className="min-w-0 truncate">
        <bdi>{row.player}</bdi> · <bdi>{row.gameName}</bdi>
      </span>
      <b className="num ms-auto flex-none font-[720] text-positive" dir="ltr">
        {`+${formatMoney(row.prizeAmount, currency)}`}
      </b>
    </Link>
  )
}
