import { thirdParty } from '@jackfruit/contracts'
import { Button, Dialog } from '@jackfruit/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../../shared/calls/api.ts'
import { XIcon } from '../../../../shared/look/icons.ts'
import { type Message, useMessages } from '../../../../shared/text/message.ts'
import { useText } from '../../../../shared/text/text.ts'
import type { Entered } from '../entry.ts'
import { Problem } from '../Problem.tsx'
import { enterByTicket, type NewAccount } from './enterByTicket.ts'
import { ProviderMark } from './ProviderMark.tsx'
import { type Outcome, openProvider, providerNames, type Side } from './provider.ts'
import { ThirdPartyForm } from './ThirdPartyForm.tsx'

interface ThirdPartyProps {
  side: Side
  onEntered: (entered: Entered) => void
  /** Where to go afterwards when the page itself has to leave. */
  returnTo: string
}

/** Sign-in by accounts of others: one button for each that the brand offers, nothing where it offers none. */
export default function ThirdParty({ side, onEntered, returnTo }: ThirdPartyProps) {
  const text = useText()
  const { tell } = useMessages()
  const offered = useQuery({
    queryKey: ['oauth', 'providers'],
    queryFn: ({ signal }) => call(thirdParty.enabled, { signal }),
  })
  const [busy, setBusy] = useState<thirdParty.Provider | null>(null)
  const [problem, setProblem] = useState<Message | null>(null)
  const [form, setForm] = useState<NewAccount | null>(null)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  const follow = async (outcome: Outcome) => {
    if ('problem' in outcome) {
      setBusy(null)
      return setProblem({ key: `thirdparty.problem_${outcome.problem}` })
    }
    setProblem(null)
    try {
      const { entered, newAccount } = await enterByTicket(outcome.ticket, side)
      if (entered) onEntered(entered)
      setForm(newAccount)
    } catch (error) {
      setProblem({ failure: error })
    } finally {
      setBusy(null)
    }
  }
  const begin = (provider: thirdParty.Provider) => {
    stop.current()
    setProblem(null)
    setBusy(provider)
    stop.current = openProvider({ provider, purpose: 'login', returnTo, side }, (told) =>
      told === 'out of sight' ? setBusy(null) : void follow(told),
    )
  }

  const providers = offered.data?.providers ?? []
  if (providers.length === 0) return null
  return (
    <section aria-label={text('thirdparty.or_with')} className="grid gap-3">
      <p className="flex items-center gap-3 text-[13px] text-text-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text('thirdparty.or_with')}
      </p>
      {problem && <Problem title={tell(problem)} />}
      <div className="flex flex-wrap gap-2.5">
        {providers.map((provider) => (
          <Button
            key={provider}
            className="min-w-[104px] flex-1 !px-3"
            isBusy={busy === provider}
            icon={<ProviderMark provider={provider} />}
            aria-label={text('thirdparty.continue_with', { provider: providerNames[provider] })}
            onClick={() => begin(provider)}
          >
            {providerNames[provider]}
          </Button>
        ))}
      </div>
      {busy && (
        <p role="status" className="text-center text-[13px] text-text-2">
          {text('thirdparty.waiting', { provider: providerNames[busy] })}
        </p>
      )}
      {form && (
        <Dialog
          isOpen
          holdsForm
          onPhone="full"
          title={text('thirdparty.new_title')}
          closeLabel={text('common.close')}
          closeIcon={<XIcon size={20} weight="bold" />}
          onClose={() => setForm(null)}
        >
          <div className="p-6">
            <ThirdPartyForm account={form} onEntered={onEntered} />
          </div>
        </Dialog>
      )}
    </section>
  )
}
