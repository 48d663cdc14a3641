import { messages as calls } from '@jackfruit/contracts'
import { Button, Card, Empty, IconButton, join, SegmentedTabs, Skeleton } from '@jackfruit/ui'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { oneOf, useFilters } from '../../../shared/address/filters.ts'
import { goTo, hrefOf, usePlace } from '../../../shared/address/navigation.ts'
import { ChecksIcon, EnvelopeSimpleIcon, GearSixIcon } from '../../../shared/look/icons.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { Pagination } from '../../../shared/parts/Pagination.tsx'
import { useText } from '../../../shared/text/text.ts'
import { InboxList } from './InboxList.tsx'
import { type Link, MessageDetail } from './MessageDetail.tsx'
import { type Message, type Page, type Show, type Tab, useDeeds, usePage } from './queries.ts'

const WishesDialog = lazy(() => import('./WishesDialog.tsx'))

const shows: readonly Show[] = ['all', 'unread']

/** The page stands in the address: its tab, what it shows, and the message that is open. */
function useInbox() {
  const { filters, setFilters } = useFilters()
  const { pathname, search } = usePlace()
  const open = (item: string | undefined) => goTo(hrefOf(pathname, { ...search, item }), { stay: true })
  return {
    tab: oneOf(calls.tabs, filters['kind']) ?? 'personal',
    show: oneOf(shows, filters['state']) ?? 'all',
    chosen: search['item'] ?? null,
    open,
    setTab(tab: Tab) {
      goTo(hrefOf(pathname, { ...search, kind: tab, item: undefined }), { replace: true, stay: true })
    },
    setShow: (show: Show) => setFilters({ state: show === 'all' ? undefined : show }),
  }
}

/** One centre for what happened to a member, what is offered, and what everybody is told. */
export default function MessagesPage({ onLead }: { onLead: (link: Link) => void }) {
  const text = useText()
  const { tab, show, chosen, open, setTab, setShow } = useInbox()
  const [page, setPage] = useState(1)
  const [hasWishes, setWishes] = useState(false)
  const [gone, setGone] = useState<Message | null>(null)
  const asked = usePage({ tab, show, page })
  const deeds = useDeeds()
  const { data } = asked
  const message = data?.content.find(({ id }) => id === chosen) ?? null
  const unread = data?.unread[tab] ?? 0

  // Opening it is what reads it: once, also where that failed.
  const read = useRef<string | null>(null)
  useEffect(() => {
    if (!message || message.isRead || read.current === message.id) return
    read.current = message.id
    deeds.read(message)
  }, [message, deeds])

  const remove = async (gone: Message) => {
    open(undefined)
    if (await deeds.remove(gone)) setGone(gone)
  }
  const turn = (next: number) => {
    setPage(next)
    open(undefined)
  }
  return (
    <div className="@container/inbox grid grid-cols-[minmax(0,1fr)] gap-4 pb-4">
      <div className={join('flex flex-wrap items-center gap-2', message && '@max-[640px]/inbox:hidden')}>
        <Tabs
          tab={tab}
          unread={data?.unread}
          onTab={(next) => {
            setTab(next)
            setPage(1)
          }}
        />
        <span className="ms-auto flex flex-none gap-2">
          <IconButton
            label={text('inbox.mark_all')}
            title={text('inbox.mark_all')}
            aria-disabled={unread === 0 || deeds.isReadingAll}
            className="aria-disabled:opacity-40"
            onClick={() => unread > 0 && !deeds.isReadingAll && deeds.readAll(tab)}
          >
            <ChecksIcon size={20} />
          </IconButton>
          <IconButton label={text('inbox.what')} title={text('inbox.what')} onClick={() => setWishes(true)}>
            <GearSixIcon size={20} />
          </IconButton>
        </span>
      </div>
      {gone && <Undo key={gone.id} onUndo={() => deeds.restore(gone)} onOver={() => setGone(null)} />}
      <div className="grid items-start gap-4 @min-[640px]/inbox:grid-cols-[minmax(270px,5fr)_6fr]">
        <Card className={join('min-w-0 overflow-hidden', message && '@max-[640px]/inbox:hidden')}>
          <Shows show={show} onShow={setShow} />
          <Listed asked={asked} show={show}>
            {(content) => <InboxList messages={content} chosen={chosen} onChoose={({ id }) => open(id)} />}
          </Listed>
          {data && data.totalPages > 1 && (
            <div className="border-t border-line px-2 py-1">
              <Pagination page={page} pages={data.totalPages} onPage={turn} />
            </div>
          )}
        </Card>
        {message ? (
          <MessageDetail
            key={message.id}
            message={message}
            onBack={() => open(undefined)}
            onRemove={() => void remove(message)}
            onLead={onLead}
          />
        ) : (
          <Choose isShown={(data?.content.length ?? 0) > 0} />
        )}
      </div>
      {hasWishes && (
        <Suspense>
          <WishesDialog onClose={() => setWishes(false)} />
        </Suspense>
      )}
    </div>
  )
}

const undoMs = 5_000

/** Within the panel: a note over it could not be pressed. */
function Undo({ onUndo, onOver }: { onUndo: () => void; onOver: () => void }) {
  const text = useText()
  const over = useRef(onOver)
  over.current = onOver
  useEffect(() => {
    const timer = setTimeout(() => over.current(), undoMs)
    return () => clearTimeout(timer)
  }, [])
  const undo = () => {
    onOver()
    onUndo()
  }
  return (
    <div role="status" className="card flex items-center gap-3 py-1.5 ps-4 pe-2 text-[14px]">
      <span className="min-w-0 flex-1">{text('inbox.deleted')}</span>
      <Button look="text" size="sm" onClick={undo}>
        {text('inbox.undo')}
      </Button>
    </div>
  )
}

interface TabsProps {
  tab: Tab
  unread: Page['unread'] | undefined
  onTab: (tab: Tab) => void
}

/** Each with as many as have a dot. */
function Tabs({ tab, unread, onTab }: TabsProps) {
  const text = useText()
  const row = useRef<HTMLDivElement>(null)
  // Where there is no room for all, the chosen one is in sight.
  useEffect(() => {
    const chosen = row.current?.querySelector(`input[value="${tab}"]`)?.parentElement
    if (row.current && chosen)
      row.current.scrollLeft += chosen.getBoundingClientRect().x - row.current.getBoundingClientRect().x - 16
  }, [tab])
  return (
    <div ref={row} className="relative min-w-0 overflow-x-auto">
      <SegmentedTabs
        label={text('inbox.tabs')}
        value={tab}
        onChange={onTab}
        segments={calls.tabs.map((value) => ({
          value,
          label: (
            <>
              {text(`inbox.tab_${value}`)}
              <Count of={unread?.[value] ?? 0} />
            </>
          ),
        }))}
      />
    </div>
  )
}

function Count({ of }: { of: number }) {
  const text = useText()
  if (of === 0) return null
  return (
    <span className="num grid h-5 min-w-5 place-items-center rounded-full bg-[var(--chili-600)] px-1 text-[12px] leading-none font-[740] text-white">
      <span aria-hidden="true">{of > 99 ? '99+' : of}</span>
      <span className="sr-only">{text('inbox.unread', { count: of })}</span>
    </span>
  )
}

function Shows({ show, onShow }: { show: Show; onShow: (show: Show) => void }) {
  const text = useText()
  return (
    <fieldset className="m-0 flex gap-2 border-0 border-b border-line px-4 py-3">
      <legend className="sr-only">{text('inbox.show')}</legend>
      {shows.map((value) => (
        <button
          key={value}
          type="button"
          className="chip"
          aria-pressed={value === show}
          onClick={() => onShow(value)}
        >
          {text(`inbox.show_${value}`)}
        </button>
      ))}
    </fieldset>
  )
}

interface ListedProps {
  asked: ReturnType<typeof usePage>
  show: Show
  children: (content: readonly Message[]) => ReactNode
}

function Listed({ asked, show, children }: ListedProps) {
  const text = useText()
  const { data } = asked
  if (!data && asked.isError) return <Failed of={asked} title="inbox.failed" />
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-3 p-4">
        {[1, 2, 3].map((each) => (
          <Skeleton key={each} className="h-16 !rounded-[12px]" />
        ))}
      </div>
    )
  if (data.content.length === 0)
    return show === 'unread' ? (
      <Empty title={text('inbox.empty_unread')}>{text('inbox.empty_unread_text')}</Empty>
    ) : (
      <Empty title={text('inbox.empty')}>{text('inbox.empty_text')}</Empty>
    )
  return children(data.content)
}

/** Beside a list in which nothing is chosen. */
function Choose({ isShown }: { isShown: boolean }) {
  const text = useText()
  if (!isShown) return null
  return (
    <div className="grid min-h-[280px] place-content-center justify-items-center gap-3 rounded-[18px] border border-dashed border-line-strong p-6 text-center text-text-3 @max-[640px]/inbox:hidden">
      <EnvelopeSimpleIcon size={40} weight="duotone" />
      <p className="max-w-[28ch] text-[14px]">{text('inbox.choose')}</p>
    </div>
  )
}
