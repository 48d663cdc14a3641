import { security } from '@jackfruit/contracts'
import { Button, Modal } from '@jackfruit/ui'
import { type ReactNode, useRef, useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { CallFailure } from '../../../shared/calls/failure.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { focusField } from '../../../shared/form/focusField.ts'
import { useCountdown } from '../../../shared/form/useCountdown.ts'
import { XIcon } from '../../../shared/look/icons.ts'
import { SecretField } from '../../../shared/secret/SecretField.tsx'
import { type Message, useMessages } from '../../../shared/text/message.ts'
import { useText } from '../../../shared/text/text.ts'
import { useOverview } from './queries.ts'

/** Work that may need the password first, and the window that asks for it. */
export interface Confirmed {
  /** Does the work; when the platform wants the password first, asks for it and does the work again. */
  run: <T>(work: () => Promise<T>) => Promise<T | null>
  window: ReactNode
}

export function useConfirmed(): Confirmed {
  const [isAsked, setAsked] = useState(false)
  const answer = useRef<((isConfirmed: boolean) => void) | null>(null)
  const settle = (isConfirmed: boolean) => {
    setAsked(false)
    answer.current?.(isConfirmed)
    answer.current = null
  }
  return {
    async run(work) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof CallFailure) || error.code !== 'confirmation_needed') throw error
        const isConfirmed = await new Promise<boolean>((done) => {
          answer.current = done
          setAsked(true)
        })
        return isConfirmed ? work() : null
      }
    },
    window: isAsked && <Ask onDone={() => settle(true)} onClose={() => settle(false)} />,
  }
}

const contacts = ['mobile', 'email'] as const
type Way = 'password' | (typeof contacts)[number]
const nameOf = (way: Way) => (way === 'password' ? 'confirmPassword' : 'code')

function Ask({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const text = useText()
  const { tell } = useMessages()
  const { data } = useOverview()
  const ways: Way[] = ['password', ...contacts.filter((kind) => data?.[kind]?.isVerified)]
  const [chosen, setWay] = useState<Way | null>(null)
  const way = chosen ?? (data?.passwordChangedAt === null ? ways[1] : undefined) ?? 'password'
  const [value, setValue] = useState('')
  const [error, setError] = useState<Message>()
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const { left, start } = useCountdown()
  const form = useRef<HTMLFormElement>(null)

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(undefined)
    await work().catch((failure: unknown) => {
      setError({ failure })
      focusField(form.current, nameOf(way))
    })
    setBusy(false)
  }
  const send = () =>
    attempt(async () => {
      if (way === 'password') return
      const { expiredMinutes } = await call(security.confirmCode, { body: { kind: way } })
      setSent(true)
      start(expiredMinutes * 60)
    })
  const confirm = () =>
    attempt(async () => {
      await call(security.confirm, {
        body: way === 'password' ? { password: value } : { kind: way, code: value },
      })
      onDone()
    })
  const turnTo = (next: Way) => {
    setWay(next)
    setValue('')
    setError(undefined)
    setSent(false)
    start(0)
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text('security.confirm_title')}
      onPhone="sheet"
      close={{ label: text('common.close'), icon: <XIcon size={20} weight="bold" /> }}
    >
      <Form
        at={form}
        className="grid gap-4 px-6 pt-1 pb-6"
        onSubmit={() => {
          if (value) void confirm()
          else {
            setError({ key: 'auth.rule_required' })
            focusField(form.current, nameOf(way))
          }
        }}
      >
        <p className="text-[14px] text-text-2">{text('security.confirm_text')}</p>
        <SecretField
          key={way}
          kind={way === 'password' ? 'password' : 'code'}
          label={text(way === 'password' ? 'security.confirm_password' : 'security.code')}
          name={nameOf(way)}
          {...(way === 'password' && { autoComplete: 'current-password' })}
          maxLength={way === 'password' ? 128 : 6}
          value={value}
          error={tell(error)}
          hint={isSent ? text('security.code_sent') : undefined}
          onType={setValue}
          after={
            way !== 'password' && (
              <Button isBusy={isBusy} isDisabled={left > 0} onClick={() => void send()}>
                {left > 0 ? text('auth.code_again', { seconds: left }) : text('security.send_code')}
              </Button>
            )
          }
        />
        <Button type="submit" look="green" isBusy={isBusy}>
          {text('security.go_on')}
        </Button>
        <OtherWays ways={ways.filter((other) => other !== way)} onTurn={turnTo} />
      </Form>
    </Modal>
  )
}

function OtherWays({ ways, onTurn }: { ways: readonly Way[]; onTurn: (way: Way) => void }) {
  const text = useText()
  if (ways.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {ways.map((way) => (
        <Button key={way} look="text" size="sm" onClick={() => onTurn(way)}>
          {text(`security.confirm_by_${way}`)}
        </Button>
      ))}
    </div>
  )
}
