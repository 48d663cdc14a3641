import { Button, Card, HexAvatar, SegmentedTabs, Skeleton } from '@jackfruit/ui'
import { type ReactNode, useState } from 'react'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { NotYet } from '../../../shared/parts/NotYet.tsx'
import { useText } from '../../../shared/text/text.ts'
import AuthenticatorStep from './AuthenticatorStep.tsx'
import AvatarStep from './AvatarStep.tsx'
import ContactStep from './ContactStep.tsx'
import { type Confirmed, useConfirmed } from './confirm.tsx'
import DocumentsStep from './DocumentsStep.tsx'
import { type Item, useItem } from './items.ts'
import Overview, { type OtherWays } from './Overview.tsx'
import PaymentStep from './PaymentStep.tsx'
import HistoryStep from './Presence.tsx'
import ProfileStep, { type ProfileDraft } from './ProfileStep.tsx'
import { useOverview, useProfile } from './queries.ts'
import { Step } from './Step.tsx'

export interface Who {
  readonly name: string
  readonly picture: string | null
}

interface SecurityCenterProps {
  who: Who
  /** The form that changes the login password, or chooses the first one; told when it is done. */
  password: (form: PasswordForm) => ReactNode
  /** Sign-in by accounts of others. */
  ways: OtherWays & { isOffered: boolean; page: (onPassword: () => void) => ReactNode }
}

export interface PasswordForm {
  readonly onDone: () => void
  readonly isFirst: boolean
  /** Does work that asks for a code to a proved contact first; null where there is no such contact. */
  readonly confirmed: Confirmed['run'] | null
}

/** The member's own account: the overview, the profile, and each item as a page of its own. */
export default function SecurityCenter({ who, password, ways }: SecurityCenterProps) {
  const text = useText()
  const { item, open } = useItem()
  // Kept here, so that a look at another page loses nothing of what was typed.
  const [draft, setDraft] = useState<ProfileDraft>({})
  const back = () => open(null)
  const pages: Record<Exclude<Item, 'profile'>, () => ReactNode> = {
    avatar: () => <AvatarStep onBack={() => open('profile')} />,
    mobile: () => <ContactStep key="mobile" kind="mobile" onBack={back} />,
    email: () => <ContactStep key="email" kind="email" onBack={back} />,
    password: () => <PasswordStep password={password} onBack={back} />,
    payment: () => <PaymentStep onBack={back} />,
    authenticator: () => <AuthenticatorStep onBack={back} />,
    ways: () => (
      <Step title={text('security.ways')} intro={text('security.ways_intro')} onBack={back}>
        {ways.page(() => open('password'))}
      </Step>
    ),
    documents: () => <DocumentsStep onBack={back} />,
    history: () => <HistoryStep onBack={back} />,
  }
  if (item && item !== 'profile') return pages[item]()
  return (
    <div className="grid content-start gap-5">
      <div className="justify-self-start">
        <SegmentedTabs
          label={text('security.title')}
          value={item === 'profile' ? 'profile' : 'safety'}
          onChange={(tab) => open(tab === 'profile' ? 'profile' : null)}
          segments={[
            { value: 'safety', label: text('security.safety') },
            { value: 'profile', label: text('security.profile') },
          ]}
        />
      </div>
      {item === 'profile' ? (
        <Profile who={who} draft={draft} onDraft={setDraft} onAvatar={() => open('avatar')} />
      ) : (
        <Overview ways={ways.isOffered ? ways : null} onOpen={open} />
      )}
    </div>
  )
}

function PasswordStep({ password, onBack }: Pick<SecurityCenterProps, 'password'> & { onBack: () => void }) {
  const text = useText()
  const overview = useOverview()
  const { run, window } = useConfirmed()
  const isFirst = overview.data?.passwordChangedAt === null
  const isProved = overview.data?.mobile?.isVerified || overview.data?.email?.isVerified
  return (
    <Step
      title={text('security.password')}
      {...(isFirst ? {} : { intro: text('security.change_password_text') })}
      onBack={onBack}
    >
      <div className="max-w-[440px]">
        {overview.isPending && <Skeleton className="h-48" />}
        {overview.isError && <Failed of={overview} title="security.failed" />}
        {overview.data && password({ onDone: onBack, isFirst, confirmed: isProved ? run : null })}
      </div>
      {window}
    </Step>
  )
}

interface ProfileProps {
  who: Who
  draft: ProfileDraft
  onDraft: (draft: ProfileDraft) => void
  onAvatar: () => void
}

function Profile({ who, draft, onDraft, onAvatar }: ProfileProps) {
  const text = useText()
  const profile = useProfile()
  if (profile.isPending || profile.isError) return <NotYet of={profile} title="security.failed" />
  const avatar = (
    <Card className="flex flex-wrap items-center gap-4 p-5">
      <HexAvatar name={who.name} size={72} picture={who.picture} />
      <p className="min-w-0 flex-1 text-[18px] font-[680] [overflow-wrap:anywhere]">{who.name}</p>
      <Button onClick={onAvatar}>{text('security.change_avatar')}</Button>
    </Card>
  )
  return <ProfileStep profile={profile.data} changed={draft} onChange={onDraft} avatar={avatar} />
}
