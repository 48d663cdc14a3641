import { thirdParty } from '@jackfruit/contracts'
import { Button } from '@jackfruit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../../shared/calls/api.ts'
import { Form } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/useForm.ts'
import { CheckCircleIcon } from '../../../../shared/look/icons.ts'
import { replaceToken } from '../../../../shared/session/session.ts'
import { type Message, useMessages } from '../../../../shared/text/message.ts'
import { note } from '../../../../shared/text/notes.ts'
import { useText } from '../../../../shared/text/text.ts'
import { Problem } from '../Problem.tsx'
import { useNewPassword } from '../useNewPassword.tsx'
import { ProviderMark } from './ProviderMark.tsx'
import { openProvider, providerNames } from './provider.ts'
import { useSignInWays, waysKey } from './signInWays.ts'

interface FirstPasswordProps {
  onDone: () => void
  /** Of a sign-in a moment ago: then nothing more is asked. */
  ticket?: string | null
  /** Does the work, and asks for a code to a proved contact where the platform wants one first. */
  confirmed?: (<T>(work: () => Promise<T>) => Promise<T | null>) | null
}

type Name = 'newPassword' | 'confirmNewPassword'
const fieldOf = (code: string): Name | null => (code === 'field_invalid' ? 'newPassword' : null)

/** A password for an account that has none. Who it is, a fresh sign-in or a code to a proved contact shows. */
export default function FirstPassword({ onDone, ticket = null, confirmed = null }: FirstPasswordProps) {
  const text = useText()
  const { tell } = useMessages()
  const cache = useQueryClient()
  const ways = useSignInWays()
  const [shown, setShown] = useState(ticket)
  const [busy, setBusy] = useState<thirdParty.Provider | null>(null)
  const [problem, setProblem] = useState<Message | null>(null)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  const form = useForm<Name>({ newPassword: '', confirmNewPassword: '' }, fieldOf)
  const { complaints, fields } = useNewPassword(form)
  const linked = ways.data?.ways.filter((way) => way.linked && way.enabled) ?? []

  const prove = (provider: thirdParty.Provider) => {
    stop.current()
    setProblem(null)
    setBusy(provider)
    const returnTo = `${location.pathname}${location.search}`
    const asker = ways.data?.asker
    stop.current = openProvider({ provider, purpose: 'link', returnTo, side: 'member', asker }, (told) => {
      setBusy(null)
      if (told === 'out of sight') return
      if ('problem' in told) return setProblem({ key: `thirdparty.problem_${told.problem}` })
      setProblem(null)
      setShown(told.ticket)
    })
  }
  const submit = () => {
    if (!form.isRight(complaints)) return
    void form.run(async () => {
      const body = { ...form.values, ...(shown === null ? {} : { ticket: shown }) }
      const work = () => call(thirdParty.firstPassword, { body })
      const done = shown === null && confirmed ? await confirmed(work) : await work()
      if (!done) return
      replaceToken(done.token)
      note('good', text('security.password_changed'))
      await Promise.all([waysKey, ['security']].map((queryKey) => cache.invalidateQueries({ queryKey })))
      onDone()
    })
  }

  const wrong = tell(problem) ?? form.problem
  const canGoOn = shown !== null || confirmed !== null
  return (
    <Form at={form.ref} onSubmit={submit}>
      <p className="text-[14px] text-text-2">{text('thirdparty.first_password')}</p>
      {wrong && <Problem title={wrong} />}
      {shown === null && linked.length > 0 && (
        <div className="flex flex-wrap gap-2.5">
          {linked.map(({ provider }) => (
            <Button
              key={provider}
              isBusy={busy === provider}
              icon={<ProviderMark provider={provider} />}
              onClick={() => prove(provider)}
            >
              {text('thirdparty.confirm_with', { provider: providerNames[provider] })}
            </Button>
          ))}
        </div>
      )}
      {shown !== null && (
        <p role="status" className="flex items-center gap-2 text-[14px] font-[640] text-positive">
          <CheckCircleIcon size={20} weight="fill" />
          {text('thirdparty.confirmed')}
        </p>
      )}
      {canGoOn && (
        <>
          {fields}
          <Button type="submit" look="green" isBusy={form.isBusy} className="justify-self-start">
            {text('thirdparty.set_password')}
          </Button>
        </>
      )}
    </Form>
  )
}
