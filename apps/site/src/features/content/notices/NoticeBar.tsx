import { IconButton, Skeleton } from '@jackfruit/ui'
import { lazy, Suspense, useState } from 'react'
import {
  CaretLeftIcon,
  CaretRightIcon,
  MegaphoneIcon,
  PauseIcon,
  PlayIcon,
} from '../../../shared/look/icons.ts'
import { useMedia } from '../../../shared/look/media.ts'
import { useText } from '../../../shared/text/text.ts'
import { secondsFor } from './paging.ts'
import { type Notice, useNotices } from './queries.ts'

const NoticeDialog = lazy(() => import('./NoticeDialog.tsx'))

/** Titles of what is announced; each opens the dialog at its own text. */
export default function NoticeBar() {
  const text = useText()
  const notices = useNotices()
  const prefersStill = useMedia('(prefers-reduced-motion: reduce)')
  const [opened, setOpened] = useState<number | null>(null)
  if (notices.isPending) return <Skeleton className="h-[44px] !rounded-[14px]" />
  if (!notices.data || notices.data.length === 0) return null
  const bar = { notices: notices.data, onOpen: setOpened }
  return (
    <section
      aria-label={text('notices.label')}
      data-testid="notices"
      className="card flex h-[44px] min-w-0 items-center gap-2.5 !rounded-[14px] ps-4 pe-1 md:gap-3"
    >
      <MegaphoneIcon size={20} className="flex-none text-warning" />
      <span className="text-[14px] font-[700] max-md:sr-only">{text('notices.label')}</span>
      {prefersStill ? <OneByOne {...bar} /> : <Passing {...bar} />}
      {opened !== null && (
        <Suspense>
          <NoticeDialog notices={notices.data} start={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  )
}

interface TitlesProps {
  notices: readonly Notice[]
  onOpen: (index: number) => void
}

const titleLook =
  'flex-none rounded-[6px] border-0 bg-transparent p-0 text-start text-[14px] leading-[28px] text-text-2 hover:text-text hover:underline'

/** All titles in a line that moves; a pointer, the keyboard or the button hold it. The second copy closes the circle. */
function Passing({ notices, onOpen }: TitlesProps) {
  const text = useText()
  const [isPaused, setPaused] = useState(false)
  const seconds = secondsFor(notices.map(({ title }) => title))
  return (
    <>
      <div className="notice-window" data-paused={isPaused}>
        <div className="notice-line" style={{ animationDuration: `${seconds}s` }}>
          {[false, true].map((isCopy) => (
            <ul key={String(isCopy)} aria-hidden={isCopy} className="notice-titles">
              {notices.map(({ id, title }, index) => (
                <li key={id}>
                  <button
                    type="button"
                    className={titleLook}
                    tabIndex={isCopy ? -1 : 0}
                    onClick={() => onOpen(index)}
                  >
                    <bdi>{title}</bdi>
                  </button>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      <IconButton
        isBare
        label={text(isPaused ? 'notices.go_on' : 'notices.pause')}
        className="!h-9 !min-h-9 !w-9 !min-w-9 flex-none"
        onClick={() => setPaused(!isPaused)}
      >
        {isPaused ? <PlayIcon size={16} weight="fill" /> : <PauseIcon size={16} weight="fill" />}
      </IconButton>
    </>
  )
}

/** For people who want no motion: one title, and arrows to the others. */
function OneByOne({ notices, onOpen }: TitlesProps) {
  const text = useText()
  const [chosen, setChosen] = useState(0)
  const count = notices.length
  const index = chosen % count
  const step = (by: number) => setChosen((index + by + count) % count)
  return (
    <>
      {/* One line, cut where it ends: the notice itself is a press away. */}
      <button
        type="button"
        data-clip=""
        className={`${titleLook} min-w-0 !flex-1 truncate`}
        onClick={() => onOpen(index)}
      >
        <bdi>{notices[index]?.title}</bdi>
      </button>
      {count > 1 && (
        <>
          <bdi dir="ltr" className="num flex-none text-[13px] text-text-3">{`${index + 1} / ${count}`}</bdi>
          <IconButton isBare label={text('notices.previous')} className="flex-none" onClick={() => step(-1)}>
            <CaretLeftIcon size={16} weight="bold" className="rtl:-scale-x-100" />
          </IconButton>
          <IconButton isBare label={text('notices.next')} className="flex-none" onClick={() => step(1)}>
            <CaretRightIcon size={16} weight="bold" className="rtl:-scale-x-100" />
          </IconButton>
        </>
      )}
    </>
  )
}
