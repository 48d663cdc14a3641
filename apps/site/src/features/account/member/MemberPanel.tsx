import { HexAvatar, IconButton, join, RindTexture } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { SignOutIcon, XIcon } from '../../../shared/look/icons.ts'
import { roomy, useMedia } from '../../../shared/look/media.ts'
import { CentreHead } from '../../../shared/parts/CentreHead.tsx'
import { useCentreFocus } from '../../../shared/parts/useCentreFocus.ts'
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
  /** The way to the agents' centre, for who has one. */
  agents?: ReactNode
  /** Language and theme. */
  settings: ReactNode
  children: ReactNode
}

/** What stands in the window of the member centre: a rind menu and its pages at the end edge. On phones the menu comes first and a page covers it. */
export default function MemberPanel<Page extends string>({
  entries,
  page,
  shown,
  onPage,
  onClose,
  onSignOut,
  balance,
  agents,
  settings,
  children,
}: MemberPanelProps<Page>) {
  const text = useText()
  const member = useMember()
  const { playMoney } = useBrand()
  const isRoomy = useMedia(roomy)
  const name = member.data?.nickname || member.data?.account || ''
  const { heading, menu } = useCentreFocus(page)
  return (
    <>
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
          {agents}
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
        <CentreHead
          {...{ heading, isRoomy, onClose }}
          className="md:px-8 md:pt-6 md:pb-4"
          onBack={() => onPage(null)}
        >
          {entries.find(({ id }) => id === shown)?.name}
        </CentreHead>
        <div
          key={shown}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-4 pb-6 md:px-8 md:pt-1"
          data-page-content={shown}
        >
          {children}
        </div>
      </div>
    </>
  )
}
