import { Button, Spinner } from '@jackfruit/ui'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../../shared/session/session.ts'
import { type Message, useMessages } from '../../../../shared/text/message.ts'
import { failureText, useText } from '../../../../shared/text/text.ts'
import type { Entered } from '../entry.ts'
import { Problem } from '../Problem.tsx'
import { enterByTicket, type NewAccount } from './enterByTicket.ts'
import FirstPassword from './FirstPassword.tsx'
import { LinkForm } from './LinkForm.tsx'
import { takeSide } from './provider.ts'
import { readReturn, tellOpener } from './returned.ts'
import { useSignInWays } from './signInWays.ts'
import { ThirdPartyForm } from './ThirdPartyForm.tsx'

interface ThirdPartyReturnProps {
  onEntered: (entered: Entered, returnTo: string, isNew: boolean) => void
  /** Back to the site: to whoever came to change the ways in, to where they are changed. */
  onLeave: (to: 'home' | 'ways') => void
}

type State =
  | { readonly kind: 'working' | 'heard' | 'linked' }
  | { readonly kind: 'failed'; readonly why: Message }
  | { readonly kind: 'new'; readonly account: NewAccount; readonly returnTo: string }
  | { readonly kind: 'link'; readonly ticket: string }

/** Where browsers come back to from a provider: tells the window that waits, or goes on itself. */
export default function ThirdPartyReturn({ onEntered, onLeave }: ThirdPartyReturnProps) {
  const text = useText()
  const { tell } = useMessages()
  const isLoggedIn = useSession() !== null
  const [state, setState] = useState<State>({ kind: 'working' })
  const isRead = useRef(false)

  useEffect(() => {
    // What the address says is good once.
    if (isRead.current) return
    isRead.current = true
    const address = new URL(location.href)
    history.replaceState(null, '', address.pathname)
    const follow = async (): Promise<State> => {
      const returned = await readReturn(address.searchParams, new URLSearchParams(address.hash.slice(1)))
      if (await tellOpener(returned)) {
        window.close()
        return { kind: 'heard' }
      }
      const { outcome, purpose } = returned
      if ('problem' in outcome)
        return { kind: 'failed', why: { key: `thirdparty.problem_${outcome.problem}` } }
      if (purpose === 'link') return { kind: 'link', ticket: outcome.ticket }
      const { entered, newAccount, returnTo } = await enterByTicket(outcome.ticket, takeSide())
      if (newAccount) return { kind: 'new', account: newAccount, returnTo }
      if (entered) onEntered(entered, returnTo, false)
      return { kind: 'working' }
    }
    follow()
      .catch((error: unknown): State => ({ kind: 'failed', why: { failure: error } }))
      .then(setState)
  })

  return (
    <div className="mx-auto grid w-full max-w-[480px] content-center gap-5 px-5 py-12">
      <h1 className="text-[24px] font-[760]">
        {text(state.kind === 'new' ? 'thirdparty.new_title' : 'thirdparty.sign_in')}
      </h1>
      {state.kind === 'working' && (
        <p role="status" className="flex items-center gap-3 text-text-2">
          <Spinner size={24} />
          {text('thirdparty.working')}
        </p>
      )}
      {state.kind === 'heard' && <p role="status">{text('thirdparty.close_window')}</p>}
      {state.kind === 'new' && (
        <ThirdPartyForm
          account={state.account}
          onEntered={(entered) => onEntered(entered, state.returnTo, true)}
        />
      )}
      {state.kind === 'link' && isLoggedIn && (
        <Confirm
          ticket={state.ticket}
          onLinked={() => setState({ kind: 'linked' })}
          onLeave={() => onLeave('ways')}
        />
      )}
      {state.kind === 'link' && !isLoggedIn && <Problem title={text('thirdparty.problem_stale')} />}
      {state.kind === 'linked' && <p role="status">{text('thirdparty.linked')}</p>}
      {state.kind === 'failed' && <Problem title={tell(state.why)} />}
      {(state.kind === 'failed' || state.kind === 'linked' || state.kind === 'link') && (
        <Button
          className="justify-self-start"
          onClick={() => onLeave(state.kind === 'failed' ? 'home' : 'ways')}
        >
          {text('thirdparty.back')}
        </Button>
      )}
    </div>
  )
}

/** A sign-in of a member who is logged in: another way in, or the proof for a first password. */
function Confirm({
  ticket,
  onLinked,
  onLeave,
}: {
  ticket: string
  onLinked: () => void
  onLeave: () => void
}) {
  const text = useText()
  const ways = useSignInWays()
  if (ways.isPending) return <Spinner size={24} />
  if (ways.isError) return <Problem title={failureText(ways.error)} />
  if (!ways.data.hasPassword) return <FirstPassword ticket={ticket} onDone={onLeave} />
  return (
    <LinkForm change={{ ticket }} onDone={onLinked}>
      {text('thirdparty.confirm_here')}
    </LinkForm>
  )
}
