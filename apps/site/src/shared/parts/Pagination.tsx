import { IconButton, join } from '@jackfruit/ui'
import { CaretLeftIcon, CaretRightIcon } from '../look/icons.ts'
import { useText } from '../text/text.ts'
import { pagesShown } from './pagesShown.ts'

interface PaginationProps {
  /** Counted from 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** At an end it does nothing, but keeps the focus of who pressed it until there. */
const step = 'flex-none aria-disabled:cursor-default aria-disabled:opacity-35'

/** The pages of a list: those around the one that is open, the first and the last, and a step either way. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  const text = useText()
  return (
    <nav aria-label={text('notices.pages')} className="flex items-center justify-center gap-1">
      <IconButton
        isBare
        label={text('notices.page_before')}
        aria-disabled={page <= 1}
        className={step}
        onClick={() => page > 1 && onPage(page - 1)}
      >
        <CaretLeftIcon size={18} weight="bold" className="rtl:-scale-x-100" />
      </IconButton>
      <ol className="flex min-w-0 items-center gap-0.5">
        {pagesShown(page, pages).map((at, place) => (
          <li key={at ?? `gap ${place}`} className={at === null ? 'text-text-3' : 'min-w-0'}>
            {at === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <button
                type="button"
                className={join(
                  'num h-11 min-w-9 rounded-[11px] border-0 px-1 text-[14px] font-[640]',
                  at === page ? 'bg-rind-700 text-white' : 'bg-transparent text-text-2 hover:bg-sunken',
                )}
                aria-label={text('notices.page', { page: at, pages })}
                aria-current={at === page ? 'page' : undefined}
                onClick={() => onPage(at)}
              >
                {at}
              </button>
            )}
          </li>
        ))}
      </ol>
      <IconButton
        isBare
        label={text('notices.page_after')}
        aria-disabled={page >= pages}
        className={step}
        onClick={() => page < pages && onPage(page + 1)}
      >
        <CaretRightIcon size={18} weight="bold" className="rtl:-scale-x-100" />
      </IconButton>
      <span role="status" className="sr-only">
        {text('notices.page', { page, pages })}
      </span>
    </nav>
  )
}
