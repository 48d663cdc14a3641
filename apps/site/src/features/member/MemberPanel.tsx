import { HexAvatar, IconButton, join, Panel, RindTexture } from '@jackfruit/ui'
import { type ReactNode, Suspense } from 'react'
import {
  ArrowLeftIcon,
  type IconKind,
  ReceiptIcon,
  ShieldCheckIcon,
  SignOutIcon,
  XIcon,
} from '../../shared/icons.ts'
import { useText } from '../../shared/text.ts'
import { useMember } from './useMember.ts'

/** Pages of the panel by the names that the product gives them. */
type MemberPage = 'securityCenter' | 'personalHistoryCopy'

interface MemberPanelProps {
  /** Null shows the menu alone, which on wide screens stands beside the first page. */
  page: MemberPage | null
  onPage: (page: MemberPage | null) => void
  onClose: () => void
  onSignOut: () => void
  balance: ReactNode
  /** Language and theme. */
  settings: ReactNode
  pages: Record<MemberPage, ReactNode>
}

const entries: readonly { page: MemberPage; icon: IconKind; label: 'security.title' | 'records.title' }[] = [
  { page: 'securityCenter', icon: ShieldCheckIcon, label: 'security.title' },
  { page: 'personalHistoryCopy', icon: ReceiptIcon, label: 'records.title' },
]

/** The member centre: a rind menu and its pages at the end edge. On phones the menu comes first and a page covers it. */
export default function MemberPanel({
  page,
  onPage,
  onClose,
  onSignOut,
  balance,
  settings,
  pages,
}: MemberPanelProps) {
  const text = useText()
  const member = useMember()
  const shown = page ?? 'personalHistoryCopy'
  const title = entries.find((entry) => entry.page === shown)?.label ?? 'member.title'
  return (
    <Panel isOpen onClose={onClose} title={text('member.title')}>
      <div
        className={join(
          'rind on-rind flex w-full flex-none flex-col overflow-y-auto overscroll-contain md:w-[272px]',
          page && 'max-md:hidden',
        )}
      >
        <RindTexture strength={0.2} fade="end" />
        <div className="flex items-center gap-3 p-5 pb-4">
          <HexAvatar
            name={member.data?.nickname || member.data?.account || ''}
            size={54}
            picture={member.data?.avatar}
          />
          <div className="min-w-0 flex-1">
            <p className="truncate text-[17px] leading-[1.4] font-[720]">
              {member.data?.nickname || member.data?.account}
            </p>
            <p className="truncate text-[13px] text-gold-300">
              {member.data?.clubLabel.labelName || text('common.play_money')}
            </p>
          </div>
          <IconButton label={text('common.close')} className="md:!hidden" onClick={onClose}>
            <XIcon size={20} weight="bold" />
          </IconButton>
        </div>
        <div className="px-4">{balance}</div>
        <nav aria-label={text('member.menu')} className="mt-4 grid gap-1 px-3.5">
          {entries.map(({ page: target, icon: Icon, label }) => {
            const isCurrent = target === shown
            return (
              <button
                key={target}
                type="button"
                aria-current={isCurrent ? 'page' : undefined}
                className={join(
                  'flex min-h-[46px] items-center gap-3 rounded-[12px] px-3.5 text-start text-[15px] font-[620]',
                  isCurrent ? 'md:bg-gold-400 md:text-gold-ink md:hover:bg-gold-400' : '',
                  'hover:bg-white/10',
                )}
                onClick={() => onPage(target)}
              >
                <Icon size={20} weight={isCurrent ? 'fill' : 'regular'} />
                {text(label)}
              </button>
            )
          })}
        </nav>
        <div className="mt-auto grid gap-1 px-3.5 pt-6 pb-[calc(20px+env(safe-area-inset-bottom))]">
          {settings}
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
        <header className="flex items-center gap-3 px-4 py-4 md:px-8 md:pt-6">
          <IconButton label={text('common.back')} className="md:!hidden" onClick={() => onPage(null)}>
            <ArrowLeftIcon size={20} weight="bold" className="rtl:-scale-x-100" />
          </IconButton>
          <h2 className="min-w-0 flex-1 text-[20px] md:text-[26px]">{text(title)}</h2>
          <IconButton label={text('common.close')} onClick={onClose}>
            <XIcon size={20} weight="bold" />
          </IconButton>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-1 pb-6 md:px-8">
          <Suspense fallback={null}>{pages[shown]}</Suspense>
        </div>
      </div>
    </Panel>
  )
}
