import { type ReplyOf, security } from '@jackfruit/contracts'
import { Button } from '@jackfruit/ui'
import { useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { CallFailure } from '../../../shared/calls/failure.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { CheckCircleIcon, CopyIcon } from '../../../shared/look/icons.ts'
import { Problem } from '../../../shared/parts/Problem.tsx'
import { QrCode } from '../../../shared/parts/QrCode.tsx'
import { SecretField } from '../../../shared/secret/SecretField.tsx'
import { useCopy } from '../../../shared/text/copy.ts'
import { type Message, useMessages } from '../../../shared/text/message.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { useConfirmed } from './confirm.tsx'
import { useOverview, useRefresh } from './queries.ts'
import { Step } from './Step.tsx'

type Begun = ReplyOf<typeof security.beginAuthenticator>

/** Three steps: begin, show a first code, keep the recovery codes. Turned on, it can be renewed or turned off. */
export default function AuthenticatorStep({ onBack }: { onBack: () => void }) {
  const text = useText()
  const { tell } = useMessages()
  const { data } = useOverview()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<Message | null>(null)
  const [codeError, setCodeError] = useState<Message | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { run, window } = useConfirmed()
  const refresh = useRefresh()
  const isOn = data?.authenticatorSince != null

  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(null)
    await work().catch((failure: unknown) => {
      const isAboutCode = failure instanceof CallFailure && failure.code === 'code_invalid'
      if (isAboutCode) setCodeError({ failure })
      else setProblem({ failure })
    })
    setBusy(false)
  }
  const begin = () => attempt(async () => setBegun(await run(() => call(security.beginAuthenticator))))
  const turnOn = () =>
    attempt(async () => {
      const made = await run(() => call(security.turnOnAuthenticator, { body: { code } }))
      if (!made) return
      setCodes(made.recoveryCodes)
      setBegun(null)
      await refresh()
    })
  const renew = () =>
    attempt(async () => {
      const made = await run(() => call(security.renewRecoveryCodes))
      if (made) setCodes(made.recoveryCodes)
      await refresh()
    })
  const turnOff = () =>
    attempt(async () => {
      const done = await run(async () => {
        await call(security.turnOffAuthenticator)
        return true
      })
      if (!done) return
      setCodes(null)
      await refresh()
      note('good', text('security.saved'))
    })

  const count = codes ? 3 : begun ? 2 : 1
  return (
    <Step title={text('security.authenticator')} intro={text('security.authenticator_intro')} onBack={onBack}>
      {!isOn && (
        <p className="text-[13px] font-[640] text-text-2">
          {text('security.step_of', { step: count, steps: 3 })}
        </p>
      )}
      <Problem>{tell(problem)}</Problem>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onBack} />
      ) : begun ? (
        <Form className="flex flex-wrap items-start gap-5" onSubmit={turnOn}>
          <div className="rounded-[14px] bg-white ring-1 ring-line">
            <QrCode of={begun.uri} />
          </div>
          <div className="grid min-w-[240px] flex-1 gap-4">
            <p className="text-[14px]">{text('security.scan')}</p>
            <p className="flex flex-wrap items-center gap-3">
              <code className="num text-[16px] font-[680] tracking-[0.04em] [overflow-wrap:anywhere]">
                {begun.secret.match(/.{1,4}/g)?.join(' ')}
              </code>
              <Copy of={begun.secret} />
            </p>
            <SecretField
              kind="code"
              label={text('security.code')}
              name="code"
              icon={undefined}
              maxLength={6}
              value={code}
              error={tell(codeError)}
              onType={(typed) => {
                setCode(typed.replace(/\D/g, ''))
                setCodeError(null)
              }}
            />
            <Button
              type="submit"
              look="green"
              isBusy={isBusy}
              isDisabled={code.length < 6}
              className="justify-self-start"
            >
              {text('security.turn_on')}
            </Button>
          </div>
        </Form>
      ) : isOn ? (
        <>
          <p className="flex items-center gap-2 text-[14px]">
            <CheckCircleIcon size={20} weight="fill" className="flex-none text-positive" />
            {text('security.authenticator_is_on', { count: data?.recoveryCodesLeft ?? 0 })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button isBusy={isBusy} onClick={() => void renew()}>
              {text('security.renew_codes')}
            </Button>
            <Button isBusy={isBusy} onClick={() => void begin()}>
              {text('security.new_device')}
            </Button>
            <Button look="danger" isBusy={isBusy} onClick={() => void turnOff()}>
              {text('security.turn_off')}
            </Button>
          </div>
        </>
      ) : (
        <Button look="green" isBusy={isBusy} className="justify-self-start" onClick={() => void begin()}>
          {text('security.begin')}
        </Button>
      )}
      {window}
    </Step>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = useText()
  return (
    <div className="grid gap-4">
      <p className="text-[14px]">{text('security.recovery_text')}</p>
      <ul className="grid grid-cols-2 gap-2 rounded-[14px] bg-surface-2 p-4" data-testid="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code className="num text-[15px] font-[640]">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Copy of={codes.join('\n')} />
        <Button look="green" onClick={onDone}>
          {text('security.kept_them')}
        </Button>
      </div>
    </div>
  )
}

function Copy({ of }: { of: string }) {
  const text = useText()
  const copy = useCopy()
  return (
    <Button size="sm" icon={<CopyIcon size={16} />} onClick={() => copy(of)}>
      {text('common.copy')}
    </Button>
  )
}
