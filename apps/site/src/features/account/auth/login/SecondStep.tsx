import { entry } from '@jackfruit/contracts'
import type { SecondWay } from '@jackfruit/contracts/entry'
import { Button, Check, Dialog } from '@jackfruit/ui'
import { useId, useRef, useState } from 'react'
import { call } from '../../../../shared/calls/api.ts'
import { CallFailure } from '../../../../shared/calls/failure.ts'
import { Form } from '../../../../shared/form/Form.tsx'
import { focusField } from '../../../../shared/form/focusField.ts'
import {
  BankIcon,
  CheckCircleIcon,
  DeviceMobileIcon,
  EnvelopeSimpleIcon,
  type IconKind,
  ShieldCheckIcon,
  XIcon,
} from '../../../../shared/look/icons.ts'
import { SecretField } from '../../../../shared/secret/SecretField.tsx'
import { type Message, useMessages } from '../../../../shared/text/message.ts'
import { useText } from '../../../../shared/text/text.ts'
import { CodeField } from '../CodeField.tsx'
import { type Entered, enter } from '../entry.ts'
import { Problem } from '../Problem.tsx'
import type { Waiting } from './useLogin.ts'

interface SecondStepProps {
  waiting: Waiting
  onEntered: (entered: Entered) => void
  onClose: () => void
}

const icons: Readonly<Record<SecondWay, IconKind>> = {
  mobile: DeviceMobileIcon,
  email: EnvelopeSimpleIcon,
  authenticator: ShieldCheckIcon,
  bankName: BankIcon,
}

type SentWay = 'mobile' | 'email'
const isSent = (way: SecondWay): way is SentWay => way === 'mobile' || way === 'email'
const nameOf = (way: SecondWay) => `second-${way}`

/** A login from a new place: who it is has to be proved by one more thing that the account has. */
export default function SecondStep({ waiting, onEntered, onClose }: SecondStepProps) {
  const text = useText()
  const { tell } = useMessages()
  const { step, knownPassword } = waiting
  const [way, setWay] = useState<SecondWay>(step.ways[0]?.way ?? 'mobile')
  const [answers, setAnswers] = useState<Partial<Record<SecondWay, string>>>({})
  const answer = answers[way]?.trim() ?? ''
  const [trustPlace, setTrust] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<Message | null>(null)
  const [problem, setProblem] = useState<Message | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const type = (typed: string) => {
    setAnswers((known) => ({ ...known, [way]: typed }))
    setError(null)
  }
  const complain = (told: Message) => {
    setError(told)
    focusField(form.current, nameOf(way))
  }
  const refuse = (failure: unknown) => {
    const isAboutAnswer = failure instanceof CallFailure && /^(code_|second_answer_wrong)/.test(failure.code)
    if (isAboutAnswer) complain({ failure })
    else setProblem({ failure })
  }
  const ask = async (to: SentWay): Promise<number | null> => {
    setProblem(null)
    try {
      return (await call(entry.secondCode, { body: { id: step.id, way: to } })).expiredMinutes
    } catch (failure) {
      refuse(failure)
      return null
    }
  }
  const submit = async () => {
    setProblem(null)
    if (!answer) return complain({ key: 'auth.rule_required' })
    setBusy(true)
    try {
      const body = { id: step.id, way, answer, trustPlace }
      onEntered(await enter(await call(entry.second, { body }), knownPassword))
    } catch (failure) {
      refuse(failure)
      setBusy(false)
    }
  }
  const choose = (next: SecondWay) => {
    setWay(next)
    setError(null)
    setProblem(null)
  }

  return (
    <Dialog
      isOpen
      holdsForm
      onPhone="full"
      title={text('security.second_title')}
      description={text('security.second_text', { ip: step.ip })}
      closeLabel={text('security.second_leave')}
      closeIcon={<XIcon size={20} weight="bold" />}
      onClose={onClose}
    >
      <Form at={form} className="grid gap-4 p-6" onSubmit={submit}>
        {problem && <Problem title={tell(problem)} />}
        <fieldset className="grid gap-2.5">
          <legend className="field-label mb-2">{text('security.second_choose')}</legend>
          {step.ways.map(({ way: each, hint }) => (
            <WayChoice key={each} way={each} hint={hint} isChosen={each === way} onChoose={choose} />
          ))}
        </fieldset>
        {/* Both stay: a code that was sent a moment ago is not sent again after a look at another way. */}
        {step.ways.map(({ way: each }) =>
          isSent(each) ? (
            <div key={each} hidden={each !== way}>
              <CodeField
                isBoxed
                name={nameOf(each)}
                value={answers[each] ?? ''}
                error={each === way ? tell(error) : undefined}
                onType={type}
                onAsk={() => ask(each)}
              />
            </div>
          ) : null,
        )}
        {!isSent(way) && <OwnAnswer way={way} value={answers[way] ?? ''} error={tell(error)} onType={type} />}
        <p className="text-[13px] text-text-2">{text('security.second_secret')}</p>
        <Check checked={trustPlace} onChange={(event) => setTrust(event.target.checked)}>
          {text('security.second_trust')}
        </Check>
        <Button type="submit" look="gold" size="lg" isBusy={isBusy}>
          {text('security.second_submit')}
        </Button>
      </Form>
    </Dialog>
  )
}

interface OwnAnswerProps {
  way: Exclude<SecondWay, SentWay>
  value: string
  error: string | undefined
  onType: (typed: string) => void
}

/** What the member has or knows without being sent anything. */
function OwnAnswer({ way, value, error, onType }: OwnAnswerProps) {
  const text = useText()
  const isName = way === 'bankName'
  return (
    <SecretField
      kind="code"
      label={text(isName ? 'security.second_holder' : 'security.second_totp')}
      name={nameOf(way)}
      value={value}
      error={error}
      {...(isName && { inputMode: 'text', autoComplete: 'off', icon: null })}
      maxLength={255}
      onType={onType}
    />
  )
}

interface WayChoiceProps {
  way: SecondWay
  hint: string
  isChosen: boolean
  onChoose: (way: SecondWay) => void
}

function WayChoice({ way, hint, isChosen, onChoose }: WayChoiceProps) {
  const text = useText()
  const group = useId()
  const Icon = icons[way]
  return (
    <label className="flex min-h-[60px] cursor-pointer items-center gap-3.5 rounded-[12px] bg-surface px-4 py-2.5 ring-1 ring-line-strong has-checked:bg-rind-50 has-checked:ring-2 has-checked:ring-[var(--field-active)] has-focus-visible:outline-2 dark:has-checked:bg-white/6">
      <Icon size={24} className="flex-none text-link" />
      <span className="min-w-0 flex-1">
        <span className="block font-[680]">{text(`security.second_way_${way}`)}</span>
        {hint && <bdi className="num block text-[13px] text-text-2">{hint}</bdi>}
      </span>
      <input
        type="radio"
        name={`second-${group}`}
        className="sr-only"
        checked={isChosen}
        onChange={() => onChoose(way)}
      />
      {isChosen && <CheckCircleIcon size={22} weight="fill" className="flex-none text-link" />}
    </label>
  )
}
