import { formatDateTime } from '@jackfruit/i18n'
import { join, Modal } from '@jackfruit/ui'
import { useEffect, useRef, useState } from 'react'
import { XIcon } from '../../../shared/look/icons.ts'
import { Pagination } from '../../../shared/parts/Pagination.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { itemsOf, pageOfItem, pagesOf, perPage } from './paging.ts'
import type { Notice } from './queries.ts'
import { SafeHtml } from './SafeHtml.tsx'
import './written.css'

interface NoticeDialogProps {
  notices: readonly Notice[]
  start: number
  onClose: () => void
}

/** The list at the start, nine to a page, and what the chosen one says beside it; on phones below it. */
export default function NoticeDialog({ notices, start, onClose }: NoticeDialogProps) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const [chosenId, setChosenId] = useState(notices[start]?.id)
  const [page, setPage] = useState(pageOfItem(start))
  const detail = useRef<HTMLElement>(null)
  const pages = pagesOf(notices.length)
  const shownPage = Math.min(page, pages - 1)
  const chosen = notices.find(({ id }) => id === chosenId) ?? notices[0]
  const day = (notice: Notice) => formatDateTime(notice.publishedAt, language, timeZone, 'day')
  const turn = (next: number) => {
    setPage(next)
    setChosenId(notices[next * perPage]?.id)
  }

  const chosenKey = chosen?.id
  useEffect(() => {
    if (chosenKey !== undefined) detail.current?.scrollTo({ top: 0 })
  }, [chosenKey])

  return (
    <Modal
      isOpen
      size="wide"
      title={text('notices.title')}
      onClose={onClose}
      close={{ label: text('common.close'), icon: <XIcon size={20} weight="bold" /> }}
    >
      <div className="grid h-full border-t border-line max-md:grid-rows-[auto_1fr] md:h-[min(560px,calc(100dvh-140px))] md:grid-cols-[320px_1fr]">
        <nav
          aria-label={text('notices.list')}
          className="flex min-h-0 flex-col border-line bg-surface-2 max-md:border-b md:border-e"
        >
          <ul className="min-h-0 flex-1 overflow-y-auto p-2 max-md:max-h-[236px]">
            {itemsOf(notices, shownPage).map((notice) => (
              <li key={notice.id}>
                <button
                  type="button"
                  data-testid="notice-title"
                  aria-current={notice === chosen ? 'true' : undefined}
                  className={join(
                    'block w-full rounded-[10px] border-0 px-3 py-2 text-start',
                    notice === chosen ? 'bg-rind-700 text-white' : 'bg-transparent hover:bg-sunken',
                  )}
                  onClick={() => setChosenId(notice.id)}
                >
                  <span className="line-clamp-2 text-[14px] leading-[1.4] font-[620] tall:leading-[1.7]">
                    <bdi>{notice.title}</bdi>
                  </span>
                  <span
                    className={join(
                      'num block text-[13px]',
                      notice === chosen ? 'text-rind-100' : 'text-text-3',
                    )}
                  >
                    {day(notice)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {pages > 1 && (
            <div className="flex-none border-t border-line px-2 py-1">
              <Pagination page={shownPage + 1} pages={pages} onPage={(next) => turn(next - 1)} />
            </div>
          )}
        </nav>
        <article
          ref={detail}
          tabIndex={-1}
          aria-live="polite"
          className="min-h-0 overflow-y-auto p-5 outline-0 md:p-7"
        >
          {chosen && (
            <>
              <h3 className="!text-[19px] !leading-[1.35] tall:!leading-[1.65]">
                <bdi>{chosen.title}</bdi>
              </h3>
              <p className="num mt-1 mb-4 text-[13px] text-text-3">{day(chosen)}</p>
              <SafeHtml html={chosen.content} />
            </>
          )}
        </article>
      </div>
    </Modal>
  )
}
