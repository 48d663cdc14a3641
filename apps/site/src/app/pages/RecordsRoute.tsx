import { Button, Card, Empty } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { useMember } from '../../features/account/member/index.ts'
import { RecordsPage } from '../../features/records/betting/index.ts'
import { useSite } from '../../shared/session/brand.ts'
import { memberGate, type Verdict } from '../../shared/session/gates.ts'
import { useSession } from '../../shared/session/session.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { Page } from './Page.tsx'
import { renderProof } from './proof.tsx'

export default function RecordsRoute() {
  const text = useText()
  const { switches } = useSite()
  const isLoggedIn = useSession() !== null
  const member = useMember()
  const verdict = memberGate(switches, { isLoggedIn, type: member.data?.type ?? null })
  return (
    <Page title={text('records.title')}>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 py-5 md:gap-5 md:py-8">
        <h1 className="text-[24px] md:text-[32px]">{text('records.title')}</h1>
        {verdict === 'open' ? <RecordsPage renderProof={renderProof} /> : <Closed verdict={verdict} />}
      </div>
    </Page>
  )
}

/** Why there is nothing to see, and the one step that helps. */
function Closed({ verdict }: { verdict: Exclude<Verdict, 'open'> }) {
  const text = useText()
  const { home, logIn } = useActions()
  const leave = <Button onClick={home}>{text('shell.not_found_action')}</Button>
  const views: Record<typeof verdict, { title: string; more: string; action: ReactNode }> = {
    login: {
      title: text('shell.records_login_title'),
      more: text('shell.records_login_text'),
      action: (
        <Button look="gold" onClick={() => logIn('/records')}>
          {text('auth.log_in')}
        </Button>
      ),
    },
    'real-account': { title: text('records.empty_title'), more: text('records.trial_text'), action: leave },
    closed: { title: text('records.empty_title'), more: text('shell.records_closed_text'), action: leave },
  }
  const { title, more, action } = views[verdict]
  return (
    <Card>
      <Empty title={title} action={action}>
        {more}
      </Empty>
    </Card>
  )
}
