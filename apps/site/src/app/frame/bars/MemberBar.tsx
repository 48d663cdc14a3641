import { Button, HexAvatar, IconButton, join } from '@jackfruit/ui'
import { useMember } from '../../../features/account/member/index.ts'
import { useUnread } from '../../../features/account/messages/index.ts'
import { BalanceChip } from '../../../features/money/wallet/index.ts'
import { useOpenOffers } from '../../../features/rewards/centre/index.ts'
import {
  CaretDownIcon,
  EnvelopeSimpleIcon,
  PlusIcon,
  ShieldCheckIcon,
  SignOutIcon,
  TreeStructureIcon,
} from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { useAgentCentre } from '../../agent/useAgentCentre.ts'
import { useMemberPanel } from '../../member/useMemberPanel.ts'
import { askSignOut } from '../../overlays/signOut.ts'
import { CountBadge } from './CountBadge.tsx'
import { unclaimedOf } from './unclaimed.ts'

/** What a member sees at the end of the header: balance, the way to more of it, messages, who, safety, the way out. A phone has two of them in its bar at the foot, where there is one. */
export default function MemberBar({ isBare = false }: { isBare?: boolean }) {
  const text = useText()
  const member = useMember()
  const { playMoney } = useBrand()
  const panel = useMemberPanel()
  const agents = useAgentCentre()
  const unread = useUnread(panel.verdict === 'open')
  const claimable = useOpenOffers(panel.verdict === 'open')
  const inFoot = !isBare && 'max-md:!hidden'
  const name = member.data?.nickname || member.data?.account || ''
  const label =
    member.data?.clubLabel.labelName || (member.data && playMoney ? text('common.play_money') : '')
  return (
    <>
      <BalanceChip />
      {panel.isOffered && (
        <Button
          look="gold"
          className={join(
            'flex-none max-[86.25rem]:!w-11 max-[86.25rem]:!min-w-11 max-[86.25rem]:!px-0 min-[86.25rem]:!px-4',
            inFoot,
          )}
          aria-haspopup="dialog"
          data-testid="deposit"
          icon={<PlusIcon size={18} weight="bold" />}
          onClick={() => panel.openAt('depositv2')}
        >
          <span className="max-[86.25rem]:sr-only">{text('shell.deposit')}</span>
        </Button>
      )}
      {panel.isOffered && (
        <span className="relative flex-none max-[61.25rem]:hidden">
          <IconButton
            label={text('inbox.list')}
            title={text('inbox.list')}
            aria-haspopup="dialog"
            data-testid="messages"
            onClick={() => panel.openAt('messageV2')}
          >
            <EnvelopeSimpleIcon size={20} />
          </IconButton>
          <CountBadge of={unread} testId="unread" className="-end-1.5 -top-1.5" />
        </span>
      )}
      {agents.isOffered && (
        <IconButton
          label={text('agents.title')}
          className="max-[61.25rem]:!hidden"
          aria-haspopup="dialog"
          data-testid="agent-centre"
          onClick={agents.open}
        >
          <TreeStructureIcon size={20} />
        </IconButton>
      )}
      {panel.isOffered && (
        <button
          type="button"
          className={join(
            'flex h-11 min-w-0 flex-none items-center gap-2.5 rounded-[12px] md:px-2 md:hover:bg-white/10',
            inFoot,
          )}
          aria-haspopup="dialog"
          onClick={panel.open}
        >
          <span className="relative">
            <HexAvatar name={name} size={44} picture={member.data?.avatar} />
            <CountBadge
              of={unclaimedOf({ claimable, unread })}
              testId="unclaimed"
              className="-end-1 -top-1"
            />
          </span>
          <span className="sr-only">{text('shell.open_member')}</span>
          <span className="min-w-[104px] text-start max-lg:hidden">
            <span className="block max-w-[140px] truncate text-[15px] leading-[1.4] font-[680]">{name}</span>
            <span className="block text-[12px] leading-[1.4] font-[600] text-gold-300">{label}</span>
          </span>
          <CaretDownIcon size={16} weight="bold" className="max-lg:hidden" />
        </button>
      )}
      {panel.isOffered && (
        <IconButton
          label={text('shell.security')}
          className="max-lg:!hidden"
          aria-haspopup="dialog"
          data-testid="security-centre"
          onClick={() => panel.openAt('securityCenter')}
        >
          <ShieldCheckIcon size={20} />
        </IconButton>
      )}
      <IconButton
        label={text('shell.sign_out')}
        className="max-md:!hidden"
        data-testid="sign-out"
        onClick={askSignOut}
      >
        <SignOutIcon size={20} className="rtl:-scale-x-100" />
      </IconButton>
    </>
  )
}
