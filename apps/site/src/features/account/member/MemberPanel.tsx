import { HexAvatar, IconButton, join, Panel, RindTexture } from '@jackfruit/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { ArrowLeftIcon, SignOutIcon, XIcon } from '../../../shared/look/icons.ts'
import { roomy, useMedia } from '../../../shared/look/media.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { MemberMenu, type MenuEntry } from './MemberMenu.tsx'
import { useMember } from './useMember.ts'

interface MemberPanelProps<Page extends string> {
  entries: readonly MenuEntry<Page>[]
  /** Null shows the menu alone, which on wide screens stands beside the page that is shown first. */
  page: Page | null
  shown: Page
  onPage: (page: Page | null) => void
  onClose: () => void
  onSignOut: () => void
  balance: ReactNode
  /** Language and theme. */
  settings: ReactNode
  children: ReactNode
}

/** The member centre: a rind menu and its pages at the end edge. On phones the menu comes first and a page covers it. */
export default function MemberPanel<Page extends string>({
  entries,
  page,
  shown,
  onPage,
  onClose,
  onSignOut,
  balance,
  settings,
  children,
}: MemberPanelProps<Page>) {
  const text = useText()
  const member = useMember()
  const { playMoney } = useBrand()
  const isRoomy = useMedia(roomy)
  const name = member.data?.nickname || member.data?.account || ''
  const heading = useRef<HTMLHeadingElement>(null)
  const menu = useRef<HTMLElement>(null)
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    const from = last.current
    last.current = page
    // Where there is room the menu stays, and the focus with it.
    if (matchMedia(roomy).matches) return
    if (page) heading.current?.focus()
    else menu.current?.querySelector<HTMLElement>(`[data-page="${from}"]`)?.focus()
  }, [page])
  return (
    <Panel isOpen isBased onClose={onClose} title={text('member.title')}>
      <div
        className={join(
          'rind on-rind flex w-full flex-none flex-col overflow-y-auto overscroll-contain md:w-[272px]',
          page && 'max-md:hidden',
        )}
      >
        <RindTexture strength={0.2} fade="end" />
        <div className="flex items-center gap-3 p-5 pb-4">
          <HexAvatar name={name} size={54} picture={member.data?.avatar} />
          <div className="min-w-0 flex-1">
            <p className="truncate text-[17px] leading-[1.4] font-[720]">{name}</p>
            <p className="truncate text-[13px] text-gold-300">
              {member.data?.clubLabel.labelName ||
                (member.data && playMoney ? text('common.play_money') : '')}
            </p>
          </div>
          <IconButton label={text('common.close')} className="md:!hidden" onClick={onClose}>
            <XIcon size={20} weight="bold" />
          </IconButton>
        </div>
        <div className="px-4">{balance}</div>
        <MemberMenu ref={menu} entries={entries} current={isRoomy ? shown : page} onPage={onPage} />
        <div className="mt-auto grid gap-1 px-3.5 pt-6 pb-[calc(20px+env(safe-area-inset-bottom))]">
          <div className="md:hidden">{settings}</div>
          <button
            type="button"
            className="flex min-h-[46px] items-center gap-3 rounded-[12px] px-3.5 text-[15px] font-[620] hover:bg-white/10"
            onClick={onSignOut}
          >
            <SignOutIcon size={20} className="rtl:-scale-x-100" />
            {text('shell.sign_out')}
          </button>
        </div>
      </div>
      <div className={join('flex min-w-0 flex-1 flex-col', !page && 'max-md:hidden')}>
        <header
          className={join(
            'flex flex-none items-center gap-3 px-4 py-2.5 md:px-8 md:pt-6 md:pb-4',
            !isRoomy && 'rind on-rind',
          )}
        >
          {!isRoomy && <RindTexture strength={0.2} fade="start" />}
          <IconButton label={text('common.back')} className="md:!hidden" onClick={() => onPage(null)}>
            <ArrowLeftIcon size={20} weight="bold" className="rtl:-scale-x-100" />
          </IconButton>
          <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 text-[20px] outline-0 md:text-[26px]">
            {entries.find(({ id }) => id === shown)?.name}
          </h2>
          <IconButton label={text('common.close')} onClick={onClose}>
            <XIcon size={20} weight="bold" />
          </IconButton>
        </header>
        <div
          key={shown}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-4 pb-6 md:px-8 md:pt-1"
          data-page-content={shown}
        >
          {children}
        </div>
      </div>
    </Panel>
  )
}
